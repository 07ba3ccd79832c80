import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkCode} from '@site/src/content/checkCode';
import {bundleElements} from 'site-elements/bundle';
import {folderOf, tagOf} from 'site-elements/folders';
import {row} from '../support/row';
import {writeFiles} from '../support/sites';

const CLASS = 'export default class SiteClock extends HTMLElement {}';

/** A site with these files below src/components. */
function siteWith(files: Readonly<Record<string, string>>): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'elements-'));
  const below = Object.entries(files).map(([file, text]) => [`src/components/${file}`, text]);
  writeFiles(siteDir, Object.fromEntries(below));
  return siteDir;
}

const bundle = (siteDir: string) => bundleElements(siteDir, 'src/components', 'production');

it('names the tag of an element by its folder, and bundles what lies beside it', async () => {
  const siteDir = siteWith({
    'WallClock/element.ts': `import {hour} from './hour'; ${CLASS.replace('{}', '{hour = hour}')}`,
    'WallClock/element.css': 'site-wall-clock { color: red }',
    'WallClock/hour.ts': 'export const hour = 12345;',
    'WallClock/hands.lazy.tsx': 'export const hands = 2;',
    'WallClock/index.tsx': 'export default () => <site-wall-clock />;',
    'WallClock/styles.module.css': '.clock {}',
    'Plain/index.tsx': 'export default () => null;',
  });
  const {files, sheets} = await bundle(siteDir);
  expect(Object.keys(files).sort()).toEqual([
    'hands.js',
    'site-wall-clock.css',
    'site-wall-clock.js',
  ]);
  expect(files['site-wall-clock.js']).toMatch(/12345.*"site-wall-clock"/s);
  expect(sheets).toEqual(['site-wall-clock']);
});

it.each(['Map', 'FontTester', 'SavedPages'])('finds the folder %s from the tag', (folder) => {
  expect(folderOf(tagOf(folder))).toBe(folder);
});

it.each([
  [
    'a style sheet without an element',
    {'Clock/element.css': ''},
    'There is no element.ts beside src/components/Clock/element.css, so nothing loads it.',
    'src/components/Clock/element.css element.alone',
  ],
  [
    'a module that no element loads',
    {'mdx/Clock/hands.lazy.ts': ''},
    'There is no element.ts beside src/components/mdx/Clock/hands.lazy.ts, so nothing loads it.',
    'src/components/mdx/Clock/hands.lazy.ts element.alone',
  ],
  [
    'two elements of one name',
    {'Clock/element.ts': CLASS, 'mdx/Clock/element.ts': CLASS},
    'src/components/Clock/element.ts and src/components/mdx/Clock/element.ts are both site-clock. Rename one.',
    'src/components/mdx/Clock/element.ts element.twice site-clock src/components/Clock/element.ts',
  ],
  [
    'an element in two files',
    {'Clock/element.ts': CLASS, 'Clock/element.tsx': CLASS},
    'src/components/Clock/element.ts and src/components/Clock/element.tsx are both site-clock. Rename one.',
    'src/components/Clock/element.tsx element.twice site-clock src/components/Clock/element.ts',
  ],
])('refuses %s', async (_, files, says, checked) => {
  const siteDir = siteWith(files);
  await expect(bundle(siteDir)).rejects.toThrow(new Error(says));
  const problems = checkCode(siteDir, {}, []).filter(({id}) => id.startsWith('element.'));
  expect(problems.map((problem) => `${problem.file} ${row(problem)}`)).toEqual([checked]);
});
