import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Lists} from '../../collections';
import type {Locale} from 'nepali-text/locale';
import {butta} from '../../weave/butta';
import {certificate, certificateSize} from '../../weave/certificate';
import {
  type DrawnFile,
  type Drawings,
  insideOf,
  standalone,
  type WovenPicture,
} from '../../weave/sprite';
import type {NamedEntry} from './sprites';

/**
 * The drawings of a folder by the names of their files: without line breaks, and without the colours for
 * programs that show a file by itself, because a page has those of day and night.
 */
export function drawingsIn(folder: string): Drawings {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  return Object.fromEntries(
    files.sort().map((file) => {
      const svg = readFileSync(path.join(folder, file), 'utf8');
      return [path.basename(file, '.svg'), svg.replace(/\n(?=<)|(?<=var\(--[\w-]+),[^)]*/g, '')];
    }),
  );
}

/** The import of each drawing, in order, as d0, d1 … */
const importsOf = (prefix: string, ids: readonly string[]): string =>
  ids.map((id, index) => `import d${index} from './${prefix}-${id}.woven';\n`).join('');

/**
 * A module that gives the address and the size of every drawing by its id.
 *
 * @param prefix of the files' names: `certificate` for `certificate-<id>.woven`
 */
export function fileModule(prefix: string, files: Readonly<Record<string, DrawnFile>>): string {
  const entries = Object.entries(files).map(
    ([id, {width, height}], index) =>
      `  '${id}': {src: d${index}, width: ${width}, height: ${height}},\n`,
  );
  return `${importsOf(prefix, Object.keys(files))}export default {\n${entries.join('')}};\n`;
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

/** Pictures as files of their own, by their ids: what a page opens in full. */
export const standaloneFiles = (pictures: readonly WovenPicture[]): Record<string, DrawnFile> =>
  Object.fromEntries(pictures.map((picture) => [picture.id, standalone(picture, FULL_SCALE)]));

/** The scene of each city, or the motif of its name for one without a drawing. */
export function cityFiles(
  cities: readonly NamedEntry[],
  scenes: Drawings,
): Record<string, DrawnFile> {
  const files = cities.map(({id, name}): [string, DrawnFile] => {
    const svg = scenes[id];
    const motif = () => standalone({id, grid: butta(name), cell: [6, 4]}, FULL_SCALE);
    return [id, svg ? {svg, width: 288 * FULL_SCALE, height: 128 * FULL_SCALE} : motif()];
  });
  return Object.fromEntries(files);
}

/** The same for a page, which has the colours, and the shade under each row of threads. */
export const citySymbols = (files: Readonly<Record<string, DrawnFile>>): Drawings =>
  Object.fromEntries(
    Object.entries(files).map(([id, {svg}]) => [
      id,
      svg.replace(/<style>.*?<\/style>|<path class="shade"[^>]*>/g, ''),
    ]),
  );

/** A module that gives the address of each drawing by its id. */
export function addressModule(prefix: string, ids: readonly string[]): string {
  return `${importsOf(prefix, ids)}export default {${ids.map((id, index) => `'${id}': d${index}`).join(', ')}};\n`;
}

/** A module that gives the elements of each icon by its name. */
export const iconModule = (icons: Drawings): string =>
  `export default ${JSON.stringify(
    Object.fromEntries(Object.entries(icons).map(([name, svg]) => [name, insideOf(svg)])),
  )};\n`;
