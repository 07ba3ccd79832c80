/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {routeTable} from '../../../src/plugins/routing/routeTable';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'a build '))));
afterEach(() => rmSync(dir, {recursive: true}));

it('has the pages of each language and its folders without documents', () => {
  for (const folder of ['.hosting', 'img/social', 'assets', 'hire', 'ne/assets'])
    mkdirSync(path.join(dir, folder), {recursive: true});
  for (const file of ['hire/painter.html', 'ne/index.html', 'robots.txt'])
    writeFileSync(path.join(dir, file), '');
  const languages = [
    {locale: 'en', base: '/', pages: ['/', '/app', '/hire/painter']},
    {locale: 'ne', base: '/ne/', pages: ['/ne/']},
  ] as const;
  expect(routeTable({dir, languages})).toEqual([
    {base: '/', fallback: '/app', pages: languages[0].pages, folders: ['assets', 'img']},
    {base: '/ne/', fallback: '/ne/app', pages: ['/ne/'], folders: ['assets']},
  ]);
});

it.each(['/About', '/our story', '/हाम्रो', '/about/', '/about.html', '/a//b', '/.well', '/index'])(
  'rejects a page at %s with a way out',
  (page) => {
    const languages = [{locale: 'en', base: '/', pages: ['/', '/app', page]}] as const;
    expect(() => routeTable({dir, languages})).toThrow(
      `Invalid: ${page}. Give the page a file name or a slug such as /our-story.`,
    );
  },
);
