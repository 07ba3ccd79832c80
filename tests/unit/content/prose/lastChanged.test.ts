import {execFileSync} from 'node:child_process';
import {appendFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {agree} from 'content/pairs/agree';
import {siteTexts} from '@site/src/data';
import {lastChanged, ledgerDays} from '@site/src/content/prose/lastChanged';
import {docs, makeSite} from '../../support/site';

let siteDir: string;

function git(cwd: string, ...words: string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
    cwd,
    stdio: 'ignore',
    env: {...process.env, GIT_COMMITTER_DATE: day},
  });
}

let day = '';
function commit(on: string): void {
  day = `${on}T23:30:00+05:45`;
  git(siteDir, 'add', '.');
  git(siteDir, 'commit', '-m', 'Change');
}

const agreeAll = async () =>
  agree(siteDir, await siteTexts(siteDir), ['--all']).then(() => undefined);

const changedOn = (file: string, root = siteDir) => lastChanged(root, file, ledgerDays(root));

const append = (file: string, text: string) => appendFileSync(path.join(siteDir, file), text);

beforeEach(async () => {
  siteDir = makeSite();
  await agreeAll();
  git(siteDir, 'init');
  commit('2024-01-31');
});

it('is the day on which the text was agreed, the same in both languages', async () => {
  append('docs/tos.mdx', '\nOne more.\n');
  append(`${docs}/tos.mdx`, '\nअर्को एउटा।\n');
  await agreeAll();
  commit('2024-03-02');
  expect(changedOn('docs/tos.mdx')).toBe('2024-03-02');
  expect(changedOn(`${docs}/tos.mdx`)).toBe('2024-03-02');
  expect(changedOn('pages/about.mdx')).toBe('2024-01-31');
});

it('is not changed by an empty line', () => {
  append('docs/tos.mdx', '\n');
  commit('2024-03-02');
  expect(changedOn('docs/tos.mdx')).toBe('2024-01-31');
});

it('is not known while the languages do not say the same', () => {
  append('docs/tos.mdx', '\nOne more.\n');
  commit('2024-03-02');
  expect(changedOn('docs/tos.mdx')).toBeUndefined();
  expect(changedOn('pages/about.mdx')).toBe('2024-01-31');
});

it('is that of a part that the page imports, when it is later', async () => {
  writeFileSync(path.join(siteDir, 'docs/_part.mdx'), 'A part.\n');
  writeFileSync(path.join(siteDir, `${docs}/_part.mdx`), 'एउटा खण्ड।\n');
  append('docs/tos.mdx', "\nimport Part from './_part.mdx';\n\n<Part />\n");
  append(`${docs}/tos.mdx`, "\nimport Part from './_part.mdx';\n\n<Part />\n");
  await agreeAll();
  commit('2024-05-05');
  expect(changedOn('docs/tos.mdx')).toBe('2024-05-05');
});

it('is the same whatever is set for git', () => {
  const settings = [
    'log.showRoot=false',
    'log.follow=true',
    'diff.relative=true',
    'diff.orderFile=none',
  ];
  for (const setting of settings) git(siteDir, 'config', ...setting.split('='));
  process.env.GIT_DIR = '/nowhere';
  const day = changedOn('docs/tos.mdx');
  delete process.env.GIT_DIR;
  expect(day).toBe('2024-01-31');
});

it('is not known without git, nor in a shallow clone', () => {
  append('docs/tos.mdx', '\n');
  commit('2024-03-02');
  const clone = path.join(mkdtempSync(path.join(tmpdir(), 'clone-')), 'site');
  git(siteDir, 'clone', '--depth', '1', `file://${siteDir}`, clone);
  expect(changedOn('docs/tos.mdx', clone)).toBeUndefined();
  rmSync(path.dirname(clone), {recursive: true});
  rmSync(path.join(siteDir, '.git'), {recursive: true});
  expect(changedOn('docs/tos.mdx')).toBeUndefined();
});
