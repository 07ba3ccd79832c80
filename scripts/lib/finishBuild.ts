import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {starter, withFirstPaint} from '../../src/plugins/first-paint/withFirstPaint';
import {notFoundScript, withNotFoundScript} from '../../src/plugins/routing/notFoundScript';
import {readTable} from '../../src/plugins/routing/storedTable';
import {compressFolder} from './compress';
import {writeHostFiles} from './hostFiles';

/**
 * What can only be done once all languages are built. The 404.html of every language gets the same
 * script with the addresses of all: hosts such as GitHub Pages answer /ne/nothing with the one at
 * the root.
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

/** Lets every page be drawn as soon as its HTML is there. */
function addFirstPaint(buildDir: string): void {
  const script = starter();
  const root = readTable(buildDir)[0]?.base ?? '/';
  // All pages of a language have the same one.
  const sheets = new Map<string, string>();
  const sheetAt = (address: string): string => {
    const known = sheets.get(address);
    if (known !== undefined) return known;
    const sheet = readFileSync(path.join(buildDir, address.slice(root.length)), 'utf8');
    sheets.set(address, sheet);
    return sheet;
  };
  for (const name of readdirSync(buildDir, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html') || name.startsWith('.')) continue;
    const file = path.join(buildDir, name);
    writeFileSync(file, withFirstPaint(readFileSync(file, 'utf8'), sheetAt, script));
  }
}

/**
 * @param buildDir as Docusaurus left it
 * @returns how many files were compressed
 * @throws ForbiddenCode when a page carries what the content policy would block
 */
export async function finishBuild(buildDir: string): Promise<number> {
  addFirstPaint(buildDir);
  addNotFoundScripts(buildDir);
  await writeHostFiles(buildDir);
  return compressFolder(buildDir);
}
