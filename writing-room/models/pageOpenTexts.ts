/* The texts of a page in Markdown that are not agreed, by where the room shows them. */
import type {Locale} from 'nepali-text/locale';
import type {Pair} from 'content-checks/pages/readPages';
import type {Pairing} from 'docusaurus-plugin-paired-locales/compare';
import {inspectAgreements, openPairs} from 'docusaurus-plugin-paired-locales/inspectAgreements';
import type {Side} from 'docusaurus-plugin-paired-locales/source';
import {pageSource} from 'docusaurus-plugin-paired-locales/sources';
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
      return open ? [{...spotOf(texts), open}] : [];
    }),
  );
}

/** Where a pair of texts stands; a text that only one language has, in that language. */
export function spotOf({english, twin}: Pick<Pairing, Side>): Spot {
  const text = english ?? twin;
  if (text?.block === undefined) return {field: text?.kind ?? ''};
  return {block: {locale: english ? 'en' : 'ne', index: text.block}};
}
