/** @jest-environment node */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {finishBuild} from '../../../scripts/lib/finishBuild';
import {storeTable} from '../../../src/plugins/routing/storedTable';
import {table} from '../routing/table';

let build: string;
const read = (name: string) => readFileSync(path.join(build, name));

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'a build '));
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
    writeFileSync(path.join(build, name), content);
  };
  write('404.html', '<head><meta charset=UTF-8><title>English');
  write('ne/404.html', '<head><meta charset=UTF-8><title>Nepali');
  write('long.css', 'a{color:red}'.repeat(200));
  write('short.css', 'a{color:red}');
  write('photo.jpg', 'x'.repeat(5000));
  storeTable(build, 'en', table[0]!);
  storeTable(build, 'ne', table[1]!);
});
afterEach(() => rmSync(build, {recursive: true}));

it('gives the 404 page of every language the addresses of all', async () => {
  await finishBuild(build);
  for (const page of ['404.html', 'ne/404.html']) {
    const html = read(page).toString();
    expect(html).toMatch(/^<head><meta charset=UTF-8><script>/);
    expect(html).toContain('"/ne/about"');
    expect(html).toContain('"/about"');
  }
});

it('compresses what gets smaller by it, after the scripts are in', async () => {
  await finishBuild(build);
  expect(brotliDecompressSync(read('404.html.br'))).toEqual(read('404.html'));
  expect(gunzipSync(read('ne/404.html.gz'))).toEqual(read('ne/404.html'));
  expect(read('long.css.br').length).toBeLessThan(read('long.css').length);
  for (const name of ['short.css.br', 'photo.jpg.br', '.routes/en.json.br']) {
    expect(existsSync(path.join(build, name))).toBe(false);
  }
});
