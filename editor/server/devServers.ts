/* The development servers of Docusaurus, one for each locale, which show the pages beside the texts. */
import path from 'node:path';
import {createInterface} from 'node:readline';
import {setTimeout as sleep} from 'node:timers/promises';
import execa from 'execa';
import {englishName, inEach, type Locale, locales} from 'nepali-text/locale';
import {site} from '../site';

const HOST = '127.0.0.1';
const docusaurus = path.join(site.folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
/** A server ends with the room, also where the room is killed: the pipe between them closes then. */
const END_WITH_ROOM = 'data:text/javascript,process.stdin.resume().on("close",()=>process.exit())';

/** Lines that help no writer: empty ones, the announcements of the live reload, and stack traces. */
const NOISE = /^\s*$|^<[iw]>|^[\s│]*at /;

export interface DevServers {
  /** Where each answers; not set while it starts and after it has stopped. */
  targets: Map<Locale, string>;
  /** Those that a mistake has ended. */
  stopped: Set<Locale>;
}

/** Whether the pages can be shown. */
export const previewState = ({targets, stopped}: DevServers) =>
  inEach((locale): 'starting' | 'ready' | 'off' =>
    targets.has(locale) ? 'ready' : stopped.has(locale) ? 'off' : 'starting',
  );

/** Runs the server of a locale until it ends. */
async function run(locale: Locale, {targets}: DevServers, onReady: () => void): Promise<void> {
  const port = await site.tryPort(0);
  const target = `http://${HOST}:${port}`;
  const words = ['start', '--no-open', '--locale', locale, '--host', HOST, '--port', `${port}`];
  const child = execa(process.execPath, ['--import', END_WITH_ROOM, docusaurus, ...words], {
    cwd: site.folder,
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
  createInterface(child.stderr!).on('line', (line) => {
    if (!NOISE.test(line)) console.error(`[${englishName(locale)}] ${line}`);
  });
  while (child.exitCode === null && child.signalCode === null && !targets.has(locale)) {
    // Until the first compilation is done it keeps the request waiting.
    const reply = await fetch(target + site.baseOf(locale)).catch(() => null);
    if (reply?.ok) targets.set(locale, target);
    else await sleep(300);
  }
  if (targets.size === locales.length) onReady();
  await child;
  targets.delete(locale);
}

/**
 * Starts the servers of all locales.
 *
 * @param onReady called when all locales can be shown
 */
export function startDevServers(servers: DevServers, onReady: () => void): void {
  for (const locale of locales) {
    void run(locale, servers, onReady).then(() => {
      servers.stopped.add(locale);
      console.error(`[${englishName(locale)}] has stopped. Start again to see the pages.`);
    });
  }
}
