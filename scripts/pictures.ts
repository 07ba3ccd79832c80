import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {loadSiteData} from '../src/plugins/site-data/siteData';
import {wovenSprites} from '../src/plugins/weaving/sprites';
import {dayAndNight} from '../src/weave/svg';
import {dataAddress, drawFiles, tiles} from '../src/weave/draw';
import {heads} from '../src/weave/heads';
import {pictureSize, sprite, type WovenPicture} from '../src/weave/sprite';
import {cacheDir, siteDir} from './lib/paths';

const STYLE = `
  body { margin: 0; font: 16px/1.4 system-ui, sans-serif; }
  main { padding: 24px; color: #14183a; background: #fff; }
  main[data-theme='dark'] { color: #f1f3fb; background: #0f1228; }
  ul { display: flex; flex-wrap: wrap; gap: 16px; padding: 0; list-style: none; }
  svg { display: block; max-width: 100%; }
  .head { width: 360px; height: 160px; }
  .band { height: 57px; margin: 8px 0; image-rendering: pixelated; }
`;

const BANDS = Object.keys(tiles()).map(
  (band) => `<div class="band" style="background:var(--sp-${band})"></div>${band}`,
);

/** The pictures of page heads hold both themes, one below the other. */
function headList(theme: 'light' | 'dark'): string {
  const top = theme === 'dark' ? '100%' : '0';
  const items = Object.values(heads).map((draw) => {
    const address = dataAddress(dayAndNight(draw()));
    return `<li class="head" style='background:0 ${top}/100% 200% url(${address})'></li>`;
  });
  return `<h2>heads</h2><ul>${items.join('')}</ul>`;
}

function pictureList(name: string, pictures: readonly WovenPicture[]): string {
  const items = pictures.map((picture) => {
    const {width, height} = pictureSize(picture);
    const size = `width="${width}" height="${height}"`;
    return `<li><svg ${size} viewBox="0 0 ${width} ${height}"><use href="#${name}-${picture.id}" ${size}/></svg>${picture.id}</li>`;
  });
  return `<h2>${name}</h2><ul>${items.join('')}</ul>`;
}

/** npm run pictures: writes a page with all woven pictures in both themes, and prints their size. */
async function main(): Promise<void> {
  const {lists} = await loadSiteData(siteDir);
  const sprites = Object.entries(wovenSprites(lists.en));
  const css = drawFiles()['src/css/woven.css'] ?? '';
  console.log('What is woven weighs, compressed (gzip):');
  for (const [name, pictures] of sprites) {
    const bytes = gzipSync(sprite(pictures)).length;
    console.log(`  ${name.padEnd(12)}${bytes} bytes for ${pictures.length} pictures`);
  }
  for (const [name, draw] of Object.entries(heads)) {
    console.log(`  head of ${name}: ${gzipSync(dayAndNight(draw())).length} bytes`);
  }
  console.log(`  bands and thread colours in the style sheet: ${gzipSync(css).length} bytes`);

  // On the site the theme is set on the root; here both themes share a page, and so do all sprites.
  const themes = css
    .replace(/'@woven\/(.*?)\.woven'/g, (_, tile: string) => dataAddress(tiles()[tile] ?? ''))
    .replace(/@media[^{]*\{[^}]*\}\}/, '')
    .replace(":root[data-theme='dark']", "main[data-theme='dark']");
  const drawings = sprites.map(([name, pictures]) =>
    sprite(pictures)
      .replace('<svg ', '<svg style="position:absolute" width="0" height="0" ')
      .replace(/ id="/g, ` id="${name}-`),
  );
  const parts = [...BANDS, ...sprites.map(([name, pictures]) => pictureList(name, pictures))];
  const views = (['light', 'dark'] as const).map(
    (theme) =>
      `<main data-theme="${theme}"><h1>${theme}</h1>${headList(theme)}${parts.join('')}</main>`,
  );
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Woven pictures</title><style>${themes}${STYLE}</style>${drawings.join('')}${views.join('')}</html>\n`;

  const file = path.join(cacheDir, 'pictures.html');
  mkdirSync(cacheDir, {recursive: true});
  writeFileSync(file, page);
  console.log(`\nTo see all of it, open ${path.relative(process.cwd(), file)} in a browser.`);
}

void main();
