import {
  localeTableOf,
  pathSteps,
  redirectLocation,
  resolveAddress,
  type ResolvedAddress,
  type RouteTable,
} from '../../lib/resolveAddress';
import {ERROR_STATUSES} from '../../lib/urls';
import {answerHeaders, type HeaderRules, type Headers, type HttpAnswer} from './answerHeaders';

/** The asset store of the edge, or of the local server; it is requested by exact addresses only. */
export interface Assets {
  fetch: (request: Request) => Promise<Response>;
}

/** The documents of the error screens, by their addresses without ending: "/ne/500". */
export type Screens = Readonly<Record<string, string>>;

/** The parts of a request that an answer depends on. */
export type EdgeRequest = Pick<Request, 'method' | 'url' | 'headers'>;

/** The path and the query as they were sent. The host may be forged or missing, and need not parse. */
export function requestTarget({url, headers}: EdgeRequest): {path: string; query: string} {
  const rest = url.replace(/^[a-z]+:\/\//i, '');
  const host = headers.get('host');
  const target =
    host && rest.startsWith(host) ? rest.slice(host.length) : rest.replace(/^[^/?#]*/, '');
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  // A header holds ASCII only.
  return {path: path || '/', query: query.replace(/[^!-~]+/g, encodeURIComponent)};
}

export async function edgeAnswer(
  request: EdgeRequest,
  assets: Assets,
  table: RouteTable,
  rules: HeaderRules,
  screens: Screens,
): Promise<Response> {
  const respond = (answer: HttpAnswer, status: number, body: string | undefined, more: Headers) =>
    new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: {...answerHeaders(answer, rules), ...more},
    });
  const refuse = (status: number, text: string, more = {}) => {
    const headers = {'content-type': 'text/plain; charset=utf-8', ...more};
    return respond({kind: 'refusal'}, status, `${text}\n`, headers);
  };
  const fail = (failure: number) => {
    const status = ERROR_STATUSES.includes(failure) ? failure : 500;
    const screen = `${localeTableOf(path.toLowerCase(), table).base}${status}`;
    const headers = {'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8'};
    return respond({kind: 'page', path: screen}, status, screens[screen], headers);
  };
  const redirect = (address: ResolvedAddress & {kind: 'redirect'}) => {
    const headers = {location: redirectLocation(address, path, query)};
    return respond(address, address.status, undefined, headers);
  };

  /** @returns null when there is no such file */
  const send = async (kind: 'page' | 'file', name: string): Promise<Response | null> => {
    // Only the path counts in the asset store, which serves HTML files without their ending.
    const path = name.split('/').map(encodeURIComponent).join('/');
    const url = new URL(path.replace(/\.html$/, ''), 'https://assets.invalid');
    const {method, headers} = request;
    const reply = await assets.fetch(new Request(url, {method, headers, redirect: 'manual'}));
    if (reply.status >= 500) return fail(reply.status);
    if (![200, 206, 304, 416].includes(reply.status)) return null;
    // What was requested without its ending may be another file there, and any address may be
    // completed to a page.
    const isHtml = (reply.headers.get('content-type') ?? '').startsWith('text/html');
    if (kind === 'file' && isHtml !== name.endsWith('.html')) return null;
    const answer = new Response(reply.body, reply);
    // The asset store allows every origin, unlike our other hosts.
    answer.headers.delete('access-control-allow-origin');
    for (const [header, value] of Object.entries(answerHeaders({kind, path: name}, rules))) {
      answer.headers.set(header, value);
    }
    return answer;
  };

  const {path, query} = requestTarget(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'This site can only be read.', {allow: 'GET, HEAD'});
  }
  try {
    const address = resolveAddress(path, table);
    if (address.kind === 'malformed') return refuse(400, 'This is not an address.');
    if (address.kind === 'page') {
      return (await send('page', address.path)) ?? refuse(404, 'Not found.');
    }
    if (address.kind === 'redirect' && address.status === 301) return redirect(address);
    const name = publicName(path);
    const file = name === null ? null : await send('file', name);
    if (file) return file;
    return address.kind === 'missing' ? refuse(404, 'Not found.') : redirect(address);
  } catch (error) {
    console.error(error);
    return fail(500);
  }
}

/** Hidden files stay hidden; /.well-known/ is the one public place whose name begins with a dot. */
function isHidden(name: string): boolean {
  return (name.startsWith('/.well-known/') ? name.slice(1) : name).includes('/.');
}

/**
 * The file that an address names.
 *
 * @param rawPath as it was sent, without query and hash
 * @returns the decoded path below the build, without "//" and ".."; null when it can name no file
 *   for the public: 404.html and the error screens are none, and compressed copies are sent only in place of their originals
 */
function publicName(rawPath: string): string | null {
  try {
    const decoded = decodeURIComponent(rawPath);
    const steps = pathSteps(decoded);
    const name = `/${steps?.join('/')}`;
    const isFolder = /(?:^|\/)\.{0,2}$/.test(decoded);
    if (!steps || isFolder || /[\0\\]/.test(name) || isHidden(name)) return null;
    return /\/\d{3}\.html$|\.(?:br|gz)$/.test(name) ? null : name;
  } catch {
    return null;
  }
}
