import {spawnSync} from 'node:child_process';

/** What git prints, in the site's folder; undefined where it fails or is not installed. */
export function gitOutput(siteDir: string, ...words: string[]): string | undefined {
  const {status, stdout} = spawnSync('git', words, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}
