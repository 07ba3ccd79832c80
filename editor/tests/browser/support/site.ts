import {execFileSync} from 'node:child_process';
import {appendFileSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {siteDir} from '../../../../scripts/lib/paths';

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
  execFileSync('git', ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.org', ...words], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

/** The site as it is now. */
export function copySite(): SiteCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'writing-room-'));
  const copy = path.join(folder, 'site');
  const remote = path.join(folder, 'remote.git');
  for (const name of COPIED) {
    const from = path.join(siteDir, name);
    if (existsSync(from)) cpSync(from, path.join(copy, name), {recursive: true});
  }
  symlinkSync(path.join(siteDir, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
  git(copy, 'init', '-q', '-b', 'main');
  // .gitignore names the folder, and this is a link.
  appendFileSync(path.join(copy, '.git/info/exclude'), 'node_modules\n');
  git(copy, 'add', '-A');
  git(copy, 'commit', '-q', '-m', 'The site');
  git(folder, 'init', '-q', '--bare', '-b', 'main', remote);
  git(copy, 'remote', 'add', 'origin', remote);
  git(copy, 'push', '-q', '-u', 'origin', 'main');
  return {
    siteDir: copy,
    remote,
    // Once more, because the editor may still note down a picture in the meantime.
    remove: () => rmSync(folder, {recursive: true, force: true, maxRetries: 3}),
  };
}
