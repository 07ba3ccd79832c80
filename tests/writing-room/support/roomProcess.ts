import {locales} from 'nepali-text/locale';
import {openRoom, type Room} from '../../../writing-room/server/room';
import type {Answer, Request} from './rooms';

// A process beside that of the tests, started by rooms.ts: Playwright cannot load all of the packages.
const rooms = new Map<string, Room>();

async function open(folder: string, previewOrigin: string): Promise<Answer> {
  const room = await openRoom({
    siteDir: folder,
    preview: {
      targets: new Map(locales.map((locale) => [locale, previewOrigin])),
      stopped: new Set(),
    },
    port: 0,
  });
  rooms.set(folder, room);
  return {siteDir: folder, origin: room.origin, address: room.address};
}

async function close(folder: string): Promise<Answer> {
  await rooms.get(folder)?.close();
  rooms.delete(folder);
  return {siteDir: folder};
}

process.on('message', ({action, siteDir: folder, previewOrigin}: Request) => {
  const work = action === 'open' ? open(folder, previewOrigin) : close(folder);
  work
    .catch((error: unknown): Answer => ({siteDir: folder, error: String(error)}))
    .then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
