import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {loadSiteData} from '../src/plugins/site-data/siteData';
import {wovenSheets} from '../src/plugins/weaving/sheets';
import {drawFiles} from '../src/weave/draw';
import {sprite} from '../src/weave/sprite';
import {cacheDir, siteDir} from './lib/paths';
import {contactSheet} from './pictures/contactSheet';

/** Writes a page that shows everything that is woven, by day and by night, and prints what it weighs. */
async function main(): Promise<void> {
  const {lists} = await loadSiteData(siteDir);
  const sheets = Object.entries(wovenSheets(lists.en)).map(([name, pictures]) => ({
    name,
    pictures,
    svg: sprite(pictures),
  }));
  const rows = sheets.map(({name, pictures, svg}) => {
    const bytes = gzipSync(svg).length;
    const each = Math.round(bytes / pictures.length);
    return `  ${name.padEnd(12)}${String(pictures.length).padStart(4)} pictures${String(bytes).padStart(7)} bytes${String(each).padStart(6)} each`;
  });
  const css = gzipSync(drawFiles()['src/css/woven.css'] ?? '').length;
  console.log(`What is woven weighs, compressed (gzip):\n${rows.join('\n')}`);
  console.log(`  bands and thread colours in the style sheet: ${css} bytes`);

  const file = path.join(cacheDir, 'pictures.html');
  mkdirSync(cacheDir, {recursive: true});
  writeFileSync(file, contactSheet(sheets, drawFiles()['src/css/woven.css'] ?? ''));
  console.log(`\nTo see all of it, open ${path.relative(process.cwd(), file)} in a browser.`);
}

void main();
