import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ServedFonts} from '@downloadable-fonts/served';
import {pseudoBuild, pseudoDir} from '../../../scripts/lib/paths';

/** Every page of the build, by its address. */
export function pseudoPages(): string[] {
  const file = path.join(pseudoBuild, 'sitemap.xml');
  if (!existsSync(file)) throw new Error(`There is no ${file}. Type: npm test -- pseudo`);
  const urls = readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...urls].map(([, url = '']) => new URL(url).pathname);
}

/** The names of the open fonts that stand for others, which are the same in every language. */
export function typefaces(): string[] {
  const file = path.join(pseudoDir, '.docusaurus/downloadable-fonts/default/served.json');
  const {fonts} = JSON.parse(readFileSync(file, 'utf8')) as ServedFonts;
  return Object.values(fonts).map(({family}) => family);
}

/** Without those of fonts and scripts on demand, which are built with the default language alone. */
export const ownMessages = (messages: readonly string[]): string[] =>
  messages.filter((message) => !/ 404 .*\/assets\/(?:fonts|js)\//.test(message));
