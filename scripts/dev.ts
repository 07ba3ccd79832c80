import {openRoom} from '../writing-room/server/room';
import {allLocales, englishName} from '../src/lib/locale';
import {endTogether, createDevServers} from './lib/devServers';
import {homeLines, siteDir} from './lib/paths';
import {onPort, tryPort} from './lib/port';

// npm run dev: all locales, drafts too, behind one port; what is saved shows at once.
void onPort('npm run dev', async (port) => {
  await tryPort(port);
  const preview = createDevServers(() => {
    const homes = homeLines(origin, allLocales);
    console.log(
      `\n${homes}\n  ${'To write'.padEnd(8)} ${address}\n\nWhat you save shows at once. Ctrl-C stops.`,
    );
  });
  endTogether(preview);
  const {origin, address} = await openRoom({siteDir, preview, port});
  preview.start();
  console.log(`Starting ${allLocales.map(englishName).join(' and ')} …`);
});
