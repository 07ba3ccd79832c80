import * as flags from 'country-flag-icons/string/3x2';
import type {Lists, SvgNode} from '../../collections';
import {fontsCard} from '../../weave/bands';
import {butta} from '../../weave/butta';
import {cities} from '../../weave/cities';
import type {Grid} from '../../weave/grid';
import {half, step} from '../../weave/loom';
import type {PhoneWords} from '../../weave/phone';
import {poster} from '../../weave/poster';
import type {Drawing, WovenPicture} from '../../weave/sprite';
import {tapestry} from '../../weave/tapestry';

/** The words that a motif is woven from. */
interface NamedEntry {
  id: string;
  /** In English, so that every locale shows the same motif. */
  name: string;
}

/** The lists whose entries get a motif while they have no picture, and the motif's cells a side. */
const motifSizes = {
  partners: 13,
  milestones: 17,
  outlets: 13,
} as const;

type MotifList = keyof typeof motifSizes;

/** Cells of unfinished cloth are a sixth as wide as those of finished cloth. */
const LOOM_CELL_SIZE = [1, 6] as const;

/** One motif for each name of a list. */
export function motifPictures(list: MotifList, entries: readonly NamedEntry[]): WovenPicture[] {
  const size = motifSizes[list];
  return entries.map(({id, name}) => ({id, grid: butta(name, {size}), cell: [6, 6]}));
}

/** Pictures that no list names. */
function scenePictures(
  videos: readonly string[],
  cityEntries: readonly NamedEntry[],
): Record<string, WovenPicture[]> {
  const cell = [6, 6] as const;
  return {
    tapestry: [{id: 'tapestry', grid: tapestry(), cell: [6, 4]}],
    cities: cityEntries.map(({id, name}) => ({id, grid: cityScene(id, name), cell: [6, 4]})),
    home: [
      ...([1, 2, 3, 4] as const).map((stage) => ({
        id: `step-${stage}`,
        grid: step(stage),
        cell: LOOM_CELL_SIZE,
      })),
      {id: 'carpenter', grid: butta('Carpenter, sample profile'), cell},
    ],
    founder: [{id: 'founder', grid: butta('Founder, sample profile'), cell}],
    error: [{id: 'half', grid: half(), cell: LOOM_CELL_SIZE}],
    fonts: [{id: 'all', grid: fontsCard(), cell}],
    posters: videos.map((id, place) => ({
      id: `poster-${id}`,
      grid: poster(id, place),
      cell: [4, 4],
    })),
  };
}

/** The scene of a city, or the motif of its name for one without a drawing. */
function cityScene(id: string, name: string): Grid {
  const drawn: Partial<Record<string, () => Grid>> = cities;
  return drawn[id]?.() ?? butta(name);
}

/** The pictures of every sprite by its name. */
export type WovenSprites = Readonly<Record<string, readonly WovenPicture[]>>;

/**
 * The pictures of all sprites of the site.
 *
 * @param lists in English
 */
export function wovenSprites({videos, cities, milestones, outlets, ...lists}: Lists): WovenSprites {
  const motifs: Record<MotifList, readonly NamedEntry[]> = {
    partners: lists.partners,
    milestones: milestones.map(({id}) => ({id, name: id})),
    outlets: Object.values(outlets),
  };
  const motifSprites = (Object.keys(motifs) as MotifList[]).map((list) => [
    list,
    motifPictures(list, motifs[list]),
  ]);
  const ids = videos.map(({youtube}) => youtube);
  return {...scenePictures(ids, cities), ...Object.fromEntries(motifSprites)};
}

/** The flags of the countries that the callback form offers, by the id of the country. */
export function flagDrawings({callbackCountries}: Lists['choices']): Drawing[] {
  const svgOf: Partial<Record<string, string>> = flags;
  return callbackCountries.flatMap(({id}) => {
    const svg = svgOf[id];
    return svg === undefined ? [] : [{id, svg}];
  });
}

/** An icon of a sprite: its id there, and its elements. */
interface NamedIcon {
  id: string;
  icon: readonly SvgNode[];
}

/** Icons in one file; a page gives the colour. */
export function iconSprite(icons: readonly NamedIcon[], stroke: string): string {
  const symbols = icons.map(
    ({id, icon}) =>
      `<symbol id="${id}" viewBox="0 0 24 24" fill="none" stroke="currentColor" ` +
      `${stroke}>${icon.map(element).join('')}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** The icons that the entries of a list name. */
export const iconsOf = (
  entries: readonly {id: string; icon: string}[],
  icons: Readonly<Record<string, readonly SvgNode[]>>,
): NamedIcon[] => entries.map(({id, icon}) => ({id, icon: icons[icon] ?? []}));

/** As a list of professions shows them. */
export const SQUARE_STROKE = 'stroke-width="1.5" stroke-linecap="square"';
/** As the icons in buttons are drawn. */
export const ROUND_STROKE = 'stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

const BRANDS = [
  'google-play',
  'apple',
  'facebook',
  'telegram',
  'twitter',
  'linkedin',
  'youtube',
  'whatsapp',
  'share',
];

/** The marks that pages have in common: as a file they are sent once. */
export function brandIcons(icons: Readonly<Record<string, readonly SvgNode[]>>): NamedIcon[] {
  return BRANDS.map((id) => {
    // The network is still called Twitter here.
    const name = id === 'share' ? id : `brand-${id === 'twitter' ? 'x' : id}`;
    const icon = icons[name];
    if (!icon) throw new Error(`There is no icon "${name}".`);
    return {id, icon};
  });
}

function element([tag, attributes]: SvgNode): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}/>`;
}

/**
 * Four professions, each in another city: the first ones of both lists.
 *
 * @param portraits as SVG, by name
 */
export function phoneWords(
  {site, services, cities}: Pick<Lists, 'site' | 'services' | 'cities'>,
  portraits: Readonly<Record<string, string>>,
): PhoneWords {
  const drawn = services.filter(({id}) => portraits[id] !== undefined);
  const rows = drawn.slice(0, 4).flatMap(({id, name}, index) => {
    const city = cities[index % cities.length];
    return city ? [{portrait: portraits[id] ?? '', name, place: city.name}] : [];
  });
  const [first] = rows;
  return {brand: site.name, search: first ? `${first.name}, ${first.place}` : '', rows};
}
