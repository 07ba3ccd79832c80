import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {pageFile} from '../../lib/urls';
import type {Assets} from '../hosts/edgeAnswer';
import {typeOfEnding} from '../hosts/headerRules';

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // Also when the name is too long or leads through a file.
    return false;
  }
}

const COPIES = [
  {coding: 'br', ending: '.br'},
  {coding: 'gzip', ending: '.gz'},
];

/** The weight of a coding in Accept-Encoding; 0 when it is not accepted. */
function weightOf(coding: string, accepted: string): number {
  const weights = Object.fromEntries(
    accepted
      .toLowerCase()
      .split(',')
      .map((each) => each.split(';').map((part) => part.trim()))
      .map(([name, q]) => [name, q ? Number(q.replace(/^q=/, '')) : 1]),
  ) as Record<string, number | undefined>;
  return weights[coding] ?? weights['*'] ?? 0;
}

/**
 * The first and the last byte that are asked for.
 *
 * @returns undefined for the whole file, also in place of several ranges; null for a range behind its end
 */
function requestedRange({method, headers}: Request, etag: string, size: number) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(headers.get('range') ?? '') ?? [];
  const [first, last] = [Number(from), Number(to)];
  const isBroken = (!from && !to) || (from && to && first > last);
  if (method !== 'GET' || isBroken || (headers.get('if-range') ?? etag) !== etag) return undefined;
  const start = from ? first : Math.max(0, size - last);
  const end = from && to ? Math.min(last, size - 1) : size - 1;
  return start < size ? {start, end} : null;
}

/** The files of a build with their compressed copies, as the edge has them in its asset store. */
export const buildAssets = (buildDir: string): Assets => ({
  fetch: async (request) => {
    const address = decodeURIComponent(new URL(request.url).pathname);
    const found = [address, pageFile(address)]
      .map((name) => path.join(buildDir, name))
      .find(isFile);
    // A document is asked for without its ending.
    if (!found || address.endsWith('.html')) return new Response(null, {status: 404});
    const accepted = request.headers.get('accept-encoding') ?? '';
    const copies = COPIES.filter(({ending}) => isFile(found + ending));
    const [copy] = copies
      .map((one) => ({...one, weight: weightOf(one.coding, accepted)}))
      .filter(({weight}) => weight > 0)
      .sort((one, other) => other.weight - one.weight);
    const file = found + (copy?.ending ?? '');
    const {size, mtime} = statSync(file);
    const etag = `"${size}-${mtime.getTime()}${copy?.ending ?? ''}"`;
    const range = requestedRange(request, etag, size);
    const {start, end} = range ?? {start: 0, end: size - 1};
    const isWhole = range === undefined;
    const isSent = request.method !== 'HEAD' && range !== null;
    return new Response(isSent ? readFileSync(file).subarray(start, end + 1) : null, {
      status: isWhole ? 200 : range ? 206 : 416,
      headers: {
        etag,
        'last-modified': mtime.toUTCString(),
        'accept-ranges': 'bytes',
        'content-type': typeOfEnding[path.extname(found)] ?? 'application/octet-stream',
        'content-length': String(range === null ? 0 : end - start + 1),
        ...(!isWhole && {'content-range': `bytes ${range ? `${start}-${end}` : '*'}/${size}`}),
        ...(copies.length > 0 && {vary: 'accept-encoding'}),
        ...(copy && {'content-encoding': copy.coding}),
      },
    });
  },
});
