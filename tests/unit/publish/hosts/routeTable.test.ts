/** @jest-environment node */
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {HtmlDocument} from '@site/src/publish/documents';
import {routeTable} from '@site/src/publish/hosts/routeTable';

const dir = mkdtempSync(path.join(tmpdir(), 'a build '));

it.each(['/About', '/our story', '/हाम्रो', '/about.html', '/a//b', '/.well'])(
  'rejects a page at %s with a way out',
  (page) => {
    const pages = ['/', '/app', page].map((address) => ({address}) as HtmlDocument);
    const languages = [{locale: 'en', base: '/', pages}] as const;
    expect(() => routeTable({dir, languages, lists: {en: {redirects: []}} as never})).toThrow(
      `Invalid: ${page}. Give the page a file name or a slug such as /our-story.`,
    );
  },
);
