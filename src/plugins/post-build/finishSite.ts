import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {withFirstPaint} from '../performance/firstPaint';
import {notFoundScript, withNotFoundScript} from '../routing/notFoundScript';
import {readTable} from '../routing/routeTable';
import {writeHostFiles} from './hostFiles';

/**
 * The 404.html of every locale gets the same script with the addresses of all: hosts such as GitHub
 * Pages answer /ne/nothing with the one at the root.
 */
function addNotFoundScripts(buildDir: string): void {
  const table = readTable(buildDir);
  const script = notFoundScript(table);
  const root = table[0]?.base ?? '/';
  for (const {base} of table) {
    const file = path.join(buildDir, base.slice(root.length), '404.html');
    writeFileSync(file, withNotFoundScript(readFileSync(file, 'utf8'), script));
  }
}

/** Lets browsers draw every page as soon as its HTML is there. */
async function addFirstPaint(buildDir: string): Promise<void> {
  const root = readTable(buildDir)[0]?.base ?? '/';
  const sheetAt = (address: string) =>
    readFileSync(path.join(buildDir, address.slice(root.length)), 'utf8');
  for (const name of readdirSync(buildDir, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html') || name.startsWith('.')) continue;
    const file = path.join(buildDir, name);
    writeFileSync(file, await withFirstPaint(readFileSync(file, 'utf8'), sheetAt));
  }
}

/**
 * What can only be done once all locales are built, in this order: a policy holds the hashes of
 * finished pages, and what is compressed must not change any more.
 *
 * @param buildDir the folder of all locales, as Docusaurus and the other plugins left it
 * @throws when a page carries what the content policy would block
 */
export async function finishSite(buildDir: string): Promise<void> {
  if (!process.env.PLAIN) await addFirstPaint(buildDir);
  addNotFoundScripts(buildDir);
  await writeHostFiles(buildDir);
  await compressFolder(buildDir);
}

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** Pictures, WOFF2 and archives are compressed already. */
const COMPRESSIBLE =
  /\.(?:html?|m?js|css|json|map|md|svg|txt|xml|webmanifest|wasm|ttf|otf|eot|ico)$/i;

/** The last step up takes twenty times as long on fonts, and saves a sixteenth. */
const qualityFor = (file: string) => (/\.[to]tf$/i.test(file) ? 9 : 11);

/** A smaller file fits into the first packet anyway. */
const SMALLEST = 1024;

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length <= SMALLEST) return;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: qualityFor(file),
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzip(content, {level: 9}),
  ]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}

/**
 * Writes a .br and a .gz for every file that gets smaller, so that a host need not do it
 * for every visitor.
 */
async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(folder, file).startsWith('.'));
  // zlib works on threads of its own.
  await Promise.all(files.map(compressFile));
}
