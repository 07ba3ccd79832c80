import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {type DevServers, startDevServers} from './server/devServers';
import {openOnce} from './server/openOnce';
import {site} from './site';

/** @returns whether the browser of this machine opens it; without a screen it cannot */
async function openBrowser(address: string): Promise<boolean> {
  const {platform, env} = process;
  if (env.BROWSER === 'none') return false;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return false;
  // Started by no shell, which would read "&" and the like in an address as its own.
  const windows = ['rundll32', 'url.dll,FileProtocolHandler'];
  const [program = '', ...words] =
    platform === 'win32' ? windows : [platform === 'darwin' ? 'open' : 'xdg-open'];
  const child = spawn(program, [...words, address], {stdio: 'ignore', detached: true});
  child.unref();
  return once(child, 'spawn').then(
    () => true,
    () => false,
  );
}

// npm run write: the site in the browser, to be written there. npm run dev: the same, without opening
// the browser, for those who write in files.
void site.onPort(async (port) => {
  const isRoomWanted = !process.argv.includes('--no-open');
  const servers: DevServers = {targets: new Map(), stopped: new Set()};
  const room = await openOnce({siteDir: site.folder, preview: servers, port});
  const address = 'other' in room ? room.other : room.address;
  const isOpen = isRoomWanted && (await openBrowser(address));
  if ('other' in room) {
    console.log(`\nThe writing room is open already, at this address:\n\n  ${address}\n`);
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());
  startDevServers(servers, () =>
    console.log(
      `The pages can be seen now. What you save shows at once.\n\n${site.homeLines(room.origin)}\n`,
    ),
  );
  console.log(`
${isOpen ? 'The writing room opens in your browser. If it does not, open this address:' : 'To write in the browser, open this address:'}

  ${address}

You can write at once; the pages beside the texts need a minute.
Leave this window open while you write. To stop, press Ctrl and C here.
`);
});
