import {inEach, locales} from 'nepali-text/locale';
import {blocksOf} from 'content-checks/pages/blocks';
import {
  importedMarkdown,
  isPartial,
  type Pair,
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
import {type Row, rowsOf, textPlace} from './rows';
import {labelOf} from './words';

type Sides = ReturnType<typeof sidesOf>;

/** A page in each language, with its blocks; without any where there is no such file. */
const sidesOf = ({english, twin}: Pair) =>
  inEach((locale) => {
    const page = locale === 'en' ? english : twin;
    return {page, blocks: page ? blocksOf(page) : []};
  });

/**
 * A page in Markdown, or a part of one, with its blocks side by side.
 *
 * @param name the English file
 * @throws when there is no such page
 */
export async function pageModel(siteDir: string, name: string): Promise<PageModel<PlacedProblem>> {
  const pair = pairOf(siteDir, name);
  if (pair?.english?.file !== name) throw new Error(`There is no page ${name}.`);
  const sides = sidesOf(pair);
  const rows = rowsOf(pair);
  const {texts} = textsIn(siteDir, pageSource(pair));
  const places = openIn(siteDir, texts).map((one) => ({...textPlace(rows, one.text), ...one}));
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
      const open = places.find(({field}) => field === key)?.open;
      return isThere ? {key, label: labelOf(key), texts, open} : [];
    }),
    blocks: rows.map((row, index) => ({
      ...blockPair(row, index, sides),
      open: places.find(({block}) => block === index)?.open,
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
