import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {withFirstPaint} from '../performance/firstPaint';
import {notFoundScript, withNotFoundScript} from '../routing/notFoundScript';
import {readTable} from '../routing/storedTable';
import {compressFolder} from './compress';
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
