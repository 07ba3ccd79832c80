import {type Locale, locales} from 'nepali-text/locale';
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
import type {BlockPair, PageModel, Unwritten} from '../protocol';
import type {Row} from './alignBlocks';
import {inEach} from '../inEach';
import {labelOf} from './words';
import {openIn} from './openTexts';
import {rowsOf, textPlace, type TextPlace} from './pageTexts';
import {withBlocks} from './problems';
import {site} from '../site';

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
export async function pageModel(siteDir: string, name: string): Promise<Unwritten<PageModel>> {
  const pair = pairOf(siteDir, name);
  if (pair?.english?.file !== name) throw new Error(`There is no page ${name}.`);
  const pages = {en: pair.english, ne: pair.twin};
  const files = {en: name, ne: pair.twinFile};
  const sides = inEach((locale) => sideOf(pages[locale]));
  const rows = rowsOf(pair);
  const {texts} = textsIn(siteDir, pageSource(pair));
  const open = new Map(
    openIn(siteDir, texts).map((one) => [keyOf(textPlace(rows, one.text)), one.open]),
  );
  const openAt = (place: TextPlace) => {
    const found = open.get(keyOf(place));
    return found && {open: found};
  };
  return {
    name,
    route: routeOfMarkdown(siteDir, name),
    files: inEach((locale) => ({file: files[locale]})),
    fields: fieldsOf(pages).map((field) => ({...field, ...openAt({field: field.key})})),
    blocks: rows.map((row, index) => ({
      ...blockPair(row, index, sides),
      ...openAt({block: index}),
    })),
    icons: drawingNames(siteDir, site.icons),
    problems: withBlocks(siteDir, await site.checkPages(siteDir, [pair])),
  };
}

function sideOf(page: MarkdownPage | undefined): Side {
  return {page, blocks: page ? blocksOf(page) : []};
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

const keyOf = (place: TextPlace): string => JSON.stringify(place);

function fieldsOf(pages: ByLocale<MarkdownPage | undefined>): PageModel['fields'] {
  return wordFields
    .filter((key) => locales.some((locale) => pages[locale]?.frontMatter.has(key)))
    .map((key) => ({
      key,
      label: labelOf(key),
      texts: inEach((locale) => {
        const value = pages[locale]?.frontMatter.get(key)?.value;
        return typeof value === 'string' ? value : undefined;
      }),
    }));
}

function blockPair(row: Row, index: number, sides: ByLocale<Side>): BlockPair {
  const present = locales.flatMap((locale) => {
    const at = row[locale];
    return at === undefined ? [] : [{at, ...sides[locale]}];
  });
  const [{at, blocks} = {at: 0, blocks: []}] = present;
  const block = blocks[at]!;
  const node = block.path.at(-1)!;
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
    ...(present.length === locales.length ? nextAfter(present) : {}),
  };
}

/** @param present the same block in every language */
function nextAfter(
  present: readonly {at: number; blocks: readonly Block[]}[],
): Pick<BlockPair, 'next'> {
  const [node, ...others] = present.map(({blocks, at}) => repeatedBefore(blocks, at));
  const next = node && others.every((other) => other?.name === node.name) && nextOf(node);
  return next ? {next} : {};
}
