import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Lists} from '../../data/lists';
import {escapeHtml} from '../../lib/escape';
import {MARK_PATHS} from '../../lib/mark';

/** Drawings by their ids, each a whole SVG file. */
export type Drawings = Readonly<Record<string, string>>;

/**
 * The drawings of a folder by the names of their files: without line breaks, and without the colours for programs that
 * show a file by itself, because a page sets the colours of day and night.
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

/**
 * The drawing of each entry, by its id. An entry without a drawing gets one of `others`; two entries get the same only
 * when there are not enough.
 *
 * @param others the drawings for entries without one
 */
export function drawingsOf(
  entries: readonly {id: string}[],
  drawings: Drawings,
  others = drawings,
): Drawings {
  const ids = entries.map(({id}) => id);
  const names = Object.keys(others);
  const free = [...names.filter((name) => !ids.includes(name)), ...names];
  const without = ids.filter((id) => !drawings[id]);
  return Object.fromEntries(
    ids.map((id) => [id, drawings[id] ?? others[free[without.indexOf(id) % free.length]!]!]),
  );
}

const ROOT = /^\s*<svg([^>]*)>([\s\S]*)<\/svg>\s*$/;

/** The elements of a drawing, without the `svg` around them. */
export const insideOf = (svg: string): string => ROOT.exec(svg)?.[2] ?? '';

/** What a symbol keeps of its drawing: the shape, and the lines of an icon. */
const KEPT = / (?:viewBox|preserveAspectRatio|fill|stroke(?:-[a-z]+)?)="[^"]+"/g;

/** Of a drawing that is also a file of its own: its colours, and the shade under each row of threads. */
const LEFT_OUT = /<style>.*?<\/style>|<path class="shade"[^>]*>/g;

/** @throws on anything but SVG with a viewBox */
function symbol(id: string, svg: string): string {
  const [, attributes, inside] = ROOT.exec(svg) ?? [];
  const kept = attributes?.match(KEPT)?.join('');
  if (!kept?.includes('viewBox')) throw new Error(`The drawing "${id}" is no SVG with a viewBox.`);
  return `<symbol id="${id}"${kept}>${inside!.replace(LEFT_OUT, '')}</symbol>`;
}

/**
 * An SVG sprite: several drawings in one file, each a symbol that a page shows by
 * `<use href="file.svg#id">`.
 */
export const sprite = (drawings: Drawings): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(drawings)
    .map(([id, svg]) => symbol(id, svg))
    .join('')}</svg>\n`;

/** The colours of the threads by their names, by day and by night. @param css the text of src/css/illustrations.css */
export function threadColours(css: string): readonly Drawings[] {
  const [day, night] = css
    .split('@media')
    .map((part) =>
      Object.fromEntries(
        [...part.matchAll(/(--w-\w+): ([^;]+)/g)].map(([, name, value]) => [name!, value!]),
      ),
    );
  return [day!, {...day, ...night}];
}

/**
 * A drawing with its own colours, by day and below it by night: an image that is fetched only near the screen, which
 * `use` is not, and that shows one half.
 *
 * @throws on a colour that is not one of the threads
 */
export function dayAndNight(svg: string, colours: readonly Drawings[]): string {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.map(Number);
  const halves = colours.map((values, index) => {
    const inside = insideOf(svg).replace(/var\(([^)]*)\)/g, (_, name: string) => {
      const value = values[name];
      if (!value) throw new Error(`A drawing has the colour ${name}, which no thread has.`);
      return value;
    });
    return `<g transform="translate(0 ${index * height!})">${inside}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height! * 2}">${halves.join('')}</svg>\n`;
}

/**
 * A sheet for each certificate without a scan, by its id: that of its kind and shape, with a motif for its
 * crest and the word “sample” across it.
 *
 * @param sheets of src/illustrations/certificates
 */
export function certificateDrawings(
  certificates: Lists['certificates'],
  sheets: Drawings,
  motifs: Drawings,
  sample: string,
): Drawings {
  const drawn = certificates.filter(({image}) => image === undefined);
  const crests = drawingsOf(drawn, motifs);
  return Object.fromEntries(
    drawn.map(({id, kind, shape}) => [
      id,
      sheets[`${kind}-${shape}`]!.replace(
        '</svg>',
        `${symbol('crest', crests[id]!)}${symbol('sample', sample)}$&`,
      ),
    ]),
  );
}

/**
 * The app on a phone: four professions, each in another city, the first ones of both lists.
 *
 * @param drawing with a place in braces for each word, of portraits, too
 */
export function phoneWith(
  drawing: string,
  {site, services, cities}: Pick<Lists, 'site' | 'services' | 'cities'>,
  portraits: Drawings,
): string {
  const rows = services
    .filter(({id}) => portraits[id])
    .slice(0, 4)
    .map(({id, name}, index) => ({id, name, place: cities[index % cities.length]!.name}));
  const values: Record<string, string> = {
    ...MARK_PATHS,
    brand: escapeHtml(site.name),
    search: escapeHtml(`${rows[0]!.name}, ${rows[0]!.place}`),
  };
  for (const [index, {id, name, place}] of rows.entries()) {
    values[`portrait${index}`] = insideOf(portraits[id]!);
    values[`name${index}`] = escapeHtml(name);
    values[`place${index}`] = escapeHtml(place);
  }
  return drawing.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
}

/**
 * A module that gives the address and the size of every drawing by its id.
 *
 * @param prefix of the files' names: `certificate` for `certificate-<id>.sprite`
 * @param ending of the names, without the dot
 */
export function fileModule(prefix: string, drawings: Drawings, ending = 'sprite'): string {
  const files = Object.entries(drawings).map(([id, svg]) => {
    const [, width, height] = /(?:width="|0 0 )(\d+)\D+(\d+)/.exec(svg)!;
    const src = `require('./${prefix}-${id}.${ending}')`;
    return `  '${id}': {src: ${src}, width: ${width}, height: ${height}},\n`;
  });
  return `export default {\n${files.join('')}};\n`;
}
