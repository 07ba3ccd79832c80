/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {starter} from '@site/src/plugins/starter/starter';
import Menu from '@site/src/theme/Navbar/_Menu';
import {renderHydrated, renderWithoutScripts} from './support/render';

const page = (
  <>
    <Menu />
    <p>Outside</p>
  </>
);

const details = () => document.querySelector('details')!;
const summary = () => document.querySelector('summary')!;

describe('with scripts', () => {
  // It closes the menu, before hydration and after it.
  beforeAll(() => starter(window, 'theme', '', ''));

  it('closes on Escape and returns the focus to its button', async () => {
    const {user} = renderHydrated(page);
    await user.click(summary());
    expect(details().open).toBe(true);
    screen.getByRole('link', {name: 'Team'}).focus();
    await user.keyboard('{Escape}');
    expect(details().open).toBe(false);
    expect(document.activeElement).toBe(summary());
  });

  it('closes on a click outside, and not on one inside', async () => {
    const {user} = renderHydrated(page);
    await user.click(summary());
    await user.click(screen.getByRole('navigation', {name: 'Menu'}));
    expect(details().open).toBe(true);
    await user.click(screen.getByText('Outside'));
    expect(details().open).toBe(false);
  });

  it('closes when the focus leaves it', async () => {
    const {user} = renderHydrated(
      <>
        {page}
        <a href="/next">Next</a>
      </>,
    );
    await user.click(summary());
    screen.getByRole('link', {name: 'Team'}).focus();
    expect(details().open).toBe(true);
    screen.getByRole('link', {name: 'Next'}).focus();
    expect(details().open).toBe(false);
  });

  it('closes when a link changes the page', async () => {
    const {user, history} = renderHydrated(page);
    await user.click(summary());
    await user.click(screen.getByRole('link', {name: 'Team'}));
    expect(history.location.pathname).toBe('/team');
    expect(details().open).toBe(false);
  });
});

describe('without scripts', () => {
  it('is a details element with named links', () => {
    const html = renderWithoutScripts(page, {route: '/team'});
    expect(summary().textContent).toBe('MoreMenu');
    details().open = true;
    const team = html.getByRole('link', {name: 'Team'});
    expect(team.getAttribute('href')).toBe('/team');
    expect(team.getAttribute('aria-current')).toBe('page');
    expect(html.getByRole('list', {name: 'Marketplace'}).textContent).toContain('Services');
    expect(html.getByRole('link', {name: 'नेपाली'}).getAttribute('hreflang')).toBe('ne');
  });
});
