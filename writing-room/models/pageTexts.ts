/* Where the texts of a Markdown page that are not agreed stand in its model. */
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {blocksOf, TOP} from 'content-checks/pages/blocks';
import type {MarkdownPage} from 'content-checks/pages/markdownPage';
import {pairOf, readPage} from 'content-checks/pages/readPages';
import type {Pairing} from 'docusaurus-plugin-paired-locales/compare';
import {openPairs, type SourceState} from 'docusaurus-plugin-paired-locales/inspectAgreements';
import type {Source} from 'docusaurus-plugin-paired-locales/source';
import {alignBlocks} from './alignBlocks';
import {spotOf} from './pageOpenTexts';

export interface OpenPlace {
  pair: Pairing;
  /** A text above the page by its key, or a block by its position in `PageModel.blocks`. */
  at: {field: string} | {block: number};
}

/** @param state of the page and its twin */
export function openPlaces(siteDir: string, state: SourceState): OpenPlace[] {
  const own = pairOf(siteDir, state.source.name);
  if (!own) return [];
  const blocksIn = (page: MarkdownPage | undefined) => (page ? blocksOf(page) : []);
  const rows = alignBlocks({en: blocksIn(own.english), ne: blocksIn(own.twin)});
  return openPairs(state).flatMap((pair): OpenPlace[] => {
    const {field, block} = spotOf(pair);
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
