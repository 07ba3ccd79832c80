/* The editor on one's own computer: over a folder, once for each. */
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import {chmod, readFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {writeFileAtomically} from 'content/read/files';
import {askGit} from './git';
import {openRepository} from './gitRepository';
import {localGuard, originsAt} from './guard';
import {host} from './host';
import {BASE} from './page';
import type {Preview} from './preview';
import {closeServer, createEditorServer} from './server';

/** Milliseconds in which an editor that is open answers, on a busy computer too. A closed one is refused at once. */
const PATIENCE = 30_000;

export interface LocalEditor {
  /** To be opened in a browser. What follows "#" is the key, which a browser sends to no server. */
  address: string;
  close: () => Promise<void>;
}

interface LocalOptions {
  folder: string;
  /** 0 takes any free one. */
  port: number;
  preview: Preview;
}

/** As git knows the one whose computer this is. The drafts have a name of their own, because that may change. */
async function userOf(folder: string) {
  const [name = '', email = ''] = await Promise.all([
    askGit(folder, 'config', 'user.name'),
    askGit(folder, 'config', 'user.email'),
  ]);
  return {name, email, login: 'writer'};
}

/**
 * Opens the editor of a folder, unless it is open: two would write the same files.
 *
 * @returns the editor, or the address of the other one
 * @throws with the system's code when the port cannot be had
 */
export async function openEditor(options: LocalOptions): Promise<LocalEditor | {other: string}> {
  const {folder, port, preview} = options;
  const note = path.join(folder, '.cache/writing-room/address.txt');
  const other = await readFile(note, 'utf8').catch(() => '');
  const reply = await fetch(other, {signal: AbortSignal.timeout(PATIENCE)}).catch(() => undefined);
  if (reply?.ok) return {other};

  const user = await userOf(folder);
  const repository = openRepository({folder, isBare: false, user, url: host.url});
  repository.catch(() => undefined);
  const key = randomBytes(16).toString('hex');
  const origins: string[] = [];
  const guard = localGuard(origins, key, user);
  const server = createEditorServer({guard, repositoryOf: () => repository, preview});
  await once(server.listen(port, '127.0.0.1'), 'listening');
  origins.push(...originsAt((server.address() as AddressInfo).port));
  const address = `${origins[0]}${BASE}#${key}`;
  // It holds the key: for nobody else on this computer.
  await writeFileAtomically(note, address);
  await chmod(note, 0o600);
  const forget = () => rmSync(note, {force: true});
  process.on('exit', forget);
  return {
    address,
    async close() {
      process.off('exit', forget);
      forget();
      preview.stop();
      await closeServer(server);
    },
  };
}
