/* The texts of a page in Markdown that are not agreed, by where the room shows them. */
import {defaultLocale, type Locale} from '../../src/lib/locale';
import {blocksOf} from '../../src/plugins/content/blocks';
import type {Pair} from '../../src/plugins/content/readPages';
import type {Pairing} from '../../src/plugins/translations/compare';
import {inspectAgreements, openPairs} from '../../src/plugins/translations/inspectAgreements';
import type {Side, Source, Text} from '../../src/plugins/translations/source';
import {pageSource} from '../../src/plugins/translations/sources';
import type {OpenText} from '../protocol';
import {knownEarlierTexts, openTextOf} from './openTexts';

/** A field above the page, or the position of a block in the file of a language. */
export interface Spot {
  field?: string;
  block?: {locale: Locale; index: number};
}

export interface PageOpenText extends Spot {
  open: OpenText;
}

/** One for each pair of texts; of a text that only one language has, at its place there. */
export function pageOpenTexts(siteDir: string, pair: Pair): PageOpenText[] {
  const {inspected} = inspectAgreements(siteDir, pageSource(pair));
  const earlier = knownEarlierTexts(siteDir, inspected);
  return inspected.flatMap((one) =>
    openPairs(one).flatMap((texts): PageOpenText[] => {
      const open = openTextOf(one.source, texts, earlier);
      const spot = spotOfTexts(pair, one.source, texts);
      return open && spot ? [{...spot, open}] : [];
    }),
  );
}

/** Where a pair of texts stands; a text that only one language has, in that language. */
export function spotOfTexts(
  pair: Pair,
  source: Source,
  {english, twin}: Pick<Pairing, Side>,
): Spot | undefined {
  return spotOf(pair, source, 'english', english) ?? spotOf(pair, source, 'twin', twin);
}

function spotOf(pair: Pair, source: Source, side: Side, text: Text | undefined): Spot | undefined {
  const page = pair[side];
  if (!text || !page) return undefined;
  const all = source.texts[side];
  // The texts of a page are its fields and then its blocks, as far as they have a text.
  const blocks = [...blocksOf(page).entries()].filter(([, block]) => block.text !== undefined);
  const index = blocks[all.indexOf(text) - (all.length - blocks.length)]?.[0];
  if (index === undefined) return {field: text.kind};
  return {block: {locale: side === 'english' ? defaultLocale : source.locale, index}};
}
