import {inEach, type Locale, locales} from 'nepali-text/locale';
import {type Block, blocksOf} from 'content-checks/pages/blocks';
import type {MarkdownPage} from 'content-checks/pages/markdownPage';
import {
  importedMarkdown,
  isPartial,
  pairOf,
  readEnglish,
  routeOf,
} from 'content-checks/pages/readPages';
import {pageSource} from 'docusaurus-plugin-paired-locales/sources';
import {textsIn} from 'docusaurus-plugin-paired-locales/texts';
import {wordFields} from 'content-checks/pages/words';
import {drawingNames} from 'docusaurus-plugin-collections/siteAssets';
import {
  canInsertAfter,
  componentsAround,
  removedWith,
  repeatedBefore,
} from 'minimal-edits/markdownBlocks';
import {nextOf} from 'minimal-edits/markdownComponents';
import {textToEdit} from 'minimal-edits/markdownEdits';
import type {BlockPair, PageModel} from '../protocol';
import {site} from '../site';
import {openIn} from './agreement';
import {type PlacedProblem, withBlocks} from './problems';
import {type Row, rowsOf, textPlace, type TextPlace} from './rows';
import {labelOf} from './words';

type ByLocale<Value> = Readonly<Record<Locale, Value>>;

/** A page in one language. */
interface Side {
  page: MarkdownPage | undefined;
  blocks: readonly Block[];
}

/**
 * A page in Markdown, or a part of one, with its blocks side by side.
 *
 * @param name the English file
 * @throws when there is no such page
 */
export async function pageModel(siteDir: string, name: string): Promise<PageModel<PlacedProblem>> {
  const pair = pairOf(siteDir, name);
  if (pair?.english?.file !== name) throw new Error(`There is no page ${name}.`);
  const sides = inEach((locale): Side => {
    const page = locale === 'en' ? pair.english : pair.twin;
    return {page, blocks: page ? blocksOf(page) : []};
  });
  const rows = rowsOf(pair);
  const {texts} = textsIn(siteDir, pageSource(pair));
  const keyOf = (place: TextPlace) => JSON.stringify(place);
  const open = new Map(
    openIn(siteDir, texts).map((one) => [keyOf(textPlace(rows, one.text)), one.open]),
  );
  return {
    name,
    route: routeOfMarkdown(siteDir, name),
    files: {en: {file: name}, ne: {file: pair.twinFile}},
    fields: wordFields.flatMap((key) => {
      const texts = inEach((locale) => {
        const value = sides[locale].page?.frontMatter.get(key)?.value;
        return typeof value === 'string' ? value : undefined;
      });
      const isThere = locales.some((locale) => sides[locale].page?.frontMatter.has(key));
      return isThere ? {key, label: labelOf(key), texts, open: open.get(keyOf({field: key}))} : [];
    }),
    blocks: rows.map((row, index) => ({
      ...blockPair(row, index, sides),
      open: open.get(keyOf({block: index})),
    })),
    icons: drawingNames(siteDir, site.icons),
    problems: withBlocks(siteDir, await site.checkPages(siteDir, [pair])),
  };
}

/**
 * The address of the page that an English file is, or that imports it; empty when no page does.
 */
export function routeOfMarkdown(siteDir: string, name: string): string {
  if (!isPartial(name)) return routeOf(name);
  const page = readEnglish(siteDir).find(({imports}) =>
    imports.some((statement) => importedMarkdown(siteDir, statement) === name),
  );
  return page ? routeOf(page.file) : '';
}

function blockPair(row: Row, index: number, sides: ByLocale<Side>): BlockPair {
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
