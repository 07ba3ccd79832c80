/* One room at a time for a site: two would share the copy in which they check, and each other's steps. */
import {rmSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {openRoom, type RoomServer, type RoomOptions} from './room';
import {roomFolder} from './steps';

/** Milliseconds in which a room that is open answers, on a busy computer too. A closed one is refused at once. */
const PATIENCE = 30_000;

/**
 * Opens a room, unless the site has one that is open.
 *
 * @returns the room, or the address of the other one
 */
export async function openOnce(options: RoomOptions): Promise<RoomServer | {other: string}> {
  const file = path.join(options.siteDir, roomFolder, 'address.txt');
  const other = await readFile(file, 'utf8').catch(() => '');
  const reply = await fetch(other, {signal: AbortSignal.timeout(PATIENCE)}).catch(() => undefined);
  if (reply?.ok) return {other};
  const room = await openRoom(options);
  await mkdir(path.dirname(file), {recursive: true});
  // It holds the key: for nobody else on this computer.
  await writeFile(file, room.address, {mode: 0o600});
  const forget = () => rmSync(file, {force: true});
  process.on('exit', forget);
  const close = () => {
    process.off('exit', forget);
    forget();
    return room.close();
  };
  return {...room, close};
}
