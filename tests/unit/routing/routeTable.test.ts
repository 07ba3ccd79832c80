import {localeTable} from '../../../src/plugins/routing/routeTable';

const routes = ['/404.html', '/500.html', '/about', '/press', '/faq', '/about', '/app', '/'];

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
    const table = localeTable(['/site/ne/app', '/site/ne/'], '/site/ne/', []);
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
    expect(() => localeTable([...routes, path], '/', [])).toThrow(
      `Invalid: ${path}. Give the page a file name or a slug such as /our-story.`,
    );
  });

  it('rejects a site without the page that unknown addresses go to', () => {
    expect(() => localeTable(['/ne/', '/ne/404.html'], '/ne/', [])).toThrow(
      'There is no page at /ne/app',
    );
  });
});
