/** @jest-environment node */
import {routeTable} from '../../../src/plugins/routing/routeTable';

it.each(['/About', '/our story', '/हाम्रो', '/about/', '/about.html', '/a//b', '/.well', '/index'])(
  'rejects a page at %s with a way out',
  (page) => {
    const languages = [{locale: 'en', base: '/', pages: ['/', '/app', page]}] as const;
    expect(() => routeTable({dir: '/no/such/build', languages})).toThrow(
      `Invalid: ${page}. Give the page a file name or a slug such as /our-story.`,
    );
  },
);
