/** @jest-environment node */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {finishSite} from '../../../src/plugins/post-build/finishSite';
import type {HeaderRules} from '../../../src/plugins/routing/answerHeaders';
import {hashSource} from '../../../src/plugins/routing/contentPolicy';
import {storeTable} from '../../../src/plugins/routing/routeTable';
import {table} from '../routing/table';

/** A page as Docusaurus leaves it, with more in its head and its body. */
const page = (head: string, body = '') =>
  `<head><meta charset=UTF-8>${head}<link rel=stylesheet href=/assets/css/styles.1.css /><script src=/assets/js/main.1.js defer></script></head>${body}`;

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
  write('assets/css/styles.1.css', 'p{color:blue}');
  write('long.css', 'a{color:red}'.repeat(200));
  write('short.css', 'a{color:red}');
  write('photo.jpg', 'x'.repeat(5000));
  storeTable(build, 'en', table[0]!);
  storeTable(build, 'ne', table[1]!);
});
afterEach(() => rmSync(build, {recursive: true}));

it('gives the 404 page of every language the addresses of all', async () => {
  await finishSite(build);
  for (const name of ['404.html', 'ne/404.html']) {
    const html = read(name).toString();
    expect(html).toMatch(/^<head><meta charset=UTF-8><script>/);
    expect(html).toContain('"/ne/about"');
    expect(html).toContain('"/about"');
  }
});

it('puts the style sheet into every page and lets scripts wait', async () => {
  await finishSite(build);
  for (const name of ['404.html', 'ne/404.html']) {
    expect(read(name).toString()).toContain('<style>p{color:blue}</style>');
    expect(read(name).toString()).toContain('<script type="later" src=/assets/js/main.1.js>');
  }
});

it('allows each page the style elements that it has', async () => {
  writeFileSync(path.join(build, 'about.html'), page('<style>p{}</style>', '<p>About'));
  writeFileSync(path.join(build, 'ne/index.html'), page('<style>a{}</style>', '<p>Home'));
  await finishSite(build);
  const {policies} = JSON.parse(read('.hosting/headers.json').toString()) as HeaderRules;
  const [own, home, shared] = ['p{}', 'a{}', 'p{color:blue}'].map(hashSource);
  expect(policies.styles['/about']).toContain(` ${own} ${shared} '`);
  expect(policies.styles['/ne/']).toContain(` ${home} ${shared} '`);
  expect(policies.styles['/about']).not.toContain(home);
});

it('compresses what gets smaller by it, after the scripts are in', async () => {
  await finishSite(build);
  expect(brotliDecompressSync(read('404.html.br'))).toEqual(read('404.html'));
  expect(gunzipSync(read('ne/404.html.gz'))).toEqual(read('ne/404.html'));
  expect(read('long.css.br').length).toBeLessThan(read('long.css').length);
  for (const name of ['short.css.br', 'photo.jpg.br', '.routes/en.json.br']) {
    expect(existsSync(path.join(build, name))).toBe(false);
  }
});

it('writes the rules of every host, which nothing compresses', async () => {
  await finishSite(build);
  for (const name of ['nginx/maps.conf', 'nginx/server.conf', 'cloudflare/_worker.js']) {
    expect(read(`.hosting/${name}`).toString()).toContain('Written by the build');
    expect(existsSync(path.join(build, '.hosting', `${name}.br`))).toBe(false);
  }
});

it('allows the script of all pages by its hash, and stops at what only one page carries', async () => {
  const colours = '<script>colours()</script>';
  const notFound = page(colours);
  for (const name of ['404.html', 'ne/404.html']) writeFileSync(path.join(build, name), notFound);
  writeFileSync(path.join(build, 'about.html'), page('', `<p>About${colours}`));
  await finishSite(build);
  expect(read('.hosting/headers.json').toString()).toContain(hashSource('colours()'));

  for (const name of ['404.html', 'ne/404.html']) writeFileSync(path.join(build, name), notFound);
  writeFileSync(
    path.join(build, 'about.html'),
    page('', `<p style="color:red" onclick="go()">${colours}<script>count()</script>`),
  );
  await expect(finishSite(build)).rejects.toThrow(
    new Error(
      '  about.html carries the attribute style\n' +
        '  about.html carries the attribute onclick\n' +
        '  about.html carries an inline script without a hash (count() …)\n' +
        'The content policy of the site would block it. Put scripts and styles into files of their own.',
    ),
  );
});
