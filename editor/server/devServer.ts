/* A development server of Docusaurus, which shows the pages of one locale. */
import path from 'node:path';
import {createInterface} from 'node:readline';
import {setTimeout as sleep} from 'node:timers/promises';
import execa from 'execa';
import {englishName, type Locale} from 'nepali-text/locale';
import {host} from './host';

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

export interface DevServer {
  /** Where it answers, as soon as it does; undefined when it has ended before. */
  ready: Promise<string | undefined>;
  ended: Promise<unknown>;
  stop: () => void;
}

export function startDevServer(locale: Locale): DevServer {
  const child = host.tryPort(0).then((port) => {
    const words = ['start', '--no-open', '--locale', locale, '--host', HOST, '--port', `${port}`];
    const running = execa(process.execPath, ['--import', END_WITH_EDITOR, docusaurus, ...words], {
      cwd: host.folder,
      // What it prints without mistakes names its own address, which is not for readers.
      stdio: ['pipe', 'ignore', 'pipe'],
      buffer: false,
      reject: false,
      env: {
        // Two servers with one folder would overwrite each other's routes.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}`,
        NO_UPDATE_NOTIFIER: '1',
        FORCE_COLOR: '0',
      },
    });
    createInterface(running.stderr!).on('line', (line) => {
      if (!NOISE.test(line)) console.error(`[${englishName(locale)}] ${line}`);
    });
    return {running, target: `http://${HOST}:${port}`};
  });

  async function waitForPage(): Promise<string | undefined> {
    const {running, target} = await child;
    while (running.exitCode === null && running.signalCode === null) {
      // Until the first compilation is done it keeps the request waiting.
      const reply = await fetch(target + host.baseOf(locale)).catch(() => null);
      if (reply?.ok) return target;
      await sleep(300);
    }
    return undefined;
  }

  return {
    ready: waitForPage(),
    ended: child.then(({running}) => running),
    stop: () => void child.then(({running}) => running.kill()),
  };
}
