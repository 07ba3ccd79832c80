import {cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {benchDir, siteDir} from '../../lib/paths';
import {copyTemplate} from '../peers/template';
import type {Builder} from './options';
import {madePage, paragraphsOf} from './prose';

const NEPALI = 'i18n/ne/docusaurus-plugin-content-docs/current';

/** All that a build of ours reads. */
const OURS = [
  'docs',
  'pages',
  'i18n',
  'src',
  'static',
  'scripts',
  'hosting',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

function prose(folder: string): string[] {
  const root = path.join(siteDir, folder);
  return readdirSync(root)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => paragraphsOf(readFileSync(path.join(root, file), 'utf8')));
}

/** Puts the same made pages into both languages of a site, below docs/made and in no column of links. */
export function addPages(folder: string, count: number): void {
  for (const docs of ['docs', NEPALI]) {
    const paragraphs = prose(docs);
    const made = path.join(folder, docs, 'made');
    mkdirSync(made, {recursive: true});
    for (let number = 1; number <= count; number++) {
      writeFileSync(path.join(made, `page-${number}.mdx`), madePage(number, paragraphs));
    }
  }
}

/** The stock template in two languages, with one page in its column of links. */
function writeStock(folder: string): void {
  copyTemplate(folder);
  cpSync(path.join(benchDir, 'peers/docusaurus'), folder, {recursive: true});
  const frame = {menu: [], columns: [], others: [], credits: ['Stock']};
  const site = {name: 'Stock', url: 'https://stock.example', frames: {en: frame, ne: frame}};
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(site));
  writeFileSync(path.join(folder, 'sidebars.js'), "export default {main: ['start']};\n");
  for (const docs of ['docs', NEPALI]) {
    mkdirSync(path.join(folder, docs), {recursive: true});
    writeFileSync(path.join(folder, docs, 'start.mdx'), '---\nslug: /\n---\n\n# Start\n');
  }
}

/** Writes a whole site into an empty folder; its packages are the ones that are installed already. */
export function writeSite(builder: Builder, folder: string): void {
  const home = builder === 'ours' ? siteDir : benchDir;
  if (builder === 'docusaurus') writeStock(folder);
  else
    for (const name of OURS)
      cpSync(path.join(siteDir, name), path.join(folder, name), {recursive: true});
  symlinkSync(path.join(home, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}
