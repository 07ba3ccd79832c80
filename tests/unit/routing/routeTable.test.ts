import {pagePaths} from '../../../src/lib/urls';
import {localeTable} from '../../../src/plugins/routing/routeTable';

const routes = [
  {path: '/404.html'},
  {path: '/about'},
  {
    path: '/',
    routes: [{path: '/', routes: [{path: '/press'}, {path: '/faq'}, {path: '/about'}]}],
  },
  {path: '/app'},
  {path: '/'},
  {path: '*'},
];

describe('pagePaths', () => {
  it('takes each page once and leaves out frames, the wildcard and 404.html', () => {
    expect(pagePaths(routes)).toEqual(['/about', '/press', '/faq', '/app', '/']);
  });

  it('leaves out the 404 page and the error screens of another language', () => {
    expect(pagePaths([{path: '/ne/404.html'}, {path: '/ne/500.html'}, {path: '/ne/'}])).toEqual([
      '/ne/',
    ]);
  });
});

describe('localeTable', () => {
  it('derives everything from the routes and the base', () => {
    expect(localeTable(routes, '/', ['img', 'assets'])).toEqual({
      base: '/',
      fallback: '/app',
      pages: ['/', '/about', '/app', '/faq', '/press'],
      folders: ['assets', 'img'],
    });
  });

  it('derives the fallback from the base', () => {
    const table = localeTable([{path: '/site/ne/app'}, {path: '/site/ne/'}], '/site/ne/', []);
    expect(table.fallback).toBe('/site/ne/app');
  });

  it.each([
    '/About',
    '/our story',
    '/हाम्रो',
    '/about/',
    '/about.html',
    '/a//b',
    '/.well',
    '/index',
  ])('rejects a page at %s with a way out', (path) => {
    expect(() => localeTable([...routes, {path}], '/', [])).toThrow(
      `Invalid: ${path}. Give the page a file name or a slug such as /our-story.`,
    );
  });

  it('rejects a site without the page that unknown addresses go to', () => {
    expect(() => localeTable([{path: '/ne/'}], '/ne/', [])).toThrow('There is no page at /ne/app');
  });
});
