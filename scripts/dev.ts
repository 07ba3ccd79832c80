import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {watch} from 'node:fs/promises';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {setTimeout as sleep} from 'node:timers/promises';
import {allLocales, englishName, type Locale} from '../src/lib/locale';
import {createDevProxy} from './lib/devProxy';
import {createLogFilter} from './lib/logFilter';
import {baseOf, homeLines, programs, siteDir} from './lib/paths';
import {onPort, tryPort} from './lib/port';

const HOST = '127.0.0.1';
const WATCHED = ['docs', 'pages', 'src', 'i18n', 'static', 'docusaurus.config.ts', 'sidebars.ts'];

const targets = new Map<Locale, string>();
const children = new Map<Locale, ChildProcess>();

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

async function run(locale: Locale, onReady: () => void): Promise<void> {
  const log = createLogFilter(englishName(locale));
  const port = await tryPort(0);
  const target = `http://${HOST}:${port}`;
  const words = ['start', '--no-open', '--locale', locale, '--host', HOST, '--port', `${port}`];
  const child = spawn(process.execPath, [programs.docusaurus, ...words], {
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
  children.set(locale, child);
  createInterface(child.stdout).on('line', log.onStdout);
  createInterface(child.stderr).on('line', log.onStderr);
  let ended = false;
  const closed = once(child, 'close').then(() => (ended = true));
  while (!ended && !targets.has(locale)) {
    // Until the first compilation is done it keeps the request waiting.
    const reply = await fetch(target + baseOf(locale)).catch(() => null);
    if (reply?.ok) targets.set(locale, target);
    else await sleep(300);
  }
  if (!ended) onReady();
  await closed;
  targets.delete(locale);
  log.flush();
}

async function keepRunning(locale: Locale, port: number): Promise<never> {
  const name = englishName(locale);
  for (;;) {
    await run(locale, () => {
      console.log(`[${name}] is ready.`);
      if (targets.size < allLocales.length) return;
      const homes = homeLines(`http://localhost:${port}`, allLocales);
      console.log(`\n${homes}\n\nWhat you save shows at once. Ctrl-C stops.`);
    });
    console.error(`[${name}] has stopped. It starts again when a file changes.`);
    await nextChange();
    console.log(`[${name}] starting again …`);
  }
}

// npm run dev: all locales, drafts too, behind one port; what is saved shows at once.
void onPort('npm run dev', async (port) => {
  await once(createDevProxy(targets).listen(port), 'listening');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      for (const child of children.values()) child.kill();
      process.exit();
    });
  }
  console.log(`Starting ${allLocales.map(englishName).join(' and ')} …`);
  for (const locale of allLocales) void keepRunning(locale, port);
});
