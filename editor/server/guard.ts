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
import {KEY_HEADER} from '../headers';

/** What the guard looks at in a request. */
export type Visit = Pick<IncomingMessage, 'method' | 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'localPort'>;
};

/**
 * @param isOperation whether files are read or written; the page and the preview hold nothing secret
 * @returns who asks
 * @throws RefusalError
 */
export type Guard = (visit: Visit, isOperation: boolean) => User;

/** @throws RefusalError for what does not come from these addresses; of an operation, for what another site may send */
function refuseForeign(
  {method, headers}: Visit,
  origins: readonly string[],
  isOperation: boolean,
): void {
  // A name of another site may lead to this computer, too.
  if (!origins.some((origin) => new URL(origin).host === headers.host))
    throw new RefusalError(say('editor.address', {address: `${origins[0]}/`}), 403);
  if (!isOperation) return;
  if (!origins.includes(headers.origin ?? '')) throw new RefusalError(say('editor.own'), 403);
  if (method !== 'POST') throw new RefusalError(say('editor.request'), 405);
  const isJson = /^application\/json(?:; *charset=utf-8)?$/i.test(headers['content-type'] ?? '');
  if (!isJson) throw new RefusalError(say('editor.request'), 415);
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Compared in a time that does not tell how much of it is right. */
const isKey = (given: string | string[] | undefined, key: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digestOf(given), digestOf(key));

/** For this computer alone, at whose own address the server listens. */
export function localGuard(key: string, user: User): Guard {
  return (visit, isOperation) => {
    const {localPort} = visit.socket;
    const origins = ['localhost', '127.0.0.1'].map((name) => `http://${name}:${localPort}`);
    refuseForeign(visit, origins, isOperation);
    if (isOperation && !isKey(visit.headers[KEY_HEADER], key))
      throw new RefusalError(say('editor.oldKey'), 401);
    return user;
  };
}

/** Behind a proxy that signs people in, and alone can open the socket. @param origin the address that people open */
export function officeGuard(origin: string): Guard {
  return (visit, isOperation) => {
    refuseForeign(visit, [origin], isOperation);
    const {headers} = visit;
    // Node reads the bytes of a header as Latin-1.
    const valueOf = (name: string) => Buffer.from(String(headers[name] ?? ''), 'latin1').toString();
    const given = valueOf('x-remote-user').trim();
    if (!given) throw new RefusalError(say('editor.signIn'), 401);
    const name = valueOf('x-remote-name') || given;
    return {login: loginOf(given), name, email: valueOf('x-remote-email')};
  };
}

/** As a part of the name of a ref, and another one for each name. */
export function loginOf(given: string): string {
  const plain = given.toLowerCase().replace(/[^a-z0-9_-]+/g, '-');
  return plain === given ? plain : `${plain}.${digestOf(given).toString('hex').slice(0, 12)}`;
}
