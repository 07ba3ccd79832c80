/* The repository of the server, over HTTP. */
import type {SiteDescription} from '@site/src/data/native';
import type {Locale} from 'nepali-text/locale';
import type {Repository} from '../repository';
import {KEY_HEADER, LANGUAGE_HEADER} from '../headers';

const BASE = '/__write/';

/** The server does not answer, or refuses something. */
export class AnswerError extends Error {
  /** @param message in the language of the page @param why what else is known */
  constructor(
    message: string,
    readonly why: {
      /** Of the connection: nobody answers, or the key or the person is not known. */
      state?: 'gone' | 'keyRefused';
      /** Of a sentence of `ui.handIn`, where git or the remote refused. */
      id?: string;
    },
  ) {
    super(message);
  }
}

/** @param latest the key of the address, and the language of the page */
export function openServer(latest: () => {key: string; language: Locale}) {
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
    if ([502, 503, 504].includes(status)) throw new AnswerError('', {state: 'gone'});
    const answer = (await response?.json().catch(() => ({}))) as {message?: string; id?: string};
    if (response?.ok) return answer;
    const {message = '', id} = answer;
    throw new AnswerError(message, status === 401 ? {state: 'keyRefused'} : {id});
  }
  const method = (_: object, name: string) => (takes: object) => ask(`api/${name}`, takes);
  return {
    repository: new Proxy({}, {get: method}) as Repository,
    preview: (takes: object) => ask('api/preview', takes) as Promise<object>,
    description: () => ask('site.json') as Promise<SiteDescription>,
  };
}
