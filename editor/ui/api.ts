import {KEY_HEADER, LANGUAGE_HEADER, type Operations} from '../protocol';
import {roomLanguage} from './language';
import {createStore} from './store';
import {wordIn} from './words';

const KEY = 'writing-room:key';
const RETRY_MS = 2000;

/**
 * The key that every operation must send. It comes in the address that `npm run write` prints, after
 * the "#", is kept for this tab, and is taken out of the address so that nobody copies it.
 */
export function takeKey(): string {
  const given = /^#([\w-]{16,})$/.exec(location.hash)?.[1];
  if (given !== undefined) {
    sessionStorage.setItem(KEY, given);
    history.replaceState(null, '', location.pathname);
  }
  return sessionStorage.getItem(KEY) ?? '';
}

/** Whether the server answers. `keyRefused`: it was started again, with another key. */
export const connection = createStore<'there' | 'gone' | 'keyRefused'>('there');

/** While the server is gone, it is asked again and again; any answer ends that. */
connection.subscribe(() => {
  const ask = () => {
    if (connection.get() !== 'gone') return;
    call('steps', {}).catch(() => setTimeout(ask, RETRY_MS));
  };
  setTimeout(ask, RETRY_MS);
});

/**
 * One operation of the server.
 *
 * @throws {Error} with a sentence in the language of the room: the server is gone, refuses the key, or
 *   answers with an error
 */
export async function call<Name extends keyof Operations>(
  operation: Name,
  takes: Operations[Name]['takes'],
): Promise<Operations[Name]['gives']> {
  const language = roomLanguage.get();
  const response = await fetch(`/__write/api/${operation}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [KEY_HEADER]: takeKey(),
      [LANGUAGE_HEADER]: language,
    },
    body: JSON.stringify(takes),
  }).catch(() => undefined);
  const {status = 503} = response ?? {};
  // 502 and 503 are those of a proxy without the server behind it.
  connection.set([502, 503].includes(status) ? 'gone' : status === 401 ? 'keyRefused' : 'there');
  const state = connection.get();
  if (state !== 'there') throw new Error(wordIn(language, `connection.${state}`));
  const answer = await response?.json().catch(() => ({}));
  if (!response?.ok) throw new Error(answer.message ?? wordIn(language, 'connection.error'));
  // The server checks its side of the contract.
  return answer;
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
