import {mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {admitOperation, admitVisit, hostsAt, type Visit} from '../server/guard';
import {isInside, isWritable} from '../server/writable';
import {makeSmallSite} from './smallSite';

const admission = {hosts: hostsAt(3000), key: '0123456789abcdef0123456789abcdef'};

const HERE = '127.0.0.1';

const visit = (headers: Visit['headers'], remoteAddress?: string, method = 'POST'): Visit => ({
  method,
  socket: {remoteAddress},
  headers: {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'x-editor-key': admission.key,
    'content-type': 'application/json',
    ...headers,
  },
});

describe('an operation', () => {
  it.each(hostsAt(3000))('is answered at %s', (host) => {
    const headers = {host, origin: `http://${host}`};
    expect(() => admitOperation(visit(headers, HERE), admission)).not.toThrow();
  });

  it.each<[string, Visit, number]>([
    ['from another computer', visit({}, '192.168.1.7'), 403],
    ['from nowhere', visit({}), 403],
    ['to another port', visit({host: 'localhost:3001'}, HERE), 403],
    ['to a name without a port', visit({host: 'localhost'}, HERE), 403],
    ['to no name', visit({host: undefined}, HERE), 403],
    ['from another port', visit({origin: 'http://localhost:3001'}, HERE), 403],
    ['over TLS', visit({origin: 'https://localhost:3000'}, HERE), 403],
    ['from a page without an origin', visit({origin: 'null'}, HERE), 403],
    ['without an origin', visit({origin: undefined}, HERE), 403],
    ['with a part of the key', visit({'x-editor-key': admission.key.slice(1)}, HERE), 401],
    ['with two keys', visit({'x-editor-key': [admission.key, admission.key]}, HERE), 401],
    ['by GET', visit({}, HERE, 'GET'), 405],
    ['with a form', visit({'content-type': 'application/x-www-form-urlencoded'}, HERE), 415],
    ['with text', visit({'content-type': 'text/plain'}, HERE), 415],
    ['with nothing said', visit({'content-type': undefined}, HERE), 415],
  ])('is refused %s', (_, refused, status) => {
    expect(() => admitOperation(refused, admission)).toThrow(expect.objectContaining({status}));
  });
});

it('shows its page without a key, on this computer and under its own name only', () => {
  const withoutKey = {'x-editor-key': undefined, origin: undefined};
  expect(() => admitVisit(visit(withoutKey, HERE, 'GET'), admission)).not.toThrow();
  expect(() => admitVisit(visit({}, '10.0.0.1'), admission)).toThrow();
  expect(() => admitVisit(visit({host: 'evil.example:3000'}, HERE), admission)).toThrow();
});

describe('the files that may be written', () => {
  const purposes = ['edit', 'upload', 'operation'] as const;
  const purposesOf = (file: string) => purposes.filter((purpose) => isWritable(file, purpose));

  it.each([
    ['are edited', ['edit', 'operation'], ['src/data/team.yml', 'src/data/pages/team.yml']],
    ['are edited', ['edit', 'operation'], ['docs/faq.mdx', 'docs/notes.md', 'pages/about.mdx']],
    ['is edited', ['edit', 'operation'], ['i18n/ne/docusaurus-plugin-content-docs/current/a.mdx']],
    ['are uploaded', ['upload', 'operation'], ['static/img/team/asha.jpg', 'static/img/a.AVIF']],
    ['is the ledger', ['operation'], ['i18n/ledger/ne/docs/faq.mdx.txt']],
    ['are outside', [], ['', '/etc/passwd', 'C:/site/docs/a.mdx', '../docs/a.mdx']],
    ['lead elsewhere', [], ['docs/../package.json', 'docs/./a.mdx', 'docs//a.mdx', 'docs\\a.mdx']],
    ['are encoded', [], ['docs/%2e%2e/a.mdx', 'docs/a\0.mdx', 'docs/a.mdx\n', 'docs/नयाँ.mdx']],
    ['are hidden', [], ['docs/.hidden.mdx', 'docs/.git/a.mdx', '.git/hooks/pre-commit']],
    ['are programs', [], ['docs/a.js', 'package.json', 'src/pages/index.tsx', 'static/img/a.svg']],
    ['are no texts', [], ['docs/a.mdx/', 'src/data/unknown.yml', 'src/data/team.yaml']],
    [
      'are of others',
      [],
      ['i18n/ne/code.json', 'static/robots.txt', 'src/data/typefaces/Asha.ttf'],
    ],
  ])('those that %s are written by %j: %j', (_, by, files) => {
    expect(files.map(purposesOf)).toEqual(files.map(() => by));
  });
});

describe('a place in the site', () => {
  const {siteDir, remove} = makeSmallSite();
  const link = path.join(siteDir, 'docs/link');
  mkdirSync(path.join(siteDir, 'docs/folder.mdx'));
  afterEach(() => rmSync(link, {force: true}));
  afterAll(remove);

  it('is inside when it is a file or not there yet, also of a site that is reached by a link', async () => {
    symlinkSync(siteDir, link);
    for (const file of ['docs/terms.mdx', 'docs/new.mdx', 'docs/new/folder/new.mdx']) {
      expect(await isInside(link, file)).toBe(true);
    }
  });

  it.each([
    ['a link to a file', __filename, 'link'],
    ['a link to a file of the site', 'terms.mdx', 'link'],
    ['below a link to a folder', __dirname, 'link/guard.test.ts'],
    ['new below a link to a folder', __dirname, 'link/x/new.mdx'],
    ['below a link to nothing', '../../none', 'link/new.mdx'],
    ['a folder', '', 'folder.mdx'],
    ['below a file', '', 'terms.mdx/b.mdx'],
  ])('is not inside when it is %s', async (_, target, file) => {
    if (target) symlinkSync(target, link);
    expect(await isInside(siteDir, `docs/${file}`)).toBe(false);
  });
});
