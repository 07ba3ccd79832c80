/* A page in Markdown with its blocks side by side, and where texts and problems stand among them. */
import type {Problem} from 'content/say/diagnostics';
import type {ContentFiles} from 'content/read/files';
import {type PagePair, pairOf} from 'content/read/pages';
import {pageSource} from 'content/pairs/sources';
import {type SiteText, textsIn} from 'content/pairs/texts';
import {drawingNames} from 'content/lists/inspect';
import type {PageModel, ShownProblem as Shown} from '../types';
import {site} from '../site';
import {type EarlierOf, staleIn} from './agreement';
import {blockPair, fieldsOf, type Row, rowsOf} from './rows';
import {labelOf} from './words';

/**
 * A page in Markdown, or a part of one, with its blocks side by side.
 *
 * @param name the English file
 * @throws when there is no such page
 */
export async function pageModel(
  content: ContentFiles,
  name: string,
  earlier: EarlierOf,
): Promise<PageModel<PlacedProblem>> {
  const pair = pairOf(content, name);
  if (pair?.english?.file !== name) throw new Error(`There is no page ${name}.`);
  const rows = rowsOf(pair);
  const {texts} = textsIn(content, pageSource(pair));
  const stale = await staleIn(texts, earlier);
  const places = stale.map((one) => ({...textPlace(rows, one.text), ...one}));
  return {
    name,
    route: (await routesOf(content))(name),
    files: {en: {file: name}, ne: {file: pair.translationFile}},
    fields: fieldsOf(pair).map(({key, texts: values}) => ({
      key,
      label: labelOf(key),
      texts: values,
      open: places.find(({field}) => field === key)?.open,
    })),
    blocks: rows.map((row, index) => ({
      ...blockPair(row, index),
      open: places.find(({block}) => block === index)?.open,
    })),
    icons: drawingNames(content, site.icons),
    problems: withBlocks(content, await site.checkPages(content, [pair])),
  };
}

/** The address of the page that an English file is, or that imports it; empty when no page does. */
export async function routesOf(content: ContentFiles): Promise<(file: string) => string> {
  const pages = await site.pagesOf(content);
  return (file) => pages.find(({markdown}) => markdown.includes(file))?.route ?? '';
}

/** A text above the page by its key, or a block by its position in `PageModel.blocks`. */
export function textPlace(
  rows: readonly Row[],
  {english, path: [at]}: SiteText,
): {field?: string; block?: number} {
  if (typeof at !== 'number') return {field: String(at)};
  // A text that only one language has is in its file.
  return {block: rows.findIndex((row) => row[english ? 'en' : 'ne']?.at === at)};
}

export type PlacedProblem = Problem & Pick<Shown, 'block'>;

/** Problems with the blocks that they are about, where they are about a page. */
export const withBlocks = (files: ContentFiles, problems: readonly Problem[]): PlacedProblem[] =>
  problems.map((problem) => ({...problem, block: blockOf(pairOf(files, problem.file), problem)}));

/** The block that a problem is about, by its position in `PageModel.blocks`. */
export function blockOf(
  pair: PagePair | undefined,
  {file, line}: Pick<Problem, 'file' | 'line'>,
): number | undefined {
  if (!pair) return undefined;
  const locale = pair.englishFile === file ? 'en' : 'ne';
  const above = rowsOf(pair).map((row) => (row[locale]?.block.line ?? Infinity) <= line);
  return above.includes(true) ? above.lastIndexOf(true) : undefined;
}
