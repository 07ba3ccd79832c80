import path from 'node:path';
import {pagesOf, problemOfAddress} from '@site/src/data';
import {redirectProblems, redirects} from '@site/src/data/redirects';
import {LASTING_ROUTES} from '@site/src/data/sitePages';
import {createFields} from 'content/lists/fields';
import {parseList} from 'content/lists/parse';
import {reportProblems} from 'content/say/diagnostics';
import {parseYamlFile} from 'content/read/yaml';
import {writeSite} from '../support/sites';

const FILE = 'src/data/redirects.yml';
const places = new Map(['/', '/work', '/other', '/career'].map((route) => [route, undefined]));
const site = new Map([['static/img/a.txt', new Uint8Array()]]);

/** What is wrong with rows, as "from to". */
async function problemsOf(...rows: string[]): Promise<string> {
  const text = rows
    .map((row) => row.split(' '))
    .map(([from = '', to = '']) => `- from: ${from}\n  to: ${to}\n`)
    .join('');
  const file = parseYamlFile('redirects', FILE, new TextEncoder().encode(text));
  const {data = [], problems} = await parseList(
    file,
    redirects,
    createFields({ids: () => undefined} as never),
  );
  return reportProblems([...problems, ...redirectProblems(site, file, data as never, places)]);
}

it.each([
  [['/a /a'], 'leads back to itself'],
  [['/a /b', '/b /a'], 'leads back to itself'],
  [['/a /b', '/b /work'], '“/b” is itself an old address. Write where it ends: “/work”.'],
  [['/a /work', '/a /other'], 'The old address “/a” is already above.'],
  [['/work /other'], 'There is already a page with the address “/work”.'],
  [['/career /other'], 'There is already a page with the address “/career”.'],
  [['/img/b /other'], 'There is something else at the address “/img/b”.'],
  [['/ne/a /other'], 'There is something else at the address “/ne/a”.'],
  [['/a /nothing'], 'There is no page “/nothing”.'],
  [['/A /other'], '“/A” is no address of a page'],
  [['a /other'], '“a” is no address of a page'],
  [['/../a /other'], '“/../a” is no address of a page'],
])('says what is wrong with %j', async (rows, sentence) => {
  expect(await problemsOf(...rows)).toContain(sentence);
});

it('finds nothing wrong where a page was', async () => {
  expect(await problemsOf('/a /work', '/b/c /work', '/d /')).toMatch(/^To fix: 0/m);
});

it('tells what is at an address', async () => {
  const siteDir = writeSite({'pages/work.mdx': 'Words.', [FILE]: '- from: /a\n  to: /work\n'});
  expect(await problemOfAddress(siteDir, '/a')).toMatchObject({id: 'redirects.old'});
  expect(await problemOfAddress(siteDir, '/work')).toMatchObject({id: 'redirects.page'});
  expect(await problemOfAddress(siteDir, '/hire')).toMatchObject({id: 'redirects.page'});
  expect(await problemOfAddress(siteDir, '/free')).toBeUndefined();
});

it('promises addresses of pages that there are', async () => {
  const pages = await pagesOf(path.resolve('.'));
  const lasting = pages.filter(({isLasting}) => isLasting).map(({route}) => route);
  expect(lasting).toEqual(expect.arrayContaining(LASTING_ROUTES));
  // Those that are code, too.
  expect(lasting).toEqual(
    expect.arrayContaining(['/hire', '/career', '/agreement', '/search', '/offline']),
  );
});
