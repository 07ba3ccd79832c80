import {readdir, readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {cacheFile, removeOthers} from 'content/cache';
import {hash} from 'content/read/files';

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** Pictures, WOFF2 and archives are compressed already. */
const COMPRESSIBLE =
  /\.(?:html?|m?js|css|json|map|md|svg|txt|xml|webmanifest|wasm|ttf|otf|eot|ico)$/i;

/** A smaller file fits into the first packet anyway. */
const SMALLEST = 1024;

/** From the site's folder. */
const CACHE = '.cache/compressed';

/** @returns the names of the file's copies in the cache */
async function compressFile(siteDir: string, file: string): Promise<string[]> {
  const content = await readFile(file);
  if (content.length <= SMALLEST) return [];
  // The highest quality takes twenty times as long on fonts, and saves a sixteenth.
  const quality = /\.[to]tf$/i.test(file) ? 9 : 11;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const {brotli: brotliVersion, zlib: zlibVersion} = process.versions;
  const name = hash([`${quality} ${brotliVersion} ${zlibVersion}`, content]);
  const copies = {
    br: () => brotli(content, {params}),
    gz: () => gzip(content, {level: 9}),
  };
  return Promise.all(
    Object.entries(copies).map(async ([ending, make]) => {
      const copy = `${name}.${ending}`;
      await writeFile(
        `${file}.${ending}`,
        await cacheFile({siteDir, file: `${CACHE}/${copy}`}, make),
      );
      return copy;
    }),
  );
}

/**
 * Writes a .br and a .gz for every file that gets smaller, so that a host need not compress it for every visitor.
 *
 * @param siteDir of the cache, which keeps the copies of this folder
 */
export async function compressFolder(siteDir: string, folder: string): Promise<void> {
  const files = await readdir(folder, {recursive: true});
  const served = files.filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('.'));
  const copies: string[] = [];
  // zlib works on threads of its own, and a file that waits for one has its memory already: with all at once 1 GB.
  const rest = served.values();
  const compressRest = async () => {
    for (const file of rest) copies.push(...(await compressFile(siteDir, path.join(folder, file))));
  };
  await Promise.all(Array.from({length: availableParallelism()}, compressRest));
  await removeOthers(siteDir, CACHE, copies);
}
