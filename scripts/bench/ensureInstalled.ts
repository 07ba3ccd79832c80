import {spawnSync} from 'node:child_process';
import {benchDir} from '../lib/paths';
import {needsInstall} from '../lib/needsInstall.mjs';
import {npmCi} from '../lib/npm.mjs';

/**
 * Installs the benchmark's own packages where they are missing.
 *
 * @throws when that fails; what npm said has been printed
 */
export function ensureInstalled(): void {
  if (!needsInstall(benchDir)) return;
  console.error('Installing what the benchmark compares with (some minutes) …');
  const {status} = spawnSync(npmCi.file, npmCi.words, {
    cwd: benchDir,
    shell: npmCi.shell,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    throw new Error(
      'The installation failed; what npm said stands above. Is there a connection? It is tried again with: npm ci --prefix bench',
    );
  }
}
