import {mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {isWritable} from '../core/writable';
import {explainGit, GitError} from '../server/git';
import {localGuard, loginOf, officeGuard, type Visit} from '../server/guard';
import {isInside} from '../server/workTree';
import {makeRemote} from './support/gitServer';

const KEY = '0123456789abcdef0123456789abcdef';
const user = {name: 'Asha Rai', email: '', login: 'writer'};
const local = localGuard(KEY, user);

const visit = (headers: Visit['headers'] = {}, method = 'POST'): Visit => ({
  method,
  socket: {localPort: 3000},
  headers: {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'x-editor-key': KEY,
    'content-type': 'application/json',
    ...headers,
  },
});

describe("an operation on one's own computer", () => {
  it.each(['localhost:3000', '127.0.0.1:3000'])('is answered at %s', (host) => {
    expect(local(visit({host, origin: `http://${host}`}), true)).toBe(user);
  });

  it.each<[string, Visit, number]>([
    ['to another port', visit({host: 'localhost:3001'}), 403],
    ['to a name without a port', visit({host: 'localhost'}), 403],
    ['to no name', visit({host: undefined}), 403],
    ['from another port', visit({origin: 'http://localhost:3001'}), 403],
    ['over TLS', visit({origin: 'https://localhost:3000'}), 403],
    ['from a page without an origin', visit({origin: 'null'}), 403],
    ['without an origin', visit({origin: undefined}), 403],
    ['with a part of the key', visit({'x-editor-key': KEY.slice(1)}), 401],
    ['with two keys', visit({'x-editor-key': [KEY, KEY]}), 401],
    ['by GET', visit({}, 'GET'), 405],
    ['with a form', visit({'content-type': 'application/x-www-form-urlencoded'}), 415],
    ['with text', visit({'content-type': 'text/plain'}), 415],
    ['with nothing said', visit({'content-type': undefined}), 415],
  ])('is refused %s', (_, refused, status) => {
    expect(() => local(refused, true)).toThrow(expect.objectContaining({status}));
  });

  it('is not needed for the page, which is shown under its own name only', () => {
    const plain = {'x-editor-key': undefined, origin: undefined};
    expect(() => local(visit(plain, 'GET'), false)).not.toThrow();
    expect(() => local(visit({host: 'evil.example:3000'}), false)).toThrow();
  });
});

describe('an operation in an office', () => {
  const ADDRESS = 'https://write.example.com';
  const office = officeGuard(ADDRESS);
  const signedIn = (headers: Visit['headers'] = {}) =>
    visit({
      host: 'write.example.com',
      origin: ADDRESS,
      'x-remote-user': 'asha',
      'x-remote-name': Buffer.from('आशा राई').toString('latin1'),
      'x-remote-email': 'asha@example.com',
      ...headers,
    });

  it('is that of the person whom the proxy has signed in', () => {
    const asha = {login: 'asha', name: 'आशा राई', email: 'asha@example.com'};
    expect(office(signedIn(), true)).toEqual(asha);
    expect(office(signedIn({'x-remote-name': undefined}), true).name).toBe('asha');
  });

  it.each<[string, Visit['headers'], number]>([
    ['without a person', {'x-remote-user': undefined}, 401],
    ['with an empty name', {'x-remote-user': ' '}, 401],
    ['to another name', {host: 'localhost:3000'}, 403],
    ['from another site', {origin: 'https://evil.example'}, 403],
    ['without TLS', {origin: 'http://write.example.com'}, 403],
  ])('is refused %s', (_, headers, status) => {
    expect(() => office(signedIn(headers), true)).toThrow(expect.objectContaining({status}));
  });

  it('has a branch for each name, which is the name of no other ref', () => {
    expect(loginOf('asha_rai-2')).toBe('asha_rai-2');
    const odd = 'Asha|ASHA|a.b|a/b|../asha|asha.lock|asha@example.com|आशा|.'.split('|');
    const logins = odd.map(loginOf);
    expect(new Set([...logins, 'asha']).size).toBe(odd.length + 1);
    for (const login of logins) expect(login).toMatch(/^[a-z0-9_-]*\.[0-9a-f]{12}$/);
  });
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
    ['are of others', [], ['i18n/ne/code.json', 'static/robots.txt', 'src/data/typefaces/A.ttf']],
  ])('those that %s are written by %j: %j', (_, by, files) => {
    expect(files.map(purposesOf)).toEqual(files.map(() => by));
  });
});

describe('a place in the site', () => {
  const {root, remove} = makeRemote({'docs/terms.mdx': 'Terms.\n'});
  const siteDir = path.join(root, 'first');
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

it.each(['tmp_pack_1 write error. Out of diskspace', 'error: unable to write file a.mdx'])(
  'knows that the disk is full when git says: %s',
  (said) => expect(explainGit(new GitError(said))).toMatchObject({id: 'failed.diskFull'}),
);
