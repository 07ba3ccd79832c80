/* Where the texts of a page in Markdown stand in its model. */
import {blocksOf} from 'content-checks/pages/blocks';
import type {Pair} from 'content-checks/pages/readPages';
import type {SiteText} from 'docusaurus-plugin-paired-locales/texts';
import {alignBlocks, type Row} from './alignBlocks';

/** A text above the page by its key, or a block by its position in `PageModel.blocks`. */
export type TextPlace = {field: string} | {block: number};

export const rowsOf = ({english, twin}: Pair): Row[] =>
  alignBlocks({en: english ? blocksOf(english) : [], ne: twin ? blocksOf(twin) : []});

/** Of a text that only one language has, its place there. */
export function textPlace(rows: readonly Row[], {english, path: [at]}: SiteText): TextPlace {
  if (typeof at !== 'number') return {field: String(at)};
  return {block: rows.findIndex((row) => row[english ? 'en' : 'ne'] === at)};
}
