import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from 'content/read/files';
import {scripts} from '@site/package.json';

const read = (file: string) => readFileSync(file, 'utf8');

const documents = ['bench', 'findings', 'hosting', 'i18n', 'packages', 'src', 'tests', 'editor']
  .flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`))
  .concat(readdirSync('.'))
  .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
  .sort();

/** Without blocks of code. */
const prose = (file: string) => read(file).replace(/^```[^]*?^```$/gm, '');

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** What GitHub makes of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsIn = (file: string) =>
  [...prose(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

it.each(documents)('leads from %s only to what is there', (file) => {
  const links = [...prose(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^[a-z]+:|^\//.test(address));
  const broken = links.filter((address) => {
    const [name = '', anchor] = address.split('#');
    const target = name ? path.join(path.dirname(file), name) : file;
    if (!existsSync(target)) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor);
  });
  expect(broken).toEqual([]);
});

/** The documents that everybody reads who changes something, with the number of words that each may have. */
const LENGTHS: [file: string, words: number][] = [
  ['README.md', 900],
  ['ARCHITECTURE.md', 900],
  ['CONTRIBUTING.md', 900],
];

it.each(LENGTHS)('keeps %s short enough to be read', (file, most) => {
  expect(countWords(prose(file))).toBeLessThanOrEqual(most);
  const paragraphs = prose(file).split(/\n\n+|\n(?=(?:-|\d+\.) )/);
  expect(paragraphs.filter((one) => !one.startsWith('|') && countWords(one) > 60)).toEqual([]);
});

it('names every command, and no other', () => {
  const today = documents.filter((file) => file !== 'CHANGELOG.md');
  const named = today.flatMap((file) =>
    [...read(file).matchAll(/\bnpm run (?:-s )?([a-z][\w-]*)/g)].map(([, name]) => name),
  );
  const bench = JSON.parse(read('bench/package.json')) as {scripts: object};
  const own = {...scripts, ...bench.scripts};
  expect(named.filter((name) => !Object.hasOwn(own, name!))).toEqual([]);
  // `npm run types` is a part of other commands.
  const inReadme = (name: string) =>
    new RegExp(`npm (?:run (?:-s )?)?${name}\\b`).test(read('README.md'));
  expect(Object.keys(scripts).filter((name) => name !== 'types' && !inReadme(name))).toEqual([]);
});

const foldersIn = (folder: string) =>
  readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !/^[_.]|^node_modules$/.test(entry.name))
    .map(({name}) => name);

/** The modules of a folder, however deep, but for private ones: `Navbar`, `NotFound/Content`. */
const modulesIn = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && file !== 'index.ts' && !/(?:^|\/)_/.test(file))
    .map((file) => file.replace(/(?:\/index)?\.tsx?$/, ''));

const rows: [folder: string, parts: readonly string[]][] = [
  ['tests', foldersIn('tests')],
  ['editor', foldersIn('editor')],
  ['src/theme', modulesIn('src/theme')],
];

it.each(rows)('has a row for each part of %s', (folder, parts) => {
  const text = read(`${folder}/README.md`);
  const isNamed = (part: string) => new RegExp(`[\`[(/]${part}[\`\\]/.)]`).test(text);
  expect(parts.filter((part) => !isNamed(part))).toEqual([]);
});

it('names every folder of src and every package in the layout', () => {
  const layout = read('ARCHITECTURE.md');
  const folders = foldersIn('src').map((name) => `src/${name}/`);
  const packages = foldersIn('packages').map((name) => ` ${name}: `);
  expect([...folders, ...packages].filter((name) => !layout.includes(name))).toEqual([]);
});
