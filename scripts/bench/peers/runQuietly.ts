import {spawn} from 'node:child_process';

/** Keeps builders from counting their users. */
const environment = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
  FORCE_COLOR: '0',
  NODE_ENV: 'production',
};

/**
 * Runs a program of Node in a folder, and tells nothing unless it fails.
 *
 * @param onStart is given the number of its process, onText what it says as it says it
 * @throws with the last that it said
 */
export function runQuietly(
  program: string,
  words: readonly string[],
  folder: string,
  {onStart, onText}: {onStart?: (pid: number) => void; onText?: (text: string) => void} = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: folder,
      env: {...process.env, ...environment},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const listen = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-8000);
      onText?.(chunk.toString());
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    if (child.pid) onStart?.(child.pid);
    const end = (): boolean => child.kill();
    process.on('exit', end);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with the code ${code} in ${folder}:\n${said}`));
    });
  });
}
