/*
 * Who may ask the server for what. It writes files, and a page of another site in the same browser can send
 * requests to it. So a request counts only when it names the server's own address and comes from its own
 * page; on one's own computer, when that page knows the key; and in an office, when it comes from the proxy
 * that signs people in.
 */
import {createHash, timingSafeEqual} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import type {User} from '../repository';
import {RefusalError, say} from '../sentences';
import {KEY_HEADER} from '../types';

/** What the guard looks at in a request. */
export type Visit = Pick<IncomingMessage, 'method' | 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

export interface Guard {
  /** For the page and the preview, which hold nothing secret. @throws RefusalError */
  visit: (visit: Visit) => void;
  /** For operations, which read and write files. @returns who asks @throws RefusalError */
  operation: (visit: Visit) => User;
}

const LOOPBACK = '127.0.0.1';

/** The origins of this computer at a port. */
export const originsAt = (port: number): string[] =>
  ['localhost', LOOPBACK].map((name) => `http://${name}:${port}`);

/** A name of another site may lead to this computer, too. @throws RefusalError */
function refuseForeignHost({headers}: Visit, origins: readonly string[]): void {
  if (origins.some((origin) => new URL(origin).host === headers.host)) return;
  throw new RefusalError(say('room.address', {address: `${origins[0]}/`}), 403);
}

/** @throws RefusalError for what another site may send */
function refuseForeignPage({method, headers}: Visit, origins: readonly string[]): void {
  if (!origins.includes(headers.origin ?? '')) throw new RefusalError(say('room.own'), 403);
  const isJson = /^application\/json(?:; *charset=utf-8)?$/i.test(headers['content-type'] ?? '');
  if (method !== 'POST' || !isJson)
    throw new RefusalError(say('room.request'), method === 'POST' ? 415 : 405);
}

/** In a time that does not tell how much of it is right. */
function isSecret(given: string | string[] | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(secret));
}

/** For this computer alone. @param origins exact, with the port */
export function localGuard(origins: readonly string[], key: string, user: User): Guard {
  const visit = (request: Visit) => {
    if (request.socket.remoteAddress !== LOOPBACK) throw new RefusalError(say('room.local'), 403);
    refuseForeignHost(request, origins);
  };
  const operation = (request: Visit) => {
    visit(request);
    refuseForeignPage(request, origins);
    if (!isSecret(request.headers[KEY_HEADER], key))
      throw new RefusalError(say('room.oldKey'), 401);
    return user;
  };
  return {visit, operation};
}

/**
 * Behind a proxy that signs people in.
 *
 * @param origin the address that people open
 * @param secret what the proxy sends; absent where only the proxy can open the socket
 */
export function officeGuard(origin: string, secret: string | undefined): Guard {
  const userOf = ({headers}: Visit): User => {
    // Node reads the bytes of a header as Latin-1.
    const valueOf = (name: string) => Buffer.from(String(headers[name] ?? ''), 'latin1').toString();
    const isTrusted = secret === undefined || isSecret(headers['x-proxy-secret'], secret);
    const given = valueOf('x-remote-user').trim();
    if (!isTrusted || !given) throw new RefusalError(say('room.signIn'), 401);
    const email = valueOf('x-remote-email');
    return {login: loginOf(given), name: valueOf('x-remote-name') || given, email};
  };
  const visit = (request: Visit) => {
    refuseForeignHost(request, [origin]);
    userOf(request);
  };
  const operation = (request: Visit) => {
    visit(request);
    refuseForeignPage(request, [origin]);
    return userOf(request);
  };
  return {visit, operation};
}

/** As a part of the name of a ref, and another one for each name. */
export function loginOf(given: string): string {
  const plain = given.toLowerCase().replace(/[^a-z0-9_-]+/g, '-');
  if (plain === given) return plain;
  return `${plain}.${createHash('sha256').update(given).digest('hex').slice(0, 12)}`;
}
