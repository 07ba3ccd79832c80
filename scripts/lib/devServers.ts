import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {watch} from 'node:fs/promises';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {setTimeout as sleep} from 'node:timers/promises';
import {englishName, type Locale, locales} from '../../src/lib/locale';
import {createLogFilter} from './logFilter';
import {baseOf, programs, siteDir} from './paths';
import {tryPort} from './port';

const HOST = '127.0.0.1';
const WATCHED = ['docs', 'pages', 'src', 'i18n', 'static', 'docusaurus.config.ts', 'sidebars.ts'];

/** The development servers of all locales. */
export interface DevServers {
  /** Where each answers; not set while it starts and after it has stopped. */
  targets: ReadonlyMap<Locale, string>;
  /** Those that a mistake has ended; they start again when a file changes. */
  stopped: ReadonlySet<Locale>;
  /** Starts them and keeps them running: one that ends starts again when a file changes. */
  start: () => void;
  close: () => void;
}

/** Resolves when a file that shapes the site is saved. */
async function nextChange(): Promise<void> {
  const stop = new AbortController();
  const changes = WATCHED.map((name) =>
    watch(path.join(siteDir, name), {recursive: !path.extname(name), signal: stop.signal}),
  );
  await Promise.race(changes.map((each) => each[Symbol.asyncIterator]().next()));
  stop.abort();
  // An editor saves in several steps.
  await sleep(300);
}

function spawnServer(locale: Locale, port: number): ChildProcess {
  const words = ['start', '--no-open', '--locale', locale, '--host', HOST, '--port', `${port}`];
  return spawn(process.execPath, [programs.docusaurus, ...words], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Two servers with one folder would overwrite each other's routes.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}`,
      NO_UPDATE_NOTIFIER: '1',
      FORCE_COLOR: '0',
    },
  });
}

/** @param onReady called when all locales can be shown, and again after each new start */
export function createDevServers(onReady: () => void): DevServers {
  const targets = new Map<Locale, string>();
  const stopped = new Set<Locale>();
  const children = new Map<Locale, ChildProcess>();

  async function run(locale: Locale): Promise<void> {
    const log = createLogFilter(englishName(locale));
    const port = await tryPort(0);
    const target = `http://${HOST}:${port}`;
    const child = spawnServer(locale, port);
    children.set(locale, child);
    if (child.stdout) createInterface(child.stdout).on('line', log.onStdout);
    if (child.stderr) createInterface(child.stderr).on('line', log.onStderr);
    let ended = false;
    const closed = once(child, 'close').then(() => (ended = true));
    while (!ended && !targets.has(locale)) {
      // Until the first compilation is done it keeps the request waiting.
      const reply = await fetch(target + baseOf(locale)).catch(() => null);
      if (reply?.ok) targets.set(locale, target);
      else await sleep(300);
    }
    if (!ended) {
      console.log(`[${englishName(locale)}] is ready.`);
      if (targets.size === locales.length) onReady();
    }
    await closed;
    targets.delete(locale);
    log.flush();
  }

  async function keepRunning(locale: Locale): Promise<never> {
    const name = englishName(locale);
    for (;;) {
      await run(locale);
      stopped.add(locale);
      console.error(`[${name}] has stopped. It starts again when a file changes.`);
      await nextChange();
      stopped.delete(locale);
      console.log(`[${name}] starting again …`);
    }
  }

  return {
    targets,
    stopped,
    start: () => {
      for (const locale of locales) void keepRunning(locale);
    },
    close: () => {
      for (const child of children.values()) child.kill();
    },
  };
}

/** Ends the servers together with this process. */
export function endTogether({close}: Pick<DevServers, 'close'>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      close();
      process.exit();
    });
  }
}
