/* The repository of the server, over HTTP. */
import type {SiteDescription} from '@site/src/data/native';
import type {Locale} from 'nepali-text/locale';
import type {Repository} from '../repository';
import {KEY_HEADER, LANGUAGE_HEADER} from '../types';

const BASE = '/__write/';

/** The server does not answer, or does not know the key or the person. */
export class ConnectionError extends Error {
  constructor(
    readonly state: 'gone' | 'keyRefused',
    message = state as string,
  ) {
    super(message);
  }
}

/** The server refused something. */
export class AnswerError extends Error {
  /** @param message in the language of the page @param id of a sentence of `ui.handIn`, where git or the remote refused */
  constructor(
    message: string,
    readonly id: string | undefined,
  ) {
    super(message);
  }
}

const METHODS = [
  'state',
  'files',
  'read',
  'commit',
  'history',
  'facts',
  'noteTaken',
  'withdraw',
] as const satisfies readonly (keyof Repository)[];

/** @param latest the key of the address, and the language of the page */
export function remoteRepository(latest: () => {key: string; language: Locale}) {
  async function ask(path: string, takes?: object): Promise<unknown> {
    const {key, language} = latest();
    const response = await fetch(`${BASE}${path}`, {
      method: takes ? 'POST' : 'GET',
      headers: {
        ...(takes && {'content-type': 'application/json'}),
        [KEY_HEADER]: key,
        [LANGUAGE_HEADER]: language,
      },
      ...(takes && {body: JSON.stringify(takes)}),
    }).catch(() => undefined);
    const {status = 503} = response ?? {};
    // 502 to 504 are those of a proxy without the server behind it.
    if ([502, 503, 504].includes(status)) throw new ConnectionError('gone');
    const answer = (await response?.json().catch(() => ({}))) as {message?: string; id?: string};
    if (status === 401) throw new ConnectionError('keyRefused', answer.message);
    if (response?.ok) return answer;
    throw new AnswerError(answer.message ?? '', answer.id);
  }
  const methods = METHODS.map((name) => [name, (takes: object) => ask(`api/${name}`, takes)]);
  const repository = Object.fromEntries(methods) as unknown as Repository;
  // The page that is read first and the core ask for the same files, which never change.
  const files = new Map<string, ReturnType<Repository['files']>>();
  return {
    repository: {
      ...repository,
      files(request) {
        const known = files.get(request.commit) ?? repository.files(request);
        files.set(request.commit, known);
        known.catch(() => files.delete(request.commit));
        return known;
      },
    } satisfies Repository,
    preview: (takes: object) => ask('api/preview', takes) as Promise<object>,
    description: () => ask('site.json') as Promise<SiteDescription>,
  };
}
