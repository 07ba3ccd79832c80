import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Lists} from '../../collections';
import type {Locale} from '../../lib/locale';
import {certificate, certificateSize} from '../../weave/certificate';
import {drawingSprite, type WovenPicture} from '../../weave/sprite';
import {standalone} from '../../weave/svg';
import {PORTRAITS, portraitNames} from '../site-data/siteAssets';

/** A drawing that becomes a file of its own. */
export interface DrawnFile {
  svg: string;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/**
 * A module that gives the address and the size of every drawing by its id.
 *
 * @param prefix of the files' names: `certificate` for `certificate-<id>.woven`
 */
export function fileModule(prefix: string, files: Readonly<Record<string, DrawnFile>>): string {
  const ids = Object.keys(files);
  const imports = ids.map((id, index) => `import d${index} from './${prefix}-${id}.woven';\n`);
  const entries = Object.entries(files).map(
    ([id, {width, height}], index) =>
      `  '${id}': {src: d${index}, width: ${width}, height: ${height}},\n`,
  );
  return `${imports.join('')}export default {\n${entries.join('')}};\n`;
}

/** A drawing for each certificate without a scan, by its id. */
export function certificateDrawings(
  certificates: Lists['certificates'],
  locale: Locale,
): Record<string, DrawnFile> {
  const drawings = certificates
    .filter(({image}) => image === undefined)
    .map(({id, title, shape, kind}): [string, DrawnFile] => {
      const svg = certificate({title, shape, kind, sampleLabel: locale});
      return [id, {svg, ...certificateSize[shape]}];
    });
  return Object.fromEntries(drawings);
}

/** How many times larger a picture is in the lightbox than on its page. */
const FULL_SCALE = 5;

/** The pictures of a sprite as files of their own, by their ids: what a page opens in full. */
export function standaloneFiles(
  pictures: readonly WovenPicture[],
  shaded: boolean,
): Record<string, DrawnFile> {
  return Object.fromEntries(
    pictures.map((picture) => [picture.id, standalone(picture, {scale: FULL_SCALE, shaded})]),
  );
}

/** The id of a portrait in its file. */
export const PORTRAIT = 'portrait';

/**
 * The woven people of src/weave/portraits by the names of their files, without the colours for programs that
 * show a file by itself: a page has those of day and night.
 */
export function portraitDrawings(siteDir: string): Record<string, string> {
  return Object.fromEntries(
    portraitNames(siteDir).map((name) => {
      const svg = readFileSync(path.join(siteDir, PORTRAITS, `${name}.svg`), 'utf8');
      return [name, svg.replace(/<\/?g[^>]*>/g, '').replace(/(var\(--[\w-]+),[^)]*\)/g, '$1)')];
    }),
  );
}

/** Each in a sprite of its own: a page shows one to three of them, and a file takes under 1 KB. */
export const portraitSprites = (portraits: Readonly<Record<string, string>>) =>
  Object.entries(portraits).map(
    ([name, svg]) => [name, drawingSprite([{id: PORTRAIT, svg}])] as const,
  );

/** A module that gives the address of each drawing by its id. */
export function addressModule(prefix: string, ids: readonly string[]): string {
  const imports = ids.map((id, index) => `import d${index} from './${prefix}-${id}.woven';\n`);
  return `${imports.join('')}export default {${ids.map((id, index) => `'${id}': d${index}`).join(', ')}};\n`;
}
