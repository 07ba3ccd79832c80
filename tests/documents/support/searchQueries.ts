import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {digits} from 'nepali-text/digits';
import {siteDir} from '../../../scripts/lib/paths';
import {entriesOf} from '../../browser/support/lists';

/** By script: queries, each with its right answers; without one, it must find nothing. */
type Queries = Readonly<
  Record<string, readonly (readonly [query: string, ...answers: string[]])[]>
>;

const figures = new Map(entriesOf('facts').map(({id, value}) => [String(id), String(value)]));

const written = readFileSync(
  path.join(siteDir, 'tests/documents/support/searchQueries.yml'),
  'utf8',
).replace(/\{([\w-]+)(\.ne)?\}/g, (place, id: string, isNepali?: string) =>
  digits(figures.get(id) ?? place, isNepali ? 'ne' : 'en'),
);

export const {queries, laterQueries, needs, ownWords} = parse(written) as Record<
  'queries' | 'laterQueries' | 'needs' | 'ownWords',
  Queries
>;

const SEED = 'sipalu 2026';

/**
 * A third of some queries, the same at every run. The search is tuned on the others only, so that this
 * third says how it does on what nobody thought of.
 */
export function keptApart(texts: readonly string[]): ReadonlySet<string> {
  const ordered = [...texts].sort((a, b) => hash(SEED + a) - hash(SEED + b));
  return new Set(ordered.slice(0, Math.floor(texts.length / 3)));
}

/** FNV-1a in 32 bits. */
function hash(text: string): number {
  let result = 0x811c9dc5;
  for (const character of text) {
    result = Math.imul(result ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return result;
}
