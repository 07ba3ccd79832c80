/* The editor of an office: over a bare repository, behind a proxy that signs people in. */
import {chmod, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import host from '../../editor.server.config';
import type {Repository, User} from '../repository';
import {openRepository} from './gitRepository';
import {officeGuard} from './guard';
import {createPreview} from './preview';
import {startServer} from './server';

export interface OfficeOptions {
  /** The address that people open: "https://write.example.com". */
  public: string;
  repository: string;
  /** A Unix socket, which the proxy alone can open … */
  socket?: string;
  /** … or a port of this computer, with a secret that the proxy sends. */
  port?: string;
  'secret-file'?: string;
}

/** @throws Error for options that let in everybody */
export async function openOffice(options: OfficeOptions): Promise<{close: () => Promise<void>}> {
  const {socket, port} = options;
  const folder = path.resolve(options.repository);
  const file = options['secret-file'];
  const secret = file && (await readFile(file, 'utf8')).trim();
  if (secret === '' || (!socket && (!port || !secret)))
    throw new Error(
      'Name a --socket that only the proxy can open, or a --port and a --secret-file.',
    );

  /** By the login. A name or an address that has changed is that of the last request. */
  const repositories = new Map<string, Promise<Repository>>();
  function repositoryOf(user: User): Promise<Repository> {
    const key = JSON.stringify(user);
    const known =
      repositories.get(key) ?? openRepository({folder, isBare: true, user, url: host.url});
    repositories.set(key, known);
    known.catch(() => repositories.delete(key));
    return known;
  }

  // One that was ended at once has left its own.
  if (socket) await rm(socket, {force: true});
  const server = await startServer({
    guard: officeGuard(new URL(options.public).origin, secret),
    repositoryOf,
    preview: createPreview(),
    at: socket ? {path: socket} : {port: Number(port), host: '127.0.0.1'},
  });
  // For the program and its group, in which the proxy is.
  if (socket) await chmod(socket, 0o660);
  return server;
}
