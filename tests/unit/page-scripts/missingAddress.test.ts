/** @jest-environment jsdom */
import {nameMissingAddress, showAddressOfPage} from '../../../src/page-scripts/missingAddress';
import {one, open} from './support';

it.each([
  ['/about.html?a=1#b', '/about?a=1#b'],
  ['/ne/index.html', '/ne/'],
  ['/release-1.2', '/release-1.2'],
])('shows the address of the page in place of %s', (opened, shown) => {
  window.name = 'opened by its file';
  open(showAddressOfPage, '', opened);
  expect(location.pathname + location.search + location.hash).toBe(shown);
  expect(window.name).toBe(shown === opened ? 'opened by its file' : '');
});

it.each([
  ['?missing=/abuot&x=1', '/abuot'],
  ['?missing=/call-98%20now', 'this address'],
  ['?missing=abuot', 'this address'],
  [`?missing=/${'a'.repeat(61)}`, 'this address'],
])('names the address that has no page only where it looks like one: %s', (query, words) => {
  open(
    nameMissingAddress,
    '<aside id="not-found"><b data-missing-address>this address</b></aside>',
    '/app#not-found',
  );
  expect(one('b').textContent).toBe('this address');
  open(nameMissingAddress, document.body.innerHTML, `/app${query}#not-found`);
  expect(one('b').textContent).toBe(words);
});
