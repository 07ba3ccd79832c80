import path from 'node:path';
import * as code from '../../packages/content/lists/copyReads';
import kept from './kept.cjs';

/** Those of the code of the site, which no test changes. */
let reads: ReturnType<typeof code.readCopyReads> | undefined;

/** Reads the code of the site once in a process. */
export function readCopyReads(siteDir: string): NonNullable<typeof reads> {
  if (path.resolve(siteDir) !== process.cwd()) return code.readCopyReads(siteDir);
  if (reads) return reads;
  const json = kept.get('reads') ?? JSON.stringify(code.readCopyReads(siteDir));
  kept.set('reads', json);
  reads = JSON.parse(json) as NonNullable<typeof reads>;
  return reads;
}
