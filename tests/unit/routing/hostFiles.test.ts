/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {addNotFoundScripts} from '../../../src/plugins/routing';
import type {Build} from '../../../src/plugins/finish-build';
import {writeHostFiles} from '../../../src/plugins/routing/hostFiles';
import {table} from './table';

const page = (head: string, body = '') => `<head><meta charset=UTF-8>${head}</head>${body}`;

let build: Build;
const read = (name: string) => readFileSync(path.join(build.dir, name));

const write = (name: string, content: string) => writeFileSync(path.join(build.dir, name), content);

beforeEach(() => {
  const [en, ne] = table.map(({base, pages}) => ({base, pages}));
  build = {
    dir: mkdtempSync(path.join(tmpdir(), 'a build ')),
    languages: [
      {locale: 'en', ...en!},
      {locale: 'ne', ...ne!},
    ],
  };
  mkdirSync(path.join(build.dir, 'ne'));
  write('404.html', page('<title>English</title>', '<p>Missing'));
  write('ne/404.html', page('<title>Nepali</title>', '<p>Missing'));
});
afterEach(() => rmSync(build.dir, {recursive: true}));

it('gives the 404 page of every language the addresses of all', () => {
  addNotFoundScripts(build);
  for (const name of ['404.html', 'ne/404.html']) {
    const html = read(name).toString();
    expect(html).toMatch(/^<head><meta charset=UTF-8><script>/);
    expect(html).toContain('"/ne/about"');
    expect(html).toContain('"/about"');
  }
});

it('stops at what no policy allows', () => {
  write('about.html', page('', '<p style="color:red" onclick="go()">'));
  expect(() => writeHostFiles(build)).toThrow(
    new Error(
      '  about.html carries the attribute style\n' +
        '  about.html carries the attribute onclick\n' +
        'The content policy of the site would block it. Put scripts and styles into files of their own.',
    ),
  );
});
