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

/** The files of a build with their compressed copies, as the edge has them in its asset store. */
export const buildAssets = (buildDir: string): Assets => ({
  fetch: async ({url, method, headers: asked}) => {
    const address = decodeURIComponent(new URL(url).pathname);
    const found = [address, pageFile(address)]
      .map((name) => path.join(buildDir, name))
      .find(isFile);
    // A document is asked for without its ending.
    if (!found || address.endsWith('.html')) return new Response(null, {status: 404});
    const copies = COPIES.filter(({ending}) => isFile(found + ending));
    // Browsers name what they accept, and no weights.
    const accepted = asked.get('accept-encoding')?.split(/, */) ?? [];
    const copy = copies.find(({coding}) => accepted.includes(coding));
    const file = found + (copy?.ending ?? '');
    const {size, mtime} = statSync(file);
    const etag = `"${size}-${mtime.getTime()}${copy?.ending ?? ''}"`;
    const isKnown = asked.get('if-none-match')?.includes(etag);
    return new Response(isKnown || method === 'HEAD' ? null : readFileSync(file), {
      status: isKnown ? 304 : 200,
      headers: {
        etag,
        'content-type': typeOfEnding[path.extname(found)] ?? 'application/octet-stream',
        ...(!isKnown && {'content-length': String(size)}),
        ...(copies.length > 0 && {vary: 'accept-encoding'}),
        ...(copy && {'content-encoding': copy.coding}),
      },
    });
  },
});
