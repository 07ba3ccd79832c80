import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {tryPort} from '../lib/tryPort';
import {runnable} from './nginxConfig';

export interface Host {
  origin: string;
  stop: () => Promise<void>;
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin, {redirect: 'manual'}).then(
    () => true,
    () => false,
  );

/**
 * Starts an nginx of its own in a folder of its own.
 *
 * @param config the text, and the folder that its includes are relative to
 * @throws what nginx says when it does not like the configuration
 */
export async function startNginx(
  config: {text: string; folder: string},
  root: string,
): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const port = await tryPort(0);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, runnable(config.text, config.folder, {port, root}));

  const child = spawn('nginx', ['-p', folder, '-c', file], {stdio: ['ignore', 'ignore', 'pipe']});
  let said = '';
  let hasEnded = false;
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      hasEnded = true;
      rmSync(folder, {recursive: true, force: true});
      resolve();
    };
    child.on('exit', end);
    child.on('error', end);
  });

  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (hasEnded) throw new Error(`nginx did not start.\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Reads a configuration from a file. */
export const configFrom = (file: string): {text: string; folder: string} => ({
  text: readFileSync(file, 'utf8'),
  folder: path.dirname(path.resolve(file)),
});
