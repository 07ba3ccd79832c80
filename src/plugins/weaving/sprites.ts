import type {Lists} from '../../collections';
import {butta} from '../../weave/butta';
import type {PhoneWords} from '../../weave/phone';
import {poster} from '../../weave/poster';
import {type Drawings, sprite, type WovenPicture} from '../../weave/sprite';

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

/** The icons of a list in one file, by the ids of its entries. @param icons drawings by name */
export const iconSprite = (
  entries: readonly {id: string; icon: string}[],
  icons: Drawings,
): string => sprite(Object.fromEntries(entries.map(({id, icon}) => [id, icons[icon]!])));

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
