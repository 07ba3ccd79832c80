/* The blocks of a page in Markdown side by side. Apart from models/page, so that a page can be read at once. */
import {type MdxBlock, mdxBlocksOf} from 'content/read/blocks';
import type {PagePair} from 'content/read/pages';
import {diffRuns} from 'content/pairs/wordDiff';
import {textToEdit} from '../edits/markdownEdits';
import {inEach, type Locale} from 'nepali-text/locale';
import type {Texts} from '../types';

/** A page in each language, with its blocks; without any where there is no such file. */
export const sidesOf = ({english, translation}: PagePair) =>
  inEach((locale) => {
    const page = locale === 'en' ? english : translation;
    return {page, blocks: page ? mdxBlocksOf(page) : []};
  });

/** The position of a block in each language; undefined where a language lacks it. */
export type Row = Readonly<Partial<Record<Locale, number>>>;

/**
 * Both languages have the same blocks in the same order; where they do not, the longest sequence that
 * they share is kept, and what is left has a row of its own.
 */
export function rowsOf(pair: PagePair): Row[] {
  const sides = sidesOf(pair);
  const runs = diffRuns(sides.en.blocks.map(keyOf), sides.ne.blocks.map(keyOf));
  let [en, ne] = [0, 0];
  return runs.flatMap(({kind, before, after}): Row[] =>
    kind === 'same'
      ? before.map(() => ({en: en++, ne: ne++}))
      : [...before.map(() => ({en: en++})), ...after.map(() => ({ne: ne++}))],
  );
}

/** What a block and its counterpart have in common. */
function keyOf({section, kind, path}: MdxBlock): string {
  const node = path.at(-1)!;
  return [section, kind, 'depth' in node ? node.depth : ''].join(' ');
}

/** The texts of a page, without what is wrong with them or was agreed. */
export function textsOfPage(pair: PagePair): Texts[] {
  const sides = sidesOf(pair);
  return rowsOf(pair)
    .map((row) =>
      inEach((locale) => {
        const {page, blocks} = sides[locale];
        const block = blocks[row[locale] ?? -1];
        return page && block && textToEdit(page, block);
      }),
    )
    .filter((texts) => Object.values(texts).some(Boolean));
}
