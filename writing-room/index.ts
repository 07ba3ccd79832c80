import {endTogether, createDevServers} from '../scripts/lib/devServers';
import {siteDir} from '../scripts/lib/paths';
import {onPort, tryPort} from '../scripts/lib/port';
import {openBrowser} from './server/openBrowser';
import {openRoom} from './server/room';

// npm run write: the site in the browser, to be written there.
void onPort('npm run write', async (port) => {
  await tryPort(port);
  const preview = createDevServers(() =>
    console.log('The pages can be seen beside the texts now.'),
  );
  endTogether(preview);
  const {address} = await openRoom({siteDir, preview, port});
  preview.start();
  const isOpen = await openBrowser(address);
  console.log(`
${isOpen ? 'The writing room opens in your browser. If it does not, open this address:' : 'Open this address in a browser:'}

  ${address}

You can write at once; the pages beside the texts need a minute.
Leave this window open while you write. To stop, press Ctrl and C here.
`);
});
