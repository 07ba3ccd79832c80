import type {Operations} from '../core/operations';
import type {WorkerAnswer, WorkerRequest} from '../worker';
import {writeHistory} from 'site-elements/history';
import {createStore} from './store';
import {editorLanguage, wordIn} from './words';

const KEY = 'writing-room:key';
let ownKey = '';
const RETRY_MS = 2000;

/**
 * The key that every request must send. It comes in the address that `npm run write` prints, after
 * the "#", is kept for this tab, and is taken out of the address so that nobody copies it.
 */
export function takeKey(): string {
  const given = /^#([\w-]{16,})$/.exec(location.hash)?.[1];
  if (given !== undefined) writeHistory('replaceState', location.pathname);
  try {
    if (given !== undefined) sessionStorage.setItem(KEY, given);
    ownKey = given ?? sessionStorage.getItem(KEY) ?? ownKey;
  } catch {
    // Where storage is denied, the key lasts until the page is left.
    ownKey = given ?? ownKey;
  }
  return ownKey;
}

/** Whether the server answers. `keyRefused`: it was started again, or the writer is no longer signed in. */
export const connection = createStore<'there' | 'gone' | 'keyRefused'>('there');

/** The id of the sentence that says so: a key is that of one's own computer, and in an office a proxy signs people in. */
export const sentenceOf = (state: 'gone' | 'keyRefused'): string =>
  `connection.${state}.${takeKey() ? 'own' : 'office'}`;

/** While the server is gone, it is asked again and again; any answer ends that. */
connection.subscribe(() => {
  const ask = () => {
    if (connection.get() !== 'gone') return;
    call('overview', {}).catch(() => setTimeout(ask, RETRY_MS));
  };
  setTimeout(ask, RETRY_MS);
});

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (answer: WorkerAnswer) => void>();

function startWorker(): Worker {
  // Its address is in the page, because it changes with its content.
  const address = document.querySelector<HTMLLinkElement>('link[data-worker]')?.href ?? '';
  const started = new Worker(address, {type: 'module'});
  started.onmessage = ({data}: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  // It does not load, or what it answers cannot be read: the next question starts another one.
  started.onerror = started.onmessageerror = () => {
    started.terminate();
    worker = undefined;
    for (const [id, answer] of waiting) answer({id, message: '', state: 'gone'});
    waiting.clear();
  };
  return started;
}

function ask(request: WorkerRequest): Promise<WorkerAnswer> {
  worker ??= startWorker();
  worker.postMessage(request);
  return new Promise((resolve) => waiting.set(request.id, resolve));
}

/**
 * One operation of the core.
 *
 * @throws {Error} with a sentence in the language of the page: the server is gone, refuses the key, or
 *   answers with an error
 */
export async function call<Name extends keyof Operations>(
  name: Name,
  takes: Operations[Name]['takes'],
): Promise<Operations[Name]['gives']> {
  const language = editorLanguage.get();
  const answer = await ask({
    id: (lastId += 1),
    name,
    takes,
    language,
    key: takeKey(),
    place: location.hash,
  });
  if ('value' in answer) {
    connection.set('there');
    return answer.value as Operations[Name]['gives'];
  }
  if (!answer.state) {
    connection.set('there');
    throw new Error(answer.message || wordIn(language, 'connection.error'));
  }
  connection.set(answer.state);
  throw new Error(wordIn(language, sentenceOf(answer.state)));
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
