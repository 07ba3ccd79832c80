/*
 * Which files were changed and not handed in. Git knows where there is git. Elsewhere the room notes
 * what each file was when it was first changed: a file that is as it was again has not changed.
 */
import {execFile} from 'node:child_process';
import {readFile, rm} from 'node:fs/promises';
import {promisify} from 'node:util';
import {writeFileAtomically} from '../../src/lib/files';
import {hash} from '../../src/lib/hash';
import type {Change} from './steps';
import {isWritable} from './writable';
import {contentOf} from './writeChanges';

const run = promisify(execFile);

const versionOf = (content: Buffer | null) => content && hash([content]);

/** Null where there is no git. @returns from the site's folder, sorted */
export async function changedInGit(siteDir: string): Promise<string[] | null> {
  try {
    const git = async (...words: string[]) =>
      (await run('git', words, {cwd: siteDir, maxBuffer: 2 ** 26})).stdout;
    const above = (await git('rev-parse', '--show-prefix')).trim();
    const status = await git('status', '--porcelain', '-z', '--no-renames', '-uall', '--', '.');
    return status
      .split('\0')
      .map((line) => line.slice(3 + above.length))
      .filter((file) => isWritable(file, 'operation'))
      .sort();
  } catch {
    return null;
  }
}

/** @param notes a file for what was changed where there is no git */
export function changesSince(siteDir: string, notes: string) {
  async function read(): Promise<Record<string, string | null>> {
    const source = await readFile(notes, 'utf8').catch(() => '{}');
    return JSON.parse(source) as Record<string, string | null>;
  }

  return {
    /** Before the files are written. */
    async add(changes: readonly Change[]): Promise<void> {
      const known = await read();
      const added = changes.filter(({file}) => !Object.hasOwn(known, file));
      if (added.length === 0) return;
      for (const {file, before} of added) known[file] = versionOf(before);
      await writeFileAtomically(notes, JSON.stringify(known));
    },
    async list(): Promise<string[]> {
      const inGit = await changedInGit(siteDir);
      if (inGit) return inGit;
      const known = Object.entries(await read());
      const now = await Promise.all(known.map(([file]) => contentOf(siteDir, file)));
      return known
        .filter(([, version], index) => versionOf(now[index] ?? null) !== version)
        .map(([file]) => file)
        .sort();
    },
    clear: () => rm(notes, {force: true}),
  };
}
