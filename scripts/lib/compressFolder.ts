import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** Pictures, WOFF2 and archives are compressed already. */
const COMPRESSIBLE =
  /\.(?:html?|m?js|css|json|map|md|svg|txt|xml|webmanifest|wasm|ttf|otf|eot|ico)$/i;

/** A smaller file fits into the first packet anyway. */
const SMALLEST = 1024;

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length <= SMALLEST) return;
  // The last step up takes twenty times as long on fonts, and saves a sixteenth.
  const quality = /\.[to]tf$/i.test(file) ? 9 : 11;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, {params}));
  await writeFile(`${file}.gz`, await gzip(content, {level: 9}));
}

/** Writes a .br and a .gz for every file that gets smaller, so that a host need not do it for every visitor. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, {recursive: true});
  const served = files.filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('.'));
  // zlib works on threads of its own.
  await Promise.all(served.map((file) => compressFile(path.join(folder, file))));
}
