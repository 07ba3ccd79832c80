/* Where the texts of a Markdown page that are not agreed stand in its model. */
import {defaultLocale, type Locale} from '../../src/lib/locale';
import {blocksOf, TOP} from '../../src/plugins/content/blocks';
import {pairsOf, readPage} from '../../src/plugins/content/readPages';
import type {Pairing} from '../../src/plugins/translations/compare';
import {openPairs, type SourceState} from '../../src/plugins/translations/inspectAgreements';
import type {Source} from '../../src/plugins/translations/source';
import {alignBlocks} from './alignBlocks';
import {spotOfTexts} from './pageOpenTexts';

export interface OpenPlace {
  pair: Pairing;
  /** A text above the page by its key, or a block by its position in `PageModel.blocks`. */
  at: {field: string} | {block: number};
}

/** @param state of the page and its twin in one language */
export function openPlaces(siteDir: string, state: SourceState): OpenPlace[] {
  const {source} = state;
  const pairs = pairsOf(siteDir, source.name);
  const own = pairs.find(({locale}) => locale === source.locale)?.pair;
  if (!own) return [];
  const pages = [
    [defaultLocale, own.english] as const,
    ...pairs.map(({locale, pair}) => [locale, pair.twin] as const),
  ];
  const rows = alignBlocks(
    Object.fromEntries(pages.map(([locale, page]) => [locale, page ? blocksOf(page) : []])),
  );
  return openPairs(state).flatMap((pair): OpenPlace[] => {
    const {field, block} = spotOfTexts(own, source, pair) ?? {};
    if (field !== undefined) return [{pair, at: {field}}];
    const row = rows.findIndex((one) => block && one[block.locale] === block.index);
    return row < 0 ? [] : [{pair, at: {block: row}}];
  });
}

/** The heading of the section that a text is in; undefined before the first. */
export function sectionName(
  siteDir: string,
  {files}: Source,
  {place}: Pairing,
  locale: Locale,
): string | undefined {
  if (place === TOP) return undefined;
  const page = readPage(siteDir, locale === defaultLocale ? files.english : files.twin);
  const heading = page?.headings.find(({id}) => id === place)?.text;
  const {
    question,
    title,
    heading: own,
  } = page?.elements.find(({attributes}) => attributes.id === place)?.attributes ?? {};
  return heading ?? question ?? title ?? own ?? place;
}
