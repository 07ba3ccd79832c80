/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {replaceBuild} from '../../../scripts/lib/replaceBuild';

let folder: string;
let buildDir: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'builds '));
  buildDir = path.join(folder, 'build');
});
afterEach(() => rmSync(folder, {recursive: true}));

function writeBuild(dir: string, name: string): void {
  mkdirSync(dir, {recursive: true});
  writeFileSync(path.join(dir, 'index.html'), name);
}

const make = (name: string) => (dir: string) => {
  writeBuild(dir, name);
  return Promise.resolve(true);
};
const content = () => readFileSync(`${buildDir}/index.html`, 'utf8');

it('puts a build in the place of the one before it, and leaves nothing else', async () => {
  expect(await replaceBuild(buildDir, make('a'))).toBe(true);
  expect(content()).toBe('a');
  expect(await replaceBuild(buildDir, make('bb'))).toBe(true);
  expect(content()).toBe('bb');
  expect(readdirSync(folder)).toEqual(['build']);
});

it.each([
  ['reports a failure', () => Promise.resolve(false), false],
  ['breaks', () => Promise.reject(new Error('no room')), 'no room'],
])('leaves the present build as it is when the next one %s', async (_how, fail, ends) => {
  await replaceBuild(buildDir, make('a'));
  const halfway = replaceBuild(buildDir, (dir) => {
    writeBuild(dir, 'half');
    return fail();
  });
  const end = await halfway.catch((error: Error) => error.message);
  expect([end, content(), readdirSync(folder)]).toEqual([ends, 'a', ['build']]);
});

it('starts from nothing after a build that was killed', async () => {
  mkdirSync(`${buildDir}.next/leftover`, {recursive: true});
  await replaceBuild(buildDir, (dir) => {
    expect(existsSync(dir)).toBe(false);
    return make('a')(dir);
  });
  expect(content()).toBe('a');
});

it('puts the build before back that a killed one had moved away', async () => {
  writeBuild(`${buildDir}.previous`, 'a');
  expect(await replaceBuild(buildDir, () => Promise.resolve(false))).toBe(false);
  expect([content(), readdirSync(folder)]).toEqual(['a', ['build']]);
});
