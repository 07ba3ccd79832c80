import type {Question, Reply} from './host';
import {locationOf, verdict} from './oracle';
import type {Site} from './site';

/** Signs that no request line may hold. */
const NEVER = /[\0-\x20]/;
/** Signs that should not stand there raw; a host may take them as they are or refuse them. */
const RARELY = /[<>\x7f-\xff]/;
/** Names that a machine may refuse to listen to. */
const HOST = /^[a-z0-9][a-z0-9.-]{0,199}$/i;

/** @returns what is wrong with an answer, or null */
export function fault(
  {target, method = 'GET', host = 'localhost'}: Question,
  reply: Reply,
  site: Site,
): string | null {
  const {status, headers, body} = reply;
  const found = `${status} ${headers.location ?? ''}`.trim();
  // Spaces around it are forgiven by some, and a proxy sends the whole address.
  const sent = target.replace(/^ +| +$/g, '');
  const [, foreign] = /^https?:\/\/([^/?#]*)/i.exec(sent) ?? [];
  const local = sent.replace(/^https?:\/\/[^/?#]*/i, '');
  const [path = ''] = local.split(/[?#]/, 1);
  const query = /^\?[^#]*/.exec(local.slice(path.length))?.[0] ?? '';
  if (headers['set-cookie']) return `${found}, and sets a cookie`;

  const expected = verdict(path, site);
  const mayRefuse =
    sent !== target ||
    RARELY.test(target) ||
    ![host ?? 'x', foreign ?? 'x'].every((name) => HOST.test(name));
  if (NEVER.test(sent)) return status === 400 ? null : `${found}, not 400`;
  if (status === 400 && (mayRefuse || expected.status === 400)) return null;
  if (method !== 'GET' && method !== 'HEAD')
    return status === 405 && headers.allow === 'GET, HEAD' ? null : `${found}, not 405`;
  if (status !== expected.status) return `${found}, not ${expected.status} ${expected.to ?? ''}`;
  if (expected.to) {
    const rightly = locationOf(expected, path, query);
    const isSame =
      headers.location === rightly ||
      (mayRefuse && (headers.location ?? '').startsWith(expected.to));
    if (!isSame) return `${found}, not to ${rightly}`;
    const kept = headers['cache-control'];
    if (status === 302 && kept !== 'no-store') return `${found}, kept for ${kept}`;
  } else if (headers.location) return `${found}, with a location`;
  const type = headers['content-type'] ?? '';
  if (status === 404 && (type.includes('html') || body.includes('<'))) return `404 with ${type}`;
  if (status === 200 && site.pages.includes(path) && !type.startsWith('text/html'))
    return `200 with ${type}`;
  return headers['x-content-type-options'] === 'nosniff' ? null : `${found} without nosniff`;
}
