import * as flags from 'country-flag-icons/string/3x2';
import type {Lists, SvgNode} from '../../collections';
import {butta} from '../../weave/butta';
import type {PhoneWords} from '../../weave/phone';
import {poster} from '../../weave/poster';
import type {Drawings, WovenPicture} from '../../weave/sprite';

/** The words that a motif is woven from. */
export interface NamedEntry {
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

/** One motif for each name of a list. */
export function motifPictures(list: MotifList, entries: readonly NamedEntry[]): WovenPicture[] {
  const size = motifSizes[list];
  return entries.map(({id, name}) => ({id, grid: butta(name, {size}), cell: [6, 6]}));
}

/** The pictures of a sprite, by its name. */
export type WovenSprites = Readonly<Record<MotifList | 'posters', readonly WovenPicture[]>>;

/**
 * What is woven from names and numbers.
 *
 * @param lists in English
 */
export function wovenSprites({videos, milestones, outlets, ...lists}: Lists): WovenSprites {
  return {
    partners: motifPictures('partners', lists.partners),
    milestones: motifPictures(
      'milestones',
      milestones.map(({id}) => ({id, name: id})),
    ),
    outlets: motifPictures('outlets', Object.values(outlets)),
    posters: videos.map(({youtube}, place) => ({
      id: `poster-${youtube}`,
      grid: poster(youtube, place),
      cell: [4, 4],
    })),
  };
}

/** The flags of the countries that the callback form offers, by the id of the country. */
export function flagDrawings({callbackCountries}: Lists['choices']): Drawings {
  const svgOf: Partial<Record<string, string>> = flags;
  return Object.fromEntries(
    callbackCountries.flatMap(({id}) => {
      const svg = svgOf[id];
      return svg === undefined ? [] : [[id, svg]];
    }),
  );
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
  portraits: Drawings,
): PhoneWords {
  const drawn = services.filter(({id}) => portraits[id] !== undefined);
  const rows = drawn.slice(0, 4).flatMap(({id, name}, index) => {
    const city = cities[index % cities.length];
    return city ? [{portrait: portraits[id] ?? '', name, place: city.name}] : [];
  });
  const [first] = rows;
  return {brand: site.name, search: first ? `${first.name}, ${first.place}` : '', rows};
}
