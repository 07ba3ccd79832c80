import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {withFirstPaint} from '../performance/firstPaint';
import {type WeightSentences, withWeight} from '../performance/weight';
import {notFoundScript, withNotFoundScript} from '../routing/notFoundScript';
import {readTable} from '../routing/storedTable';
import {compressFolder, sizeAsSent} from './compress';
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

/** Lets browsers draw every page as soon as its HTML is there, and says in it what it weighs. */
async function addFirstPaint(buildDir: string, weights: WeightSentences): Promise<void> {
  const root = readTable(buildDir)[0]?.base ?? '/';
  const fileAt = (address: string) => path.join(buildDir, address.slice(root.length));
  const sheetAt = (address: string) => readFileSync(fileAt(address), 'utf8');
  const sizes = new Map<string, number>();
  const sizeAt = (address: string) => {
    const size = sizes.get(address) ?? sizeAsSent(fileAt(address));
    sizes.set(address, size);
    return size;
  };
  for (const name of readdirSync(buildDir, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html') || name.startsWith('.')) continue;
    const file = path.join(buildDir, name);
    const page = await withFirstPaint(readFileSync(file, 'utf8'), sheetAt);
    writeFileSync(file, withWeight(page, weights, sizeAt));
  }
}

/**
 * What can only be done once all locales are built, in this order: a policy holds the hashes of
 * finished pages, and what is compressed must not change any more.
 *
 * @param buildDir the folder of all locales, as Docusaurus and the other plugins left it
 * @param weights what each page says of its weight
 * @throws when a page carries what the content policy would block
 */
export async function finishSite(buildDir: string, weights: WeightSentences): Promise<void> {
  if (!process.env.PLAIN) await addFirstPaint(buildDir, weights);
  addNotFoundScripts(buildDir);
  await writeHostFiles(buildDir);
  await compressFolder(buildDir);
}
