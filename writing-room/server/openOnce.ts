/* One room at a time for a site: two would share the copy in which they check, and each other's steps. */
import {rmSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {roomFolder} from './firstVersions';
import {openRoom, type Room, type RoomOptions} from './room';

/** Milliseconds in which a room that is open answers, on a busy computer too. A closed one is refused at once. */
const PATIENCE = 30_000;

/** The address of the room that another process has opened; undefined where there is none. */
async function addressOfOther(file: string): Promise<string | undefined> {
  const address = await readFile(file, 'utf8').catch(() => undefined);
  if (!address || !URL.canParse(address)) return undefined;
  const reply = await fetch(address, {signal: AbortSignal.timeout(PATIENCE)}).catch(() => null);
  return reply?.ok ? address : undefined;
}

/**
 * Opens a room, unless the site has one that is open.
 *
 * @returns the room, or the address of the other one
 */
export async function openOnce(options: RoomOptions): Promise<Room | {other: string}> {
  const folder = path.join(options.siteDir, roomFolder);
  const file = path.join(folder, 'address.txt');
  const other = await addressOfOther(file);
  if (other) return {other};
  const room = await openRoom(options);
  await mkdir(folder, {recursive: true});
  // It holds the key: for nobody else on this computer.
  await writeFile(file, room.address, {mode: 0o600});
  const forget = () => rmSync(file, {force: true});
  process.on('exit', forget);
  return {
    ...room,
    close: async () => {
      process.off('exit', forget);
      forget();
      await room.close();
    },
  };
}
