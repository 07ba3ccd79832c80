import {rm} from 'node:fs/promises';
import path from 'node:path';

/**
 * Takes the originals out of a build. Nobody needs them beside their sizes, they are large, and a
 * camera writes into them where and when they were taken.
 *
 * @param addresses of originals, as the lists name them
 */
export async function withdrawOriginals(
  outDir: string,
  addresses: readonly string[],
): Promise<void> {
  await Promise.all(addresses.map((address) => rm(path.join(outDir, address), {force: true})));
}
