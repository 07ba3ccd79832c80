/* A page in Markdown with its blocks side by side, and where texts and problems stand among them. */
import type {Problem} from 'content/check/diagnostics';
import type {ContentFiles} from 'content/read/files';
import {importedMarkdown, isPartial, pairOf, readEnglish, routeOf} from 'content/read/pages';
import {wordFields} from 'content/read/words';
import {pageSource} from 'content/pairs/sources';
import {type SiteText, textsIn} from 'content/pairs/texts';
import {drawingNames} from 'content/lists/inspect';
import {
  canInsertAfter,
  componentsAround,
  removedWith,
  repeatedBefore,
} from '../edits/markdownBlocks';
import {nextOf} from '../edits/markdownComponents';
import {textToEdit} from '../edits/markdownEdits';
import {inEach, locales} from 'nepali-text/locale';
import type {BlockPair, PageModel, RoomProblem as Shown} from '../types';
import {site} from '../site';
import {type EarlierOf, staleIn} from './agreement';
import {type Row, rowsOf, sidesOf} from './rows';
import {labelOf} from './words';

type Sides = ReturnType<typeof sidesOf>;

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
  const sides = sidesOf(pair);
  const rows = rowsOf(pair);
  const {texts} = textsIn(content, pageSource(pair));
  const stale = await staleIn(texts, earlier);
  const places = stale.map((one) => ({...textPlace(rows, one.text), ...one}));
  return {
    name,
    route: routeOfMarkdown(content, name),
    files: {en: {file: name}, ne: {file: pair.translationFile}},
    fields: wordFields.flatMap((key) => {
      const texts = inEach((locale) => {
        const value = sides[locale].page?.frontMatter.get(key)?.value;
        return typeof value === 'string' ? value : undefined;
      });
      const isThere = locales.some((locale) => sides[locale].page?.frontMatter.has(key));
      const open = places.find(({field}) => field === key)?.open;
      return isThere ? {key, label: labelOf(key), texts, open} : [];
    }),
    blocks: rows.map((row, index) => ({
      ...blockPair(row, index, sides),
      open: places.find(({block}) => block === index)?.open,
    })),
    icons: drawingNames(content, site.icons),
    problems: withBlocks(content, await site.checkPages(content, [pair])),
  };
}

/**
 * The address of the page that an English file is, or that imports it; empty when no page does.
 */
export function routeOfMarkdown(content: ContentFiles, name: string): string {
  if (!isPartial(name)) return routeOf(name);
  const page = readEnglish(content).find(({imports}) =>
    imports.some((statement) => importedMarkdown(statement) === name),
  );
  return page ? routeOf(page.file) : '';
}

function blockPair(row: Row, index: number, sides: Sides): BlockPair {
  const present = locales.flatMap((locale) => {
    const at = row[locale];
    return at === undefined ? [] : {at, ...sides[locale]};
  });
  const {at, blocks} = present[0]!;
  const block = blocks[at]!;
  const node = block.path.at(-1)!;
  const [repeated, ...others] = present.map((one) => repeatedBefore(one.blocks, one.at));
  const isRepeated =
    present.length === locales.length && others.every((one) => one?.name === repeated?.name);
  return {
    index,
    indexes: inEach((locale) => row[locale]),
    kind: block.kind,
    depth: componentsAround(block).length,
    ...('depth' in node ? {level: Number(node.depth)} : {}),
    section: block.section,
    texts: inEach((locale) => {
      const {page, blocks: own} = sides[locale];
      const found = own[row[locale] ?? -1];
      return page && found && textToEdit(page, found);
    }),
    canRemove: present.every((one) => removedWith(one.blocks, one.at) !== undefined),
    canInsertAfter: present.every((one) => canInsertAfter(one.blocks, one.at)),
    next: repeated && isRepeated ? nextOf(repeated) : undefined,
  };
}

/** A text above the page by its key, or a block by its position in `PageModel.blocks`. */
export function textPlace(
  rows: readonly Row[],
  {english, path: [at]}: SiteText,
): {field?: string; block?: number} {
  if (typeof at !== 'number') return {field: String(at)};
  // A text that only one language has is in its file.
  return {block: rows.findIndex((row) => row[english ? 'en' : 'ne'] === at)};
}

export type PlacedProblem = Problem & Pick<Shown, 'block'>;

/** Problems with the blocks that they are about, where they are about a page. */
export const withBlocks = (files: ContentFiles, problems: readonly Problem[]): PlacedProblem[] =>
  problems.map((problem) => ({...problem, block: blockOf(files, problem)}));

/** The block that a problem is about, by its position in `PageModel.blocks`. */
export function blockOf(files: ContentFiles, {file, line}: Problem): number | undefined {
  const pair = pairOf(files, file);
  if (!pair) return undefined;
  const locale = pair.englishFile === file ? 'en' : 'ne';
  const at = sidesOf(pair)[locale].blocks.filter((block) => block.line <= line).length - 1;
  const row = rowsOf(pair).findIndex((one) => one[locale] === at);
  return row < 0 ? undefined : row;
}
