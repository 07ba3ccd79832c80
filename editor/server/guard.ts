/*
 * Who may ask the room for what. The room writes files, and a page of another site in the same browser
 * can send requests to it, so a request counts only when it comes from this machine, names the room's
 * own address, comes from the room's own page, and knows the key of that page.
 */
import {createHash, timingSafeEqual} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import {KEY_HEADER} from '../types';
import {RefusalError, say} from '../sentences';

/** What the guard looks at in a request. */
export type Visit = Pick<IncomingMessage, 'method' | 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

export interface Admission {
  /** "localhost:3000"; exact, with the port. */
  hosts: readonly string[];
  key: string;
}

const LOOPBACK = '127.0.0.1';

/** The names of this machine at a port. */
export const hostsAt = (port: number): string[] =>
  ['localhost', LOOPBACK].map((name) => `${name}:${port}`);

/**
 * For the page of the room and its script and style sheet, which hold nothing secret.
 *
 * @throws RefusalError
 */
export function admitVisit({socket, headers}: Visit, {hosts}: Admission): void {
  if (socket.remoteAddress !== LOOPBACK) {
    throw new RefusalError(say('room.local'), 403);
  }
  // A name of another site may lead to this machine, too.
  if (hosts.includes(headers.host ?? '')) return;
  throw new RefusalError(say('room.address', {address: `http://${hosts[0]}/`}), 403);
}

/** For the operations, which read and write files. @throws RefusalError */
export function admitOperation(visit: Visit, admission: Admission): void {
  const {method, headers} = visit;
  admitVisit(visit, admission);
  const isOwn = admission.hosts.some((host) => headers.origin === `http://${host}`);
  if (!isOwn) throw new RefusalError(say('room.own'), 403);
  if (!isKey(headers[KEY_HEADER], admission.key)) {
    throw new RefusalError(say('room.oldKey'), 401);
  }
  const isJson = /^application\/json(?:; *charset=utf-8)?$/i.test(headers['content-type'] ?? '');
  if (method === 'POST' && isJson) return;
  throw new RefusalError(say('room.request'), method === 'POST' ? 415 : 405);
}

/** In a time that does not tell how much of it is right. */
function isKey(given: string | string[] | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(key));
}
