/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const moduleUrl = pathToFileURL(path.resolve(__dirname, '../../../scripts/setup.mjs')).href;
const wanted = {
  '': {name: 'site'},
  'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'},
  'node_modules/other-system': {version: '1.0.0', integrity: 'sha512-o', optional: true},
};

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'a clone '))));
afterEach(() => rmSync(root, {recursive: true}));

/** Asks in a Node of its own: the file is plain JavaScript for a clone without any package. */
function needsInstall(present: object | null): boolean {
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({packages: wanted}));
  if (present) {
    mkdirSync(path.join(root, 'node_modules'));
    const file = path.join(root, 'node_modules/.package-lock.json');
    writeFileSync(file, JSON.stringify({packages: present}));
  }
  const code = `import(${JSON.stringify(moduleUrl)}).then((m) => console.log(m.needsInstall(${JSON.stringify(root)})))`;
  return execFileSync(process.execPath, ['-e', code], {encoding: 'utf8'}).trim() === 'true';
}

it('installs into a fresh clone', () => {
  expect(needsInstall(null)).toBe(true);
});

it('does not install again what is there, whatever the times of the files', () => {
  expect(needsInstall({'node_modules/a': wanted['node_modules/a']})).toBe(false);
});

it('installs when a package is missing', () => {
  expect(needsInstall({})).toBe(true);
});

it('installs when a package changed', () => {
  expect(needsInstall({'node_modules/a': {version: '1.0.1', integrity: 'sha512-b'}})).toBe(true);
});
