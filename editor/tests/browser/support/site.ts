import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {siteDir} from '../../../../scripts/lib/paths';
import {useOwnSettings} from '../../support/gitConfig';

const COPIED = [
  '.gitignore',
  'docs',
  'i18n',
  'package.json',
  'pages',
  'sidebars.ts',
  'src',
  'static',
];

/** A copy of the site that a test may write into. */
export interface SiteCopy {
  /** Its files, in a git repository with one commit on the branch "main". */
  siteDir: string;
  /** The bare repository that it is pushed to, named "origin". */
  remote: string;
  remove: () => void;
}

export const git = (folder: string, ...words: string[]): string =>
  execFileSync('git', words, {cwd: folder, encoding: 'utf8', env: process.env}).trim();

function copyAt(folder: string): SiteCopy {
  return {
    siteDir: path.join(folder, 'site'),
    remote: path.join(folder, 'remote.git'),
    // Once more, because the editor may still note down a picture in the meantime.
    remove: () => rmSync(folder, {recursive: true, force: true, maxRetries: 3}),
  };
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'writing-room-'));

/** The site as it is now. */
export function copySite(): SiteCopy {
  const folder = newFolder();
  const site = copyAt(folder);
  for (const name of COPIED) {
    const from = path.join(siteDir, name);
    if (existsSync(from)) cpSync(from, path.join(site.siteDir, name), {recursive: true});
  }
  symlinkSync(path.join(siteDir, 'node_modules'), path.join(site.siteDir, 'node_modules'), 'dir');
  useOwnSettings(folder);
  git(site.siteDir, 'init', '-q', '-b', 'main');
  // .gitignore names the folder, and this is a link.
  mkdirSync(path.join(site.siteDir, '.git/info'));
  writeFileSync(path.join(site.siteDir, '.git/info/exclude'), 'node_modules\n');
  git(site.siteDir, 'add', '-A');
  git(site.siteDir, 'commit', '-q', '-m', 'The site');
  git(folder, 'init', '-q', '--bare', '-b', 'main', site.remote);
  git(site.siteDir, 'remote', 'add', 'origin', site.remote);
  git(site.siteDir, 'push', '-q', '-u', 'origin', 'main');
  return site;
}

/** Another copy of it, which takes a tenth of the time. */
export function copyAgain({siteDir: from, remote}: SiteCopy): SiteCopy {
  const folder = newFolder();
  const site = copyAt(folder);
  cpSync(path.dirname(from), folder, {recursive: true, verbatimSymlinks: true});
  const config = path.join(site.siteDir, '.git/config');
  writeFileSync(config, readFileSync(config, 'utf8').replace(remote, site.remote));
  return site;
}
