/** @jest-environment jsdom */
import {act, screen, waitFor, within} from '@testing-library/react';
import Coverage from '@site/src/pages/media/_Coverage';
import {renderHydrated, renderWithoutScripts} from './support/render';

const cards = () => screen.getAllByRole('article', {hidden: true});
const status = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', {name});

describe('with scripts', () => {
  it('filters by language, says how many, keeps it in the address, and Back undoes it', async () => {
    const {user, history} = renderHydrated(<Coverage />, {route: '/media'});
    await user.click(button('नेपाली'));
    expect(button('नेपाली').getAttribute('aria-pressed')).toBe('true');
    expect(cards()).toHaveLength(7);
    expect(status()).toBe('Showing 7 of 14');
    expect(history.location.search).toBe('?language=ne');
    act(() => history.goBack());
    expect(cards()).toHaveLength(14);
  });

  it('starts with the filters of the address', () => {
    renderHydrated(<Coverage />, {route: '/media?language=ne'});
    expect(status()).toBe('Showing 7 of 14');
    expect(button('नेपाली').getAttribute('aria-pressed')).toBe('true');
  });

  it('searches while typing, and offers a way out when nothing matches', async () => {
    const {user, history} = renderHydrated(<Coverage />, {route: '/media'});
    const search = screen.getByRole('searchbox', {name: 'Find a headline, outlet or date'});
    await user.type(search, 'headline 13');
    await waitFor(() => expect(history.location.search).toBe('?q=headline+13'));
    expect(cards()).toHaveLength(1);
    await user.type(search, 'x');
    await user.click(await screen.findByRole('button', {name: 'Clear the filters'}));
    expect(cards()).toHaveLength(14);
    expect(document.activeElement).toBe(search);
  });

  it('folds all but the first cards, unless they are filtered', async () => {
    const {user} = renderHydrated(<Coverage />, {route: '/media'});
    const folded = () => document.querySelectorAll('details article').length;
    expect([folded(), status()]).toEqual([3, '']);
    screen.getByText('Show 3 more');
    await user.click(button('नेपाली'));
    expect(folded()).toBe(0);
  });
});

describe('without scripts', () => {
  it('has every card with its link, which is named by the headline', () => {
    const page = renderWithoutScripts(<Coverage />, {route: '/media'});
    expect(page.getAllByRole('article')).toHaveLength(14);
    expect(document.querySelector('[hidden]')).toBeNull();
    const link = page.getByRole<HTMLAnchorElement>('link', {name: /Read More.*Headline 14/});
    expect(link.href).toBe('https://example.com/14');
  });

  it('has named controls', () => {
    const page = renderWithoutScripts(<Coverage />, {route: '/media'});
    const filters = within(page.getByRole('search', {name: 'Filter the coverage'}));
    expect(filters.getAllByRole('combobox').map((box) => box.id)).toEqual(['media-year']);
    filters.getByRole('group', {name: 'Language'});
    filters.getByRole('combobox', {name: 'Year'});
  });
});
