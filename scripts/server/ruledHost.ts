import type {RequestListener, ServerResponse} from 'node:http';
import sirv from 'sirv';
import {
  type Answer,
  answerHeaders,
  type HeaderRules,
} from '../../src/plugins/routing/answerHeaders';
import {type RouteTable, resolveAddress} from '../../src/lib/resolveAddress';
import {pageFile, publicFile} from './publicFiles';
import {replyRedirect, replyText} from './replies';
import {targetOf} from './target';

/**
 * sirv reads one range and trusts it: a reversed one would end the process, and a suffix ("-500")
 * is misread. Without the header the whole file is sent, which is always allowed.
 */
function isPlainRange(range: string | undefined): boolean {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  return from !== undefined && (to === '' || Number(from) <= Number(to));
}

/** Gives a response the headers of its kind of answer, in place of those of another kind. */
function setHeaders(response: ServerResponse, answer: Answer, rules: HeaderRules): void {
  for (const [name, value] of Object.entries(answerHeaders(answer, rules))) {
    response.setHeader(name, value);
  }
}

/** Answers as a host that follows all rules of the route table. */
export function ruledHost(
  buildDir: string,
  table: RouteTable,
  rules: HeaderRules,
): RequestListener {
  // "dev" asks the disk each time, so that a build made meanwhile is served whole and right.
  const send = sirv(buildDir, {dev: true, etag: true, brotli: true, gzip: true, extensions: []});
  const root = table[0]?.base ?? '/';

  return (request, response) => {
    const refuse = (status: number, text: string): void => {
      setHeaders(response, {kind: 'refusal'}, rules);
      replyText(response, status, text);
    };
    const redirect = (status: 301 | 302, to: string): void => {
      setHeaders(response, {kind: 'redirect', status}, rules);
      replyRedirect(response, status, to, query);
    };
    const sendFile = (answer: Answer, file: string): void => {
      setHeaders(response, answer, rules);
      response.setHeader('vary', 'accept-encoding');
      if (!isPlainRange(request.headers.range) || request.headers['if-range']) {
        delete request.headers.range;
      }
      request.url = encodeURI(file);
      send(request, response, () => refuse(404, 'Not found.'));
    };

    const {path, query} = targetOf(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(405, 'This site can only be read.');
    }
    const address = resolveAddress(path, table);
    if (address.kind === 'malformed') return refuse(400, 'This is not an address.');
    if (address.kind === 'page') return sendFile(address, pageFile(address.path, root));
    if (address.kind === 'redirect' && address.status === 301) return redirect(301, address.to);
    // Files come before the rule for unknown addresses: some have no extension, or are HTML.
    const file = publicFile(buildDir, path);
    if (file) return sendFile({kind: 'file', path: file}, file);
    if (address.kind === 'missing') return refuse(404, 'Not found.');
    redirect(302, address.to);
  };
}
