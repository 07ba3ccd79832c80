/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {addNotFoundScripts} from '../../../src/plugins/routing';
import type {HeaderRules} from '../../../src/plugins/routing/answerHeaders';
import {hashSource} from '../../../src/plugins/routing/contentPolicy';
import {writeHostFiles} from '../../../src/plugins/routing/hostFiles';
import {storeTable} from '../../../src/plugins/routing/routeTable';
import {table} from './table';

const page = (head: string, body = '') => `<head><meta charset=UTF-8>${head}</head>${body}`;

let build: string;
const read = (name: string) => readFileSync(path.join(build, name));

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'a build '));
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
    writeFileSync(path.join(build, name), content);
  };
  write('404.html', page('<title>English</title>', '<p>Missing'));
  write('ne/404.html', page('<title>Nepali</title>', '<p>Missing'));
  storeTable(build, 'en', table[0]!);
  storeTable(build, 'ne', table[1]!);
});
afterEach(() => rmSync(build, {recursive: true}));

it('gives the 404 page of every language the addresses of all', () => {
  addNotFoundScripts(build);
  for (const name of ['404.html', 'ne/404.html']) {
    const html = read(name).toString();
    expect(html).toMatch(/^<head><meta charset=UTF-8><script>/);
    expect(html).toContain('"/ne/about"');
    expect(html).toContain('"/about"');
  }
});

it('allows each page the style elements that it has', async () => {
  writeFileSync(path.join(build, 'about.html'), page('<style>p{}</style>', '<p>About'));
  writeFileSync(path.join(build, 'ne/index.html'), page('<style>a{}</style>', '<p>Home'));
  await writeHostFiles(build);
  const {policies} = JSON.parse(read('.hosting/headers.json').toString()) as HeaderRules;
  const [own, home] = ['p{}', 'a{}'].map(hashSource);
  expect(policies.styles['/about']).toContain(` ${own} '`);
  expect(policies.styles['/ne/']).toContain(` ${home} '`);
  expect(policies.styles['/about']).not.toContain(home);
});

it('writes the rules of every host', async () => {
  await writeHostFiles(build);
  for (const name of ['nginx/maps.conf', 'nginx/server.conf', 'cloudflare/_worker.js']) {
    expect(read(`.hosting/${name}`).toString()).toContain('Written by the build');
  }
});

it('allows the scripts of all pages and of the starter by their hashes, and stops at what only one page carries', async () => {
  const colours = '<script>colours()</script>';
  const notFound = page(colours);
  for (const name of ['404.html', 'ne/404.html']) writeFileSync(path.join(build, name), notFound);
  writeFileSync(
    path.join(build, 'about.html'),
    page('', `<p>About${colours}<script data-for=data-city>city()</script>`),
  );
  await writeHostFiles(build);
  const headers = read('.hosting/headers.json').toString();
  expect(headers).toContain(`${hashSource('colours()')} ${hashSource('city()')}`);

  for (const name of ['404.html', 'ne/404.html']) writeFileSync(path.join(build, name), notFound);
  writeFileSync(
    path.join(build, 'about.html'),
    page('', `<p style="color:red" onclick="go()">${colours}<script>count()</script>`),
  );
  await expect(writeHostFiles(build)).rejects.toThrow(
    new Error(
      '  about.html carries the attribute style\n' +
        '  about.html carries the attribute onclick\n' +
        '  about.html carries an inline script without a hash (count() …)\n' +
        'The content policy of the site would block it. Put scripts and styles into files of their own.',
    ),
  );
});
