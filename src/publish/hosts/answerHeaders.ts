/** The headers of an answer, for the server and the worker for the edge. */

export type Headers = Record<string, string>;

/** The headers of every answer; see headerRules.ts. */
export interface HeaderRules {
  always: Headers;
  policies: {
    /** The content policy of every page, with STYLES in the place of its sources of styles. */
    page: string;
    /** The sources of styles by the address of the page or the error screen, such as /ne/500, each with a space before it. */
    styles: Readonly<Record<string, string>>;
    /** For hosts that answer with 404.html and send policies: what its script and its styles need besides. */
    missing: {scripts: string; styles: string};
    /** The content policy of every answer that is not a page. */
    file: string;
  };
  /** On pages only, in addition to the policy. */
  page: Headers;
  /** Files by the beginning of their address; the first that fits counts. */
  folders: {below: string; headers: Headers}[];
  /** Files in no such folder, and pages. */
  usual: Headers;
  /** The content types of single files by their addresses. */
  files: Headers;
  /** Those of the others by their endings, such as ".txt": hosts have their own. */
  types: Headers;
}

export type HttpAnswer =
  | {kind: 'page'; path: string}
  | {kind: 'file'; path: string}
  | {kind: 'redirect'; status: 301 | 302}
  /** 400, 404, 405. */
  | {kind: 'refusal'};

/** How long an answer 301 is kept: an hour. */
export const MOVED_CACHE = 'max-age=3600';

/** The place of the sources of styles in the policy of pages. */
export const STYLES = '{styles}';

/** @param path the canonical address of the page */
export function pagePolicy({page, styles}: HeaderRules['policies'], path: string): string {
  return page.replace(STYLES, styles[path] ?? '');
}

/** @returns names in lower case */
export function answerHeaders(answer: HttpAnswer, rules: HeaderRules): Headers {
  const {always, policies, page, folders, usual, files, types} = rules;
  if (answer.kind === 'page') {
    return {
      ...always,
      ...usual,
      ...page,
      'content-security-policy': pagePolicy(policies, answer.path),
    };
  }
  const common = {...always, ...usual, 'content-security-policy': policies.file};
  if (answer.kind === 'file') {
    const folder = folders.find(({below}) => answer.path.startsWith(below));
    const ending = /\.[^./]+$/.exec(answer.path)?.[0].toLowerCase() ?? '';
    const type = files[answer.path] ?? types[ending];
    return {...common, ...folder?.headers, ...(type ? {'content-type': type} : {})};
  }
  // An unknown address may become a page. Browsers keep a 301 without a limit otherwise, even for another site at this
  // address, or a page that comes back to its old one.
  const isMoved = answer.kind === 'redirect' && answer.status === 301;
  return {...common, 'cache-control': isMoved ? MOVED_CACHE : 'no-store'};
}
