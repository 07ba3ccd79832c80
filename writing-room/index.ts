import {createDevServers, endTogether} from '../scripts/lib/devServers';
import {siteDir} from '../scripts/lib/paths';
import {onPort, tryPort} from '../scripts/lib/port';
import {openBrowser} from './server/openBrowser';
import {openOnce} from './server/openOnce';

/** How many ports are tried. What was typed and not saved is kept in the browser for each port. */
const PORTS = 10;

async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + PORTS; port += 1) {
    if (await tryPort(port).catch(() => undefined)) return port;
  }
  return tryPort(first);
}

// npm run write: the site in the browser, to be written there.
void onPort('npm run write', async (wanted) => {
  const port = process.env.PORT ? await tryPort(wanted) : await freePort(wanted);
  const preview = createDevServers(() =>
    console.log('The pages can be seen beside the texts now.'),
  );
  const room = await openOnce({siteDir, preview, port});
  if ('other' in room) {
    await openBrowser(room.other);
    console.log(`\nThe writing room is open already, at this address:\n\n  ${room.other}\n`);
    return;
  }
  endTogether(preview);
  preview.start();
  const isOpen = await openBrowser(room.address);
  console.log(`
${isOpen ? 'The writing room opens in your browser. If it does not, open this address:' : 'Open this address in a browser:'}

  ${room.address}

You can write at once; the pages beside the texts need a minute.
Leave this window open while you write. To stop, press Ctrl and C here.
`);
});
