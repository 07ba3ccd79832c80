import {type ChildProcess, spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {setTimeout as sleep} from 'node:timers/promises';
import {type Language, languageNames} from '../../src/collections/language';
import {baseOf} from '../lib/addresses';
import {programs, siteDir} from '../lib/paths';
import {tryPort} from '../lib/tryPort';
import {createTeller} from './teller';
import {onNextChange} from './onNextChange';

export interface LanguageServer {
  language: Language;
  /** Where it answers; null while it is starting or has stopped. */
  target: () => string | null;
  /** Ends it for good. */
  stop: () => Promise<void>;
}

const HOST = '127.0.0.1';

/** Ready once it answers: until the first compilation is done it keeps the request waiting. */
async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, {signal: AbortSignal.timeout(60_000)})).ok;
  } catch {
    return false;
  }
}

/**
 * Docusaurus's development server of one language, started again after a crash as soon as a file
 * changes.
 *
 * @param onReady called each time it begins to answer
 */
export function languageServer(language: Language, onReady: () => void): LanguageServer {
  const name = languageNames[language];
  const teller = createTeller(name);
  let target: string | null = null;
  let child: ChildProcess | null = null;
  let stopping = false;

  async function start(): Promise<void> {
    const port = await tryPort(0);
    const origin = `http://${HOST}:${port}`;
    const own = spawn(
      process.execPath,
      [
        programs.docusaurus,
        ...['start', '--no-open', '--locale', language, '--host', HOST, '--port', String(port)],
      ],
      {
        cwd: siteDir,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          // Two servers in one folder would overwrite each other's routes.
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${language}`,
          NO_UPDATE_NOTIFIER: '1',
          FORCE_COLOR: '0',
        },
      },
    );
    child = own;
    createInterface(own.stdout).on('line', teller.progress);
    createInterface(own.stderr).on('line', teller.trouble);
    own.on('close', () => {
      if (child === own) crashed();
    });
    while (child === own && target === null) {
      if (await isReady(origin + baseOf(language))) {
        if (child === own) target = origin;
      } else await sleep(300);
    }
    if (child === own) onReady();
  }

  function crashed(): void {
    child = null;
    target = null;
    if (stopping) return;
    teller.flush();
    console.error(`[${name}] has stopped. It starts again when a file changes.`);
    onNextChange(() => {
      if (stopping) return;
      console.log(`[${name}] starting again …`);
      void start();
    });
  }

  async function stop(): Promise<void> {
    stopping = true;
    const own = child;
    if (!own || own.exitCode !== null) return;
    const closed = new Promise((resolve) => own.once('close', resolve));
    own.kill('SIGTERM');
    const patience = setTimeout(() => own.kill('SIGKILL'), 3000);
    await closed;
    clearTimeout(patience);
  }

  void start();
  return {language, target: () => target, stop};
}
