import {execFile} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {cacheFile, openCacheFolder, removeOthers, sealCacheFolder} from 'content/cache';

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
  expect((await cacheFile(entry(), make)).equals(content)).toBe(true);
  utimesSync(at('some/a.bin'), new Date(0), new Date(0));
  expect((await cacheFile(entry(), make)).equals(content)).toBe(true);
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
  'without its hash': () => rmSync(at('hashes'), {recursive: true}),
  'written by something else': () => writeFileSync(at('some/a.bin'), 'Another file'),
};

it.each(Object.entries(damage))('replaces an entry that is %s', async (_, spoil) => {
  await cacheFile(entry(), make);
  spoil();
  expect((await cacheFile(entry(), make)).equals(content)).toBe(true);
  expect(make).toHaveBeenCalledTimes(2);
  expect(readFileSync(at('some/a.bin')).equals(content)).toBe(true);
  expect((await cacheFile(entry(), make)).equals(content)).toBe(true);
  expect(make).toHaveBeenCalledTimes(2);
});

it('replaces an entry that was made from something else', async () => {
  await cacheFile(entry(), make);
  const other = await cacheFile({...entry(), key: 'k2'}, () => Buffer.from('Other'));
  expect(other.toString()).toBe('Other');
  expect(readFileSync(at('some/a.bin'), 'utf8')).toBe('Other');
  await cacheFile(entry(), make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('does not take the content of an entry for that of another', async () => {
  const other = {...entry(), file: '.cache/some/b.bin'};
  await cacheFile(entry(), make);
  await cacheFile(other, () => Buffer.from('B'));
  writeFileSync(at('some/b.bin'), content);
  expect(String(await cacheFile(other, () => Buffer.from('B')))).toBe('B');
});

it('keeps the entry when writing a new one fails, and leaves no draft', async () => {
  await cacheFile(entry(), make);
  await expect(cacheFile({...entry(), file: '.cache'}, () => content)).rejects.toThrow();
  expect(readdirSync(at('drafts'))).toEqual([]);
  await cacheFile(entry(), make);
  expect(make).toHaveBeenCalledTimes(1);
});

it('removes what is not named', async () => {
  for (const name of ['a', 'b']) {
    await cacheFile({siteDir, file: `.cache/some/${name}`, key: 'k'}, make);
    await cacheFile({siteDir, file: `.cache/editions/${name}/font`, key: 'k'}, make);
  }
  await removeOthers(siteDir, '.cache/some', ['b']);
  await removeOthers(siteDir, '.cache/editions', ['b']);
  await removeOthers(siteDir, '.cache/not-there', ['b']);
  expect(readdirSync(at('some'))).toEqual(['b']);
  expect(readdirSync(at('editions'))).toEqual(['b']);
  // That of an entry in a folder stays.
  expect(readdirSync(at('hashes'))).toHaveLength(3);
});

describe('a folder that another program fills', () => {
  const folder = () => ({siteDir, folder: '.cache/modules/en', key: 'k1'});
  const file = () => at('modules/en/pack/1');

  beforeEach(async () => {
    openCacheFolder(folder());
    mkdirSync(path.dirname(file()));
    writeFileSync(file(), content);
    await sealCacheFolder(folder());
  });

  it('is kept when it is whole', async () => {
    for (let build = 2; build < 4; build += 1) {
      openCacheFolder(folder());
      expect(readFileSync(file()).equals(content)).toBe(true);
      await sealCacheFolder(folder());
    }
  });

  const faults: Record<string, () => void> = {
    'has a damaged file': () => writeFileSync(file(), flipped),
    'has a file that is cut off': () => writeFileSync(file(), content.subarray(0, 9)),
    'lacks a file': () => renameSync(file(), at('modules/en/pack/2')),
    'was not finished, because the build was killed': () => openCacheFolder(folder()),
    'has no seal': () => rmSync(at('hashes'), {recursive: true}),
  };

  it.each(Object.entries(faults))('is emptied when it %s', (_, spoil) => {
    spoil();
    openCacheFolder(folder());
    expect(readdirSync(at('modules/en'))).toEqual([]);
  });

  it('is emptied when other code made it', () => {
    openCacheFolder({...folder(), key: 'k2'});
    expect(readdirSync(at('modules/en'))).toEqual([]);
  });
});

/** Writes an entry many times, each time with another content. */
const writer = `
  import cache from ${JSON.stringify(path.resolve('packages/content/cache.ts'))};
  const [siteDir, content] = process.argv.slice(1);
  for (let count = 0; count < 100; count += 1) {
    const entry = {siteDir, file: '.cache/some/a.bin', key: content + count};
    await cache.cacheFile(entry, () => Buffer.alloc(50_000, content));
  }
`;

const run = promisify(execFile);
const write = (text: string) =>
  run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', writer, siteDir, text]);

it('gives whole entries while two processes write', async () => {
  const whole = Buffer.alloc(50_000, 'ours');
  const writers = Promise.all(['one', 'other'].map(write));
  let running = true;
  let reads = 0;
  void writers.finally(() => (running = false));
  while (running) {
    const found = await cacheFile(entry(), () => whole);
    expect(found.equals(whole)).toBe(true);
    reads += 1;
    await new Promise(setImmediate);
  }
  await writers;
  expect(reads).toBeGreaterThan(100);
});
