import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  hostsAt,
  refuseOperation,
  refuseVisit,
  type Visit,
} from '../../../writing-room/server/guard';
import {isInside, isWritable} from '../../../writing-room/server/writable';

const admission = {hosts: hostsAt(3000), key: '0123456789abcdef0123456789abcdef'};

const visit = (changes: Partial<Visit> = {}, headers: Visit['headers'] = {}): Visit => ({
  method: 'POST',
  remoteAddress: '127.0.0.1',
  ...changes,
  headers: {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'x-room-key': admission.key,
    'content-type': 'application/json',
    ...headers,
  },
});

describe('an operation', () => {
  it.each(hostsAt(3000))('is answered at %s', (host) => {
    const headers = {host, origin: `http://${host}`};
    expect(refuseOperation(visit({}, headers), admission)).toBeUndefined();
  });

  it.each<[string, Visit, number]>([
    ['from another computer', visit({remoteAddress: '192.168.1.7'}), 403],
    ['from nowhere', visit({remoteAddress: undefined}), 403],
    ['to another name', visit({}, {host: 'evil.example:3000'}), 403],
    ['to another port', visit({}, {host: 'localhost:3001'}), 403],
    ['to a name without a port', visit({}, {host: 'localhost'}), 403],
    ['to no name', visit({}, {host: undefined}), 403],
    ['from another origin', visit({}, {origin: 'http://evil.example'}), 403],
    ['from another port', visit({}, {origin: 'http://localhost:3001'}), 403],
    ['over TLS', visit({}, {origin: 'https://localhost:3000'}), 403],
    ['from a page without an origin', visit({}, {origin: 'null'}), 403],
    ['without an origin', visit({}, {origin: undefined}), 403],
    ['without a key', visit({}, {'x-room-key': undefined}), 401],
    ['with a part of the key', visit({}, {'x-room-key': admission.key.slice(0, -1)}), 401],
    ['with two keys', visit({}, {'x-room-key': [admission.key, admission.key]}), 401],
    ['by GET', visit({method: 'GET'}), 405],
    ['with a form', visit({}, {'content-type': 'application/x-www-form-urlencoded'}), 415],
    ['with text', visit({}, {'content-type': 'text/plain'}), 415],
    ['with nothing said', visit({}, {'content-type': undefined}), 415],
  ])('is refused %s', (_, refused, status) => {
    expect(refuseOperation(refused, admission)?.status).toBe(status);
  });
});

it('shows its page without a key, on this computer and under its own name only', () => {
  const get = visit({method: 'GET'}, {'x-room-key': undefined, origin: undefined});
  expect(refuseVisit(get, admission)).toBeUndefined();
  expect(refuseVisit(visit({remoteAddress: '10.0.0.1'}), admission)?.status).toBe(403);
  expect(refuseVisit(visit({}, {host: 'evil.example:3000'}), admission)?.status).toBe(403);
});

describe('the files that may be written', () => {
  it.each([
    'src/data/team.yml',
    'src/data/pages/team.yml',
    'docs/faq.mdx',
    'docs/notes.md',
    'pages/about.mdx',
    'i18n/ne/docusaurus-plugin-content-docs/current/faq.mdx',
  ])('%s is edited, and not uploaded', (file) => {
    expect([isWritable(file, 'edit'), isWritable(file, 'upload')]).toEqual([true, false]);
  });

  it.each(['static/img/team/asha.jpg', 'static/img/a.AVIF', 'src/data/typefaces/Asha.ttf'])(
    '%s is uploaded, and not edited',
    (file) => {
      expect([isWritable(file, 'edit'), isWritable(file, 'upload')]).toEqual([false, true]);
    },
  );

  it('the ledger is written by operations of the room only', () => {
    const file = 'i18n/ledger/ne/docs/faq.mdx.txt';
    const purposes = ['edit', 'upload', 'operation'] as const;
    expect(purposes.map((purpose) => isWritable(file, purpose))).toEqual([false, false, true]);
  });

  it.each([
    '',
    '/etc/passwd',
    'C:/site/docs/a.mdx',
    '../docs/a.mdx',
    'docs/../package.json',
    'docs/../../a.mdx',
    'docs/./a.mdx',
    'docs//a.mdx',
    'docs/%2e%2e/a.mdx',
    'docs/..%2fa.mdx',
    'docs\\a.mdx',
    'docs/a\0.mdx',
    'docs/a.mdx\n',
    'docs/.hidden.mdx',
    'docs/.git/a.mdx',
    '.git/hooks/pre-commit',
    'docs/a.js',
    'docs/a.mdx/',
    'src/pages/index.tsx',
    'src/data/unknown.yml',
    'src/data/team.yaml',
    'package.json',
    'docusaurus.config.ts',
    'i18n/ne/code.json',
    'sidebars.ts',
    'static/img/a.svg',
    'static/img/a.html',
    'static/robots.txt',
    'src/data/typefaces/deep/a.ttf',
    'docs/नयाँ.mdx',
  ])('%j is not written by anybody', (file) => {
    const purposes = ['edit', 'upload', 'operation'] as const;
    expect(purposes.some((purpose) => isWritable(file, purpose))).toBe(false);
  });
});

describe('a place in the site', () => {
  let folder: string;
  let siteDir: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'links '));
    siteDir = path.join(folder, 'site');
    mkdirSync(path.join(siteDir, 'docs'), {recursive: true});
    writeFileSync(path.join(siteDir, 'docs/a.mdx'), '');
    writeFileSync(path.join(folder, 'outside.mdx'), '');
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  it('is inside when it is a file, or not there yet', async () => {
    expect(await isInside(siteDir, 'docs/a.mdx')).toBe(true);
    expect(await isInside(siteDir, 'docs/new.mdx')).toBe(true);
    expect(await isInside(siteDir, 'docs/new/folder/new.mdx')).toBe(true);
  });

  it('is inside when the site itself is reached by a link', async () => {
    symlinkSync(siteDir, path.join(folder, 'link'));
    expect(await isInside(path.join(folder, 'link'), 'docs/a.mdx')).toBe(true);
  });

  it.each([
    ['a link to a file', '../../outside.mdx', 'docs/link.mdx', 'docs/link.mdx'],
    ['a link to a file of the site', 'a.mdx', 'docs/link.mdx', 'docs/link.mdx'],
    ['below a link to a folder', '../..', 'docs/link', 'docs/link/outside.mdx'],
    ['new below a link to a folder', '../..', 'docs/link', 'docs/link/x/new.mdx'],
    ['below a link to nothing', '../../none', 'docs/link', 'docs/link/new.mdx'],
  ])('is not inside when it is %s', async (_, target, link, file) => {
    symlinkSync(target, path.join(siteDir, link));
    expect(await isInside(siteDir, file)).toBe(false);
  });

  it('is not inside when it is a folder', async () => {
    mkdirSync(path.join(siteDir, 'docs/b.mdx'));
    expect(await isInside(siteDir, 'docs/b.mdx')).toBe(false);
  });
});
