import {tablerIcons} from '../../src/plugins/site-data/siteAssets';

const MOST = 50;

/**
 * The names of icons with all words of a query in them: those that begin with it first, then the
 * shorter ones.
 */
export function iconNames(query: string): string[] {
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const wanted = words.join('-');
  const rank = (name: string) => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2);
  return Object.keys(tablerIcons())
    .filter((name) => words.every((word) => name.includes(word)))
    .sort(
      (one, other) =>
        rank(one) - rank(other) || one.length - other.length || (one < other ? -1 : 1),
    )
    .slice(0, MOST);
}
