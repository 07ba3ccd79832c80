import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../../../scripts/lib/paths';
import {hashes} from './policy';

const STYLE = /(<style[^>]*>[^]*?)(<\/style>)/;

/** A copy of the build with another style sheet in every document, and with the rules to it. */
export function changedBuild(folder: string): void {
  cpSync(buildDir, folder, {recursive: true});
  const changed = new Map<string, string>();
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name);
    if (/\.html\.(?:br|gz)$/.test(name)) rmSync(file);
    if (!name.endsWith('.html')) continue;
    const before = readFileSync(file, 'utf8');
    const after = before.replace(STYLE, '$1/* changed */$2');
    writeFileSync(file, after);
    changed.set(hashes(before, 'style')[0]!, hashes(after, 'style')[0]!);
  }
  const file = path.join(folder, '.hosting/nginx/maps.conf');
  let text = readFileSync(file, 'utf8');
  for (const [before, after] of changed) text = text.replaceAll(before, after);
  writeFileSync(file, text);
}
