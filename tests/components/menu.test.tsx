/** @jest-environment jsdom */
import Menu from '@site/src/theme/Navbar/_Menu';
import {renderWithoutScripts} from './support/render';

it('is a details element with named links', () => {
  const html = renderWithoutScripts(<Menu />, {route: '/team'});
  expect(document.querySelector('summary')!.textContent).toBe('MoreMenu');
  document.querySelector('details')!.open = true;
  const team = html.getByRole('link', {name: 'Team'});
  expect(team.getAttribute('href')).toBe('/team');
  expect(team.getAttribute('aria-current')).toBe('page');
  expect(html.getByRole('list', {name: 'Marketplace'}).textContent).toContain('Services');
  expect(html.getByRole('link', {name: 'नेपाली'}).getAttribute('hreflang')).toBe('ne');
});
