import {KEY_HEADER, LANGUAGE_HEADER, type Operations} from '../protocol';
import {takeKey} from './key';
import {roomLanguage} from './language';
import {wordIn} from './words';

/** What went wrong, as a sentence in the language of the room. */
export class RoomError extends Error {}

export type Connection = 'there' | 'gone' | 'keyRefused';

let connection: Connection = 'there';
const listeners = new Set<() => void>();
const RETRY_MS = 2000;

/** Whether the server answers; for useSyncExternalStore. */
export const connectionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Connection => connection,
};

function setConnection(now: Connection): void {
  if (now === connection) return;
  connection = now;
  for (const listener of listeners) listener();
  if (now === 'gone') setTimeout(() => void retry(), RETRY_MS);
}

async function retry(): Promise<void> {
  try {
    await call('steps', {});
  } catch {
    if (connection === 'gone') setTimeout(() => void retry(), RETRY_MS);
  }
}

/**
 * One operation of the server.
 *
 * @throws {RoomError} when the server is gone, refuses the key, or answers with an error
 */
export async function call<Name extends keyof Operations>(
  operation: Name,
  takes: Operations[Name]['takes'],
): Promise<Operations[Name]['gives']> {
  const language = roomLanguage.get();
  let response: Response;
  try {
    response = await fetch(`/__write/api/${operation}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [KEY_HEADER]: takeKey(),
        [LANGUAGE_HEADER]: language,
      },
      body: JSON.stringify(takes),
    });
  } catch {
    setConnection('gone');
    throw new RoomError(wordIn(language, 'connection.gone'));
  }
  if (response.status === 401) {
    setConnection('keyRefused');
    throw new RoomError(wordIn(language, 'connection.keyRefused'));
  }
  // A proxy without the server behind it.
  if (response.status === 502 || response.status === 503) {
    setConnection('gone');
    throw new RoomError(wordIn(language, 'connection.gone'));
  }
  setConnection('there');
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new RoomError(sentenceOf(answer) ?? wordIn(language, 'connection.error'));
  // The server checks its side of the contract.
  return answer as Operations[Name]['gives'];
}

function sentenceOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined;
  return typeof answer.message === 'string' ? answer.message : undefined;
}
