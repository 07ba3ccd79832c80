/* The editor on one's own computer: over a folder, once for each. */
import {randomBytes} from 'node:crypto';
import {rmSync} from 'node:fs';
import {chmod, readFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {writeFileAtomically} from 'content/read/files';
import host from '../../editor.server.config';
import {askGit} from './git';
import {openRepository} from './gitRepository';
import {localGuard} from './guard';
import {BASE} from './page';
import type {Preview} from './preview';
import {startServer} from './server';

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

  // As git knows the one whose computer this is. The drafts have a name of their own, because that may change.
  const name = (await askGit(folder, 'config', 'user.name')) ?? '';
  const email = (await askGit(folder, 'config', 'user.email')) ?? '';
  const user = {name, email, login: 'writer'};
  const repository = openRepository({folder, isBare: false, user, url: host.url});
  repository.catch(() => undefined);
  const key = randomBytes(16).toString('hex');
  const server = await startServer({
    guard: localGuard(key, user),
    repositoryOf: () => repository,
    preview,
    at: {port, host: '127.0.0.1'},
  });
  const address = `http://localhost:${(server.address as AddressInfo).port}${BASE}#${key}`;
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
      await server.close();
    },
  };
}
