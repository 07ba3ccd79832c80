/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileFolders, readTable, storeTable} from '../../../src/plugins/routing/routeTable';
import {table} from './table';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'a site '))));
afterEach(() => rmSync(dir, {recursive: true}));

it('reads back what was stored, the language at the root first', () => {
  storeTable(dir, 'aa', table[1]!);
  storeTable(dir, 'zz', table[0]!);
  expect(readTable(dir)).toEqual(table);
});

it('finds the folders of files in the static folders, small letters only', () => {
  mkdirSync(path.join(dir, 'static/Img'), {recursive: true});
  mkdirSync(path.join(dir, 'static/fonts'));
  writeFileSync(path.join(dir, 'static/robots.txt'), '');
  expect(fileFolders(dir, ['static'])).toEqual(['assets', 'fonts', 'img']);
});
