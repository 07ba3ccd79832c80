import {openOnce} from '../writing-room/server/openOnce';
import {englishName, locales} from '../src/lib/locale';
import {endTogether, createDevServers} from './lib/devServers';
import {homeLines, siteDir} from './lib/paths';
import {onPort, tryPort} from './lib/port';

// npm run dev: both locales behind one port; what is saved shows at once.
void onPort('npm run dev', async (port) => {
  await tryPort(port);
  const preview = createDevServers(() => {
    const homes = homeLines(origin);
    console.log(
      `\n${homes}\n  ${'To write'.padEnd(8)} ${address}\n\nWhat you save shows at once. Ctrl-C stops.`,
    );
  });
  const room = await openOnce({siteDir, preview, port});
  if ('other' in room) {
    console.error(`The site is open already: ${new URL(room.other).origin}/`);
    process.exitCode = 1;
    return;
  }
  const {origin, address} = room;
  endTogether(preview);
  preview.start();
  console.log(`Starting ${locales.map(englishName).join(' and ')} …`);
});
