/** @jest-environment node */
import {mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inputHash} from '../../../scripts/lib/inputHash';

let root: string;
const write = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
  writeFileSync(path.join(root, name), content);
};
const hash = () => inputHash(root);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inputs '));
  write('docs/faq.mdx', 'Questions');
  write('src/data/team.yml', '- id: a');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, {recursive: true}));

it('stays the same while nothing changes but times and files that shape no page', () => {
  const before = hash();
  utimesSync(path.join(root, 'docs/faq.mdx'), 1, 1);
  write('README.md', 'Read me');
  write('tests/unit/a.test.ts', '');
  write('src/.DS_Store', 'x');
  write('build/index.html', 'x');
  expect(hash()).toBe(before);
});

it.each([
  ['a word', () => write('docs/faq.mdx', 'questions')],
  ['a new page', () => write('pages/how.mdx', '')],
  ['a translation', () => write('i18n/ne/code.json', '{}')],
  ['a list', () => write('src/data/team.yml', '- id: b')],
  ['a picture', () => write('static/img/a.svg', '<svg/>')],
  ['the settings', () => write('docusaurus.config.ts', '')],
  ['the sidebar', () => write('sidebars.ts', '')],
  ['a package', () => write('package-lock.json', '{"a":1}')],
  ['a name', () => renameSync(path.join(root, 'docs/faq.mdx'), path.join(root, 'docs/ask.mdx'))],
  ['a file that is gone', () => rmSync(path.join(root, 'docs/faq.mdx'))],
])('changes with %s', (_what, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

it('changes with the address of the site, and takes an unset one for an empty one', () => {
  const a = inputHash(root, 'https://a.example');
  expect(inputHash(root, 'https://b.example')).not.toBe(a);
  expect(inputHash(root, '')).toBe(inputHash(root));
});

it('keeps names and contents apart', () => {
  write('docs/a', 'bc');
  const before = hash();
  rmSync(path.join(root, 'docs/a'));
  write('docs/ab', 'c');
  expect(hash()).not.toBe(before);
});
