import {fork} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {siteDir} from '../../../../scripts/lib/paths';

/** Where a room is. */
export interface RoomAddress {
  /** "http://localhost:4000" */
  origin: string;
  /** With the key: what the person opens. */
  address: string;
}

/**
 * Opens a room in a process of its own.
 *
 * @param folder the site
 * @param previewOrigin a host that serves the site in all languages
 */
export async function openRoom(folder: string, previewOrigin: string) {
  const setup = pathToFileURL(path.join(siteDir, 'scripts/setup.mjs')).href;
  const child = fork(path.join(__dirname, 'roomProcess.ts'), [folder, previewOrigin], {
    cwd: siteDir,
    execArgv: ['--import', setup],
  });
  const ended = once(child, 'exit');
  const [room] = await Promise.race([once(child, 'message'), ended]);
  if (typeof room !== 'object') throw new Error('The process of the room has ended.');
  return {
    room: room as RoomAddress,
    async close() {
      child.kill();
      await ended;
    },
  };
}
