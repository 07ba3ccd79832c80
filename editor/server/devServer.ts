/* A development server of Docusaurus, which shows the pages of one locale. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {setTimeout as sleep} from 'node:timers/promises';
import {englishName, type Locale} from 'nepali-text/locale';
import host from '../../editor.server.config';
import {request} from '../request';

const HOST = '127.0.0.1';
const docusaurus = path.join(host.folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
/**
 * It ends with the editor, also where that is killed: the pipe between them closes then. Its threads load this,
 * too, and have no pipe.
 */
const CODE = `import {isMainThread} from 'node:worker_threads';
if (isMainThread) process.stdin.resume().on('close', () => process.exit());`;
export const END_WITH_EDITOR = `data:text/javascript,${encodeURIComponent(CODE)}`;

/** Lines that help no writer: empty ones, the announcements of the live reload, and stack traces. */
const NOISE = /^\s*$|^<[iw]>|^[\s│]*at /;

/**
 * @param onReady called with the address where it answers, as soon as it does
 * @returns when it has ended
 */
export async function runDevServer(
  locale: Locale,
  onReady: (target: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const port = await host.tryPort(0);
  const target = `http://${HOST}:${port}`;
  const words = ['start', '--no-open', '--locale', locale, '--host', HOST, '--port', `${port}`];
  const child = spawn(process.execPath, ['--import', END_WITH_EDITOR, docusaurus, ...words], {
    cwd: host.folder,
    // What it prints without mistakes names its own address, which is not for readers.
    stdio: ['pipe', 'ignore', 'pipe'],
    env: {
      ...process.env,
      // Two servers with one folder would overwrite each other's routes.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}`,
      NO_UPDATE_NOTIFIER: '1',
      FORCE_COLOR: '0',
    },
    signal,
  });
  createInterface(child.stderr).on('line', (line) => {
    if (!NOISE.test(line)) console.error(`[${englishName(locale)}] ${line}`);
  });
  let isOver = false;
  // To be stopped is an error, too.
  const ended = once(child, 'exit')
    .catch(() => undefined)
    .finally(() => (isOver = true));
  while (!isOver) {
    // Until the first compilation is done it keeps the request waiting.
    const reply = await request(target + host.baseOf(locale)).catch(() => null);
    if (reply?.ok) {
      onReady(target);
      break;
    }
    await sleep(300);
  }
  await ended;
}
