/*
 * Who may ask the room for what. The room writes files, and a page of another site in the same browser
 * can send requests to it, so a request counts only when it comes from this machine, names the room's
 * own address, comes from the room's own page, and knows the key of that page.
 */
import {createHash, timingSafeEqual} from 'node:crypto';
import type {IncomingHttpHeaders} from 'node:http';
import type {Sentence} from 'content-checks/sentences';
import {KEY_HEADER} from '../protocol';
import {say} from '../sentences';

/** Why a request is not answered. */
export interface Refusal {
  status: number;
  sentence: Sentence;
}

/** What the guard looks at in a request. */
export interface Visit {
  method: string;
  remoteAddress: string | undefined;
  headers: IncomingHttpHeaders;
}

export interface Admission {
  /** "localhost:3000"; exact, with the port. */
  hosts: readonly string[];
  key: string;
}

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

const refuse = (status: number, sentence: Sentence): Refusal => ({status, sentence});

/** The names of this machine at a port. */
export const hostsAt = (port: number): string[] =>
  ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`);

/** For the page of the room and its script and style sheet, which hold nothing secret. */
export function refuseVisit(
  {remoteAddress, headers}: Visit,
  {hosts}: Admission,
): Refusal | undefined {
  if (!remoteAddress || !LOOPBACK.includes(remoteAddress)) {
    return refuse(403, say('room.local'));
  }
  // A name of another site may lead to this machine, too.
  return hosts.includes(headers.host ?? '')
    ? undefined
    : refuse(403, say('room.address', {address: `http://${hosts[0] ?? ''}/`}));
}

/** For the operations, which read and write files. */
export function refuseOperation(visit: Visit, admission: Admission): Refusal | undefined {
  const {method, headers} = visit;
  const refusal = refuseVisit(visit, admission);
  if (refusal) return refusal;
  const isOwn = admission.hosts.some((host) => headers.origin === `http://${host}`);
  if (!isOwn) return refuse(403, say('room.own'));
  if (!isKey(headers[KEY_HEADER], admission.key)) {
    return refuse(401, say('room.oldKey'));
  }
  if (method !== 'POST') return refuse(405, say('room.request'));
  return /^application\/json(?:; *charset=utf-8)?$/i.test(headers['content-type'] ?? '')
    ? undefined
    : refuse(415, say('room.request'));
}

/** In a time that does not tell how much of it is right. */
function isKey(given: string | string[] | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(key));
}
