import {existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {replaceFolder, restoreFolder} from '../../../scripts/lib/replaceFolder';

let parent: string;
beforeEach(() => (parent = mkdtempSync(path.join(tmpdir(), 'a site '))));
afterEach(() => rmSync(parent, {recursive: true}));
const at = (...names: string[]) => path.join(parent, ...names);
const make = (name: string, file: string) => mkdirSync(at(name, file), {recursive: true});

it('puts the next build in the place of the one before', () => {
  make('build', 'old');
  make('next', 'new');
  replaceFolder(at('build'), at('next'));
  expect(readdirSync(parent)).toEqual(['build']);
  expect(readdirSync(at('build'))).toEqual(['new']);
});

it('leaves the build before when there is no next one', () => {
  make('build', 'old');
  expect(() => replaceFolder(at('build'), at('next'))).toThrow(/ENOENT/);
  restoreFolder(at('build'));
  expect(readdirSync(at('build'))).toEqual(['old']);
});

it('brings back the build that was moved away when a process was stopped', () => {
  make('build', 'old');
  renameSync(at('build'), at('build.previous'));
  restoreFolder(at('build'));
  expect(readdirSync(at('build'))).toEqual(['old']);
  // Stopped later: both are there.
  make('build.previous', 'older');
  restoreFolder(at('build'));
  expect(readdirSync(at('build'))).toEqual(['old']);
  expect(existsSync(at('build.previous'))).toBe(false);
});
