import {type Locale, locales} from 'nepali-text/locale';
import type {Block} from 'content-checks/pages/blocks';
import {diffRuns} from 'content-checks/wordDiff';

/** The block of each language at one place of a page; undefined where a language lacks it. */
export type Row = Readonly<Partial<Record<Locale, number>>>;

/**
 * The blocks of a page side by side. Both languages have the same in the same order; where they do not,
 * the longest sequence that they share is kept, and what is left has a row of its own.
 *
 * @returns positions in the blocks of each language
 */
export function alignBlocks(blocks: Readonly<Partial<Record<Locale, readonly Block[]>>>): Row[] {
  return locales.reduce<Row[]>((rows, locale) => {
    const keys = (blocks[locale] ?? []).map(keyOf);
    const known = rows.map((row) => keyOfRow(row, blocks));
    return merge(known, keys).map(([row, index]) => ({
      ...(row === undefined ? {} : rows[row]),
      ...(index === undefined ? {} : {[locale]: index}),
    }));
  }, []);
}

/** What a block and its counterpart have in common. */
function keyOf({section, kind, path}: Block): string {
  const node = path.at(-1)!;
  return [section, kind, 'depth' in node ? node.depth : ''].join(' ');
}

function keyOfRow(row: Row, blocks: Readonly<Partial<Record<Locale, readonly Block[]>>>): string {
  for (const locale of locales) {
    const block = blocks[locale]?.[row[locale] ?? -1];
    if (block) return keyOf(block);
  }
  return '';
}

type Pairing = readonly [one: number | undefined, other: number | undefined];

function merge(one: readonly string[], other: readonly string[]): Pairing[] {
  let [i, j] = [0, 0];
  return diffRuns(one, other).flatMap(({kind, before, after}): Pairing[] => {
    if (kind === 'same') return before.map(() => [i++, j++]);
    return [
      ...before.map((): Pairing => [i++, undefined]),
      ...after.map((): Pairing => [undefined, j++]),
    ];
  });
}
