/* The repository of the server, over HTTP. */
import type {SiteDescription} from '@site/src/data/native';
import type {Locale} from 'nepali-text/locale';
import type {Repository} from '../repository';
import {request} from '../request';
import {KEY_HEADER, LANGUAGE_HEADER} from '../headers';

const BASE = '/__write/';

/** The server does not answer, or refuses something. */
export class AnswerError extends Error {
  /** In the language of the page; empty where there is one of the others. */
  override message = '';
  /** Of the connection: nobody answers, or the key or the person is not known. */
  state?: 'gone' | 'keyRefused';
  /** Of a sentence of `ui.handIn`, where git or the remote refused, or nobody answered in time. */
  id?: string;
}

const refusal = (why: Partial<AnswerError>) => Object.assign(new AnswerError(), why);

/** @param latest the key of the address, and the language of the page */
export function openServer(latest: () => {key: string; language: Locale}) {
  async function ask(path: string, takes?: object): Promise<unknown> {
    const {key, language} = latest();
    const headers = {[KEY_HEADER]: key, [LANGUAGE_HEADER]: language};
    const options = takes && {
      method: 'POST',
      headers: {...headers, 'content-type': 'application/json'},
      body: JSON.stringify(takes),
    };
    try {
      const response = await request(BASE + path, options ?? {headers});
      if (response.status === 401) throw refusal({state: 'keyRefused'});
      const answer: unknown = await response.json();
      if (response.ok) return answer;
      const {message, id} = Object(answer) as AnswerError;
      throw refusal({message, id});
    } catch (error) {
      if (error instanceof AnswerError) throw error;
      // What is no JSON is from a proxy without the server behind it.
      const isLate = Object(error).name === 'TimeoutError';
      throw refusal(isLate ? {id: 'failed.slow'} : {state: 'gone'});
    }
  }
  const method = (_: object, name: string) => (takes: object) => ask(`api/${name}`, takes);
  return {
    repository: new Proxy({}, {get: method}) as Repository,
    preview: (takes: object) => ask('api/preview', takes) as Promise<object>,
    description: () => ask('site.json') as Promise<SiteDescription>,
  };
}
