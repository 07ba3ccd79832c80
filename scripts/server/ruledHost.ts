import type {RequestListener} from 'node:http';
import sirv from 'sirv';
import {type RouteTable, resolveAddress} from '../../src/plugins/routing/resolveAddress';
import {cacheControl, contentType, pageFile, publicFile} from './publicFiles';
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

/** Answers as a host that follows all rules of the route table. */
export function ruledHost(buildDir: string, table: RouteTable): RequestListener {
  // "dev" asks the disk each time, so that a build made meanwhile is served whole and right.
  const send = sirv(buildDir, {dev: true, etag: true, brotli: true, gzip: true, extensions: []});
  const root = table[0]?.base ?? '/';

  return (request, response) => {
    const {path, query} = targetOf(request);
    const sendFile = (urlPath: string): void => {
      response.setHeader('cache-control', cacheControl(urlPath));
      response.setHeader('vary', 'accept-encoding');
      const type = contentType(urlPath);
      if (type) response.setHeader('content-type', type);
      if (!isPlainRange(request.headers.range) || request.headers['if-range']) {
        delete request.headers.range;
      }
      request.url = urlPath;
      send(request, response, () => {
        response.removeHeader('cache-control');
        replyText(response, 404, 'Not found.');
      });
    };

    const address = resolveAddress(path, table);
    if (address.kind === 'malformed') return replyText(response, 400, 'This is not an address.');
    if (address.kind === 'page') return sendFile(pageFile(address.path, root));
    if (address.kind === 'redirect' && address.status === 301) {
      return replyRedirect(response, 301, address.to, query);
    }
    // Files come before the rule for unknown addresses: some have no extension, or are HTML.
    if (publicFile(buildDir, path)) return sendFile(path);
    if (address.kind === 'missing') return replyText(response, 404, 'Not found.');
    replyRedirect(response, 302, address.to, query);
  };
}
