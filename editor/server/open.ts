/* The editor is opened: on one's own computer over a folder, or in an office over a bare repository. */
import {randomBytes} from 'node:crypto';
import {rmSync} from 'node:fs';
import {chmod, readFile, rm} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {writeFileAtomically} from 'content/read/files';
import type {Repository, User} from '../repository';
import {KEY_HEADER} from '../headers';
import {request} from '../request';
import {askGit} from './git';
import {openRepository} from './gitRepository';
import {localGuard, officeGuard} from './guard';
import {BASE} from './page';
import {createPreview, type Preview} from './preview';
import {startServer} from './server';

/** Milliseconds in which an editor that is open answers, on a busy computer too. A closed one is refused at once. */
const EDITOR_TIMEOUT = 30_000;

export interface LocalEditor {
  /** To be opened in a browser. What follows "#" is the key, which a browser sends to no server. */
  address: string;
  close: () => Promise<void>;
}

/** Whether the editor with the key of this address answers there: another server may have the port since. */
async function isEditor(address: string): Promise<boolean> {
  const [page = '', key = ''] = address.split('#');
  try {
    const {origin} = new URL(page);
    const headers = {origin, 'content-type': 'application/json', [KEY_HEADER]: key};
    const options = {method: 'POST', headers, body: '{"blobs":[]}', redirect: 'error'} as const;
    const reply = await request(`${page}api/read`, options, EDITOR_TIMEOUT);
    return reply.ok && (await reply.text()) === '{}';
  } catch {
    return false;
  }
}

/**
 * Opens the editor of a folder, on its owner's computer, unless it is open: two would write the same files.
 *
 * @param port 0 takes any free one
 * @returns the editor, or the address of the other one
 * @throws with the system's code when the port cannot be had
 */
export async function openEditor(
  folder: string,
  port: number,
  preview: Preview,
): Promise<LocalEditor | {other: string}> {
  const note = path.join(folder, '.cache/writing-room/address.txt');
  const other = await readFile(note, 'utf8').catch(() => '');
  if (await isEditor(other)) return {other};

  // As git knows the one whose computer this is. The branch of what is saved has another name, because that may change.
  const name = (await askGit(folder, 'config', 'user.name')) ?? '';
  const email = (await askGit(folder, 'config', 'user.email')) ?? '';
  const user = {name, email, login: 'writer'};
  const repository = openRepository({folder, isBare: false, user});
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

export interface OfficeOptions {
  /** The address that people open: "https://write.example.com". */
  public: string;
  repository: string;
  /** A Unix socket, which the proxy alone can open. */
  socket: string;
}

/** Opens the editor behind a proxy that signs people in. */
export async function openOffice(options: OfficeOptions): Promise<{close: () => Promise<void>}> {
  const {socket} = options;
  const folder = path.resolve(options.repository);
  /** By the login. A name or an address that has changed is that of the last request. */
  const repositories = new Map<string, Promise<Repository>>();
  function repositoryOf(user: User): Promise<Repository> {
    const key = JSON.stringify(user);
    const known = repositories.get(key) ?? openRepository({folder, isBare: true, user});
    repositories.set(key, known);
    known.catch(() => repositories.delete(key));
    return known;
  }

  // One that was ended at once has left its own.
  await rm(socket, {force: true});
  const server = await startServer({
    guard: officeGuard(new URL(options.public).origin),
    repositoryOf,
    preview: createPreview(),
    at: {path: socket},
  });
  // For the program and its group, in which the proxy is.
  await chmod(socket, 0o660);
  return server;
}
