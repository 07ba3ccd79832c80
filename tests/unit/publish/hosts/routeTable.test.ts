/** @jest-environment node */
import type {HtmlDocument} from '@site/src/publish/documents';
import {routeTable} from '@site/src/publish/hosts/routeTable';

it.each(['/About', '/our story', '/हाम्रो', '/about/', '/about.html', '/a//b', '/.well', '/index'])(
  'rejects a page at %s with a way out',
  (page) => {
    const pages = ['/', '/app', page].map((address) => ({address}) as HtmlDocument);
    const languages = [{locale: 'en', base: '/', pages}] as const;
    expect(() => routeTable({dir: '/no/such/build', languages})).toThrow(
      `Invalid: ${page}. Give the page a file name or a slug such as /our-story.`,
    );
  },
);
