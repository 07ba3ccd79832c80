/* Where the texts of a page in Markdown stand in its model. */
import {inEach} from '../inEach';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {blocksOf, TOP} from 'content-checks/pages/blocks';
import {type Pair, readPage} from 'content-checks/pages/readPages';
import type {Pairing} from 'docusaurus-plugin-paired-locales/compare';
import type {Source, Text} from 'docusaurus-plugin-paired-locales/source';
import {alignBlocks, type Row} from './alignBlocks';

/** A text above the page by its key, or a block by its position in `PageModel.blocks`. */
export type TextPlace = {field: string} | {block: number};

export function rowsOf({english, twin}: Pair): Row[] {
  const pages = {en: english, ne: twin};
  const blocksIn = (locale: Locale) => (pages[locale] ? blocksOf(pages[locale]) : []);
  return alignBlocks(inEach(blocksIn));
}

export const textPlace = (rows: readonly Row[], locale: Locale, {kind, block}: Text): TextPlace =>
  block === undefined ? {field: kind} : {block: rows.findIndex((row) => row[locale] === block)};

/** Of a text that only one language has, its place there. */
export const pairPlace = (rows: readonly Row[], {english, twin}: Pairing): TextPlace =>
  english ? textPlace(rows, 'en', english) : textPlace(rows, 'ne', twin!);

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
