/**
 * The headers of an answer. Like src/lib/resolveAddress.ts this file imports nothing, because it is
 * compiled into the worker for the edge.
 */

export type Headers = Record<string, string>;

/** Everything about headers that a host has to know; see headerRules.ts. */
export interface HeaderRules {
  /** On every answer. */
  always: Headers;
  /** Content policies: of most pages, of single ones by their address, of all that is no page. */
  policies: {page: string; own: Headers; file: string};
  /** Files by the beginning of their address; the first that fits counts. */
  folders: {below: string; headers: Headers}[];
  /** Files in no such folder, and pages. */
  usual: Headers;
  /** The content type of files that hosts get wrong, by address or by ending, such as ".txt". */
  types: Headers;
}

export type Answer =
  | {kind: 'page'; path: string}
  | {kind: 'file'; path: string}
  | {kind: 'redirect'; status: 301 | 302}
  /** 400, 404, 405. */
  | {kind: 'refusal'};

/** @returns names in small letters */
export function answerHeaders(answer: Answer, rules: HeaderRules): Headers {
  const {always, policies, folders, usual, types} = rules;
  if (answer.kind === 'page') {
    const policy = policies.own[answer.path] ?? policies.page;
    return {...always, ...usual, 'content-security-policy': policy};
  }
  const common = {...always, ...usual, 'content-security-policy': policies.file};
  if (answer.kind === 'file') {
    const folder = folders.find(({below}) => answer.path.startsWith(below));
    const ending = /\.[^./]+$/.exec(answer.path)?.[0] ?? '';
    const type = types[answer.path] ?? types[ending];
    return {...common, ...folder?.headers, ...(type ? {'content-type': type} : {})};
  }
  // An unknown address may be a page tomorrow. A canonical address may be asked for again, too:
  // browsers keep a 301 for ever otherwise, for whatever runs at this address next.
  const isMoved = answer.kind === 'redirect' && answer.status === 301;
  return {...common, 'cache-control': isMoved ? 'no-cache' : 'no-store'};
}
