import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {loadSiteData} from '../src/plugins/site-data/siteData';
import {wovenSprites} from '../src/plugins/weaving/sprites';
import {drawFiles} from '../src/weave/draw';
import {pictureSize, sprite, type WovenPicture} from '../src/weave/sprite';
import {cacheDir, siteDir} from './lib/paths';

interface NamedSprite {
  name: string;
  pictures: readonly WovenPicture[];
  /** The file as pages get it. */
  svg: string;
}

const STYLE = `
  body { margin: 0; font: 16px/1.4 system-ui, sans-serif; }
  main { padding: 24px; color: #14183a; background: #fff; }
  main[data-theme='dark'] { color: #f1f3fb; background: #0f1228; }
  ul { display: flex; flex-wrap: wrap; gap: 16px; padding: 0; list-style: none; }
  svg { display: block; max-width: 100%; }
  .band { height: 57px; margin: 8px 0; image-rendering: pixelated; }
`;

const BANDS = ['selvedge', 'weft', 'cord', 'card-red', 'card-indigo', 'card-green'];

function pictureItem(spriteName: string, picture: WovenPicture): string {
  const {width, height} = pictureSize(picture);
  const id = `${spriteName}-${picture.id}`;
  return (
    `<li><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<use href="#${id}" width="${width}" height="${height}"/></svg>${picture.id}</li>`
  );
}

function theme(name: 'light' | 'dark', sprites: readonly NamedSprite[]): string {
  const bands = BANDS.map(
    (band) => `<div class="band" style="background:var(--sp-${band})"></div>${band}`,
  );
  const parts = sprites.map(
    ({name: title, pictures}) =>
      `<h2>${title}</h2><ul>${pictures.map((picture) => pictureItem(title, picture)).join('')}</ul>`,
  );
  return `<main data-theme="${name}"><h1>${name}</h1>${bands.join('')}${parts.join('')}</main>`;
}

/**
 * One file with every picture in both themes, to open from the disk. The ids of each sprite get the
 * sprite's name before them, because here all sprites share a page.
 *
 * @param wovenCss the style sheet with the bands and the colours of the threads
 */
function contactSheet(sprites: readonly NamedSprite[], wovenCss: string): string {
  const drawings = sprites.map(({name, svg}) =>
    svg
      .replace('<svg ', '<svg style="position:absolute" width="0" height="0" ')
      .replace(/ id="/g, ` id="${name}-`),
  );
  // On the site the theme is set on the root; here both themes share a page.
  const css = wovenCss
    .replace(/@media[^{]*\{[^}]*\}\}/, '')
    .replace(":root[data-theme='dark']", "main[data-theme='dark']");
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Woven pictures</title>` +
    `<style>${css}${STYLE}</style>${drawings.join('')}` +
    `${theme('light', sprites)}${theme('dark', sprites)}</html>\n`
  );
}

/** npm run pictures: writes a page with all woven pictures in both themes, and prints their size. */
async function main(): Promise<void> {
  const {lists} = await loadSiteData(siteDir);
  const sprites = Object.entries(wovenSprites(lists.en)).map(([name, pictures]) => ({
    name,
    pictures,
    svg: sprite(pictures),
  }));
  const rows = sprites.map(({name, pictures, svg}) => {
    const bytes = gzipSync(svg).length;
    const each = Math.round(bytes / pictures.length);
    return `  ${name.padEnd(12)}${String(pictures.length).padStart(4)} pictures${String(bytes).padStart(7)} bytes${String(each).padStart(6)} each`;
  });
  const css = gzipSync(drawFiles()['src/css/woven.css'] ?? '').length;
  console.log(`What is woven weighs, compressed (gzip):\n${rows.join('\n')}`);
  console.log(`  bands and thread colours in the style sheet: ${css} bytes`);

  const file = path.join(cacheDir, 'pictures.html');
  mkdirSync(cacheDir, {recursive: true});
  writeFileSync(file, contactSheet(sprites, drawFiles()['src/css/woven.css'] ?? ''));
  console.log(`\nTo see all of it, open ${path.relative(process.cwd(), file)} in a browser.`);
}

void main();
