import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {pageFile} from '../../../lib/urls';
import type {Assets} from '../edgeAnswer';
import {typeOfEnding} from '../headerRules';

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // Also where the name is too long or leads through a file.
    return false;
  }
}

const COPIES = [
  {coding: 'br', ending: '.br'},
  {coding: 'gzip', ending: '.gz'},
];

/** The files of a build with their compressed copies, as the edge has them in its asset store. */
export const filesOf = (buildDir: string): Assets => ({
  fetch: async ({url, method, headers}) => {
    const address = decodeURIComponent(new URL(url).pathname);
    const found = [address, pageFile(address)]
      .map((name) => path.join(buildDir, name))
      .find(isFile);
    // A document is asked for without its ending.
    if (!found || address.endsWith('.html')) return new Response(null, {status: 404});
    const accepted = headers.get('accept-encoding') ?? '';
    const copies = COPIES.filter(({ending}) => isFile(found + ending));
    const copy = copies.find(({coding}) => accepted.includes(coding));
    const file = found + (copy?.ending ?? '');
    const {size, mtimeMs} = statSync(file);
    const etag = `"${size}-${mtimeMs}"`;
    const common = {etag, ...(copies.length > 0 && {vary: 'accept-encoding'})};
    if (headers.get('if-none-match') === etag)
      return new Response(null, {status: 304, headers: common});
    return new Response(method === 'HEAD' ? null : readFileSync(file), {
      headers: {
        ...common,
        'content-type': typeOfEnding[path.extname(found)] ?? 'application/octet-stream',
        'content-length': String(size),
        ...(copy && {'content-encoding': copy.coding}),
      },
    });
  },
});
