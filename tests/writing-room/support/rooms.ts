import {type ChildProcess, fork} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {siteDir} from '../../../scripts/lib/paths';

export interface Request {
  action: 'open' | 'close';
  siteDir: string;
  /** A host that serves the site in all languages. */
  previewOrigin: string;
}

export interface Answer {
  siteDir: string;
  origin?: string;
  address?: string;
  error?: string;
}

/** Where a room is. */
export interface RoomAddress {
  /** "http://localhost:4000" */
  origin: string;
  /** With the key: what the person opens. */
  address: string;
}

/** Opens rooms in a process of its own. */
export interface Rooms {
  open: (siteDir: string, previewOrigin: string) => Promise<RoomAddress>;
  close: (siteDir: string) => Promise<void>;
  end: () => void;
}

function ask(child: ChildProcess, request: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: Answer) => {
      if (answer.siteDir !== request.siteDir) return;
      child.off('message', onMessage).off('exit', onExit);
      if (answer.error) reject(new Error(answer.error));
      else resolve(answer);
    };
    const onExit = () => reject(new Error('The process of the rooms has ended.'));
    child.on('message', onMessage).on('exit', onExit);
    child.send(request);
  });
}

export function startRooms(): Rooms {
  const setup = pathToFileURL(path.join(siteDir, 'scripts/setup.mjs')).href;
  const child = fork(path.join(__dirname, 'roomProcess.ts'), [], {
    cwd: siteDir,
    execArgv: ['--import', setup],
  });
  return {
    async open(folder, previewOrigin) {
      const answer = await ask(child, {action: 'open', siteDir: folder, previewOrigin});
      const {origin = '', address = ''} = answer;
      return {origin, address};
    },
    async close(folder) {
      await ask(child, {action: 'close', siteDir: folder, previewOrigin: ''});
    },
    end: () => child.kill(),
  };
}
