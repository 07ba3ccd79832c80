import {execFile} from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {cached, readCached, removeOthers, writeCached} from 'content/cache';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'cache '));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

const content = Buffer.from('The content of an entry');
const entry = () => ({siteDir, file: '.cache/some/a.bin', key: 'k1'});
const at = (...names: string[]) => path.join(siteDir, '.cache', ...names);
const make = jest.fn(async () => content);
beforeEach(() => make.mockClear());

it('makes an entry once, and leaves it alone from then on', async () => {
  expect((await cached(entry(), make)).equals(content)).toBe(true);
  utimesSync(at('some/a.bin'), new Date(0), new Date(0));
  expect((await cached(entry(), make)).equals(content)).toBe(true);
  expect(make).toHaveBeenCalledTimes(1);
  expect(statSync(at('some/a.bin')).mtimeMs).toBe(0);
  expect(readdirSync(at('drafts'))).toEqual([]);
});

const flipped = Buffer.from(content);
flipped[7]! ^= 1;

const damage: Record<string, () => void> = {
  'cut off': () => writeFileSync(at('some/a.bin'), content.subarray(0, 9)),
  'with one bit changed': () => writeFileSync(at('some/a.bin'), flipped),
  empty: () => writeFileSync(at('some/a.bin'), ''),
  missing: () => rmSync(at('some/a.bin')),
  'without its hash': () => rmSync(at('hashes/some/a.bin')),
  'with an empty hash': () => writeFileSync(at('hashes/some/a.bin'), ''),
  'written by something else': () => writeFileSync(at('some/a.bin'), 'Another file'),
};

it.each(Object.entries(damage))('replaces an entry that is %s', async (_, spoil) => {
  await cached(entry(), make);
  spoil();
  expect(await readCached(entry())).toBeUndefined();
  expect((await cached(entry(), make)).equals(content)).toBe(true);
  expect(make).toHaveBeenCalledTimes(2);
  expect(readFileSync(at('some/a.bin')).equals(content)).toBe(true);
  expect((await readCached(entry()))?.equals(content)).toBe(true);
});

it('replaces an entry that was made from something else', async () => {
  await cached(entry(), make);
  const other = await cached({...entry(), key: 'k2'}, () => Buffer.from('Other'));
  expect(other.toString()).toBe('Other');
  expect(readFileSync(at('some/a.bin'), 'utf8')).toBe('Other');
  expect(await readCached(entry())).toBeUndefined();
});

it('does not take the hash of an entry for that of another', async () => {
  await cached(entry(), make);
  await cached({siteDir, file: '.cache/some/b.bin', key: 'k2'}, () => Buffer.from('B'));
  writeFileSync(at('some/b.bin'), content);
  expect(await readCached({siteDir, file: '.cache/some/b.bin', key: 'k2'})).toBeUndefined();
});

it('keeps the entry when writing a new one fails, and leaves no draft', async () => {
  await cached(entry(), make);
  await expect(
    writeCached({...entry(), file: '.cache/some'}, Buffer.from('a file where a folder is')),
  ).rejects.toThrow();
  expect(readdirSync(at('drafts'))).toEqual([]);
  expect((await readCached(entry()))?.equals(content)).toBe(true);
});

it('removes what is not named, with its hash', async () => {
  for (const name of ['a', 'b']) {
    await cached({siteDir, file: `.cache/some/${name}`, key: 'k'}, make);
    await cached({siteDir, file: `.cache/editions/${name}/font`, key: 'k'}, make);
  }
  await removeOthers(siteDir, '.cache/some', ['b']);
  await removeOthers(siteDir, '.cache/editions', ['b']);
  await removeOthers(siteDir, '.cache/not-there', ['b']);
  for (const folder of ['some', 'hashes/some', 'editions', 'hashes/editions']) {
    expect(readdirSync(at(folder))).toEqual(['b']);
  }
});

/** Writes an entry many times, with a content of its own or with the same as the others. */
const writer = `
  import cache from ${JSON.stringify(path.resolve(__dirname, '../../../packages/content/cache.ts'))};
  const [siteDir, content] = process.argv.slice(1);
  const entry = {siteDir, file: '.cache/some/a.bin', key: 'k1'};
  for (let count = 0; count < 100; count += 1) {
    await cache.writeCached(entry, Buffer.alloc(50_000, content));
  }
`;

const run = promisify(execFile);
const write = (text: string) =>
  run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', writer, siteDir, text]);

it.each([
  ['same', 'same'],
  ['one', 'other'],
])('gives whole entries while two processes write: %s, %s', async (...texts) => {
  const wholes = texts.map((text) => Buffer.alloc(50_000, text));
  await writeCached(entry(), wholes[0]!);
  const writers = Promise.all(texts.map(write));
  let running = true;
  let reads = 0;
  void writers.finally(() => (running = false));
  while (running) {
    const found = await readCached(entry());
    // What differs may be neither, but is never taken for a mixture.
    const isWhole = wholes.some((whole) => found?.equals(whole));
    expect(isWhole || (found === undefined && texts[0] !== texts[1])).toBe(true);
    reads += 1;
  }
  await writers;
  expect(reads).toBeGreaterThan(100);
});
