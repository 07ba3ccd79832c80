/* The blocks of a page in Markdown side by side. Apart from models/page, so that a page can be read at once. */
import {type MdxBlock, mdxBlocksOf} from 'content/read/blocks';
import type {MarkdownPage} from 'content/read/markdownPage';
import {type PagePair, routeOf} from 'content/read/pages';
import {diffRuns} from 'content/pairs/wordDiff';
import {wordFields} from 'content/read/words';
import {
  componentsAround,
  lookOf,
  nextAfter,
  positionOf,
  removedWith,
  unitBefore,
} from '../edits/markdownBlocks';
import {textToEdit} from '../edits/markdownEdits';
import {inEach, type Locale, locales} from 'nepali-text/locale';
import {readable} from '../phrases';
import type {BlockPair, PageModel, Texts} from '../types';

/** A block of a page in one language. */
interface Side {
  page: MarkdownPage;
  blocks: readonly MdxBlock[];
  at: number;
  block: MdxBlock;
}

/** A block in each language; undefined where a language lacks it. */
export type Row = Readonly<Partial<Record<Locale, Side>>>;

/**
 * Both languages have the same blocks in the same order; where they do not, the longest sequence that
 * they share is kept, and what is left has a row of its own.
 */
export function rowsOf({english, translation}: PagePair): Row[] {
  const [ours, theirs] = [sidesOf(english), sidesOf(translation)];
  const runs = diffRuns(ours.map(keyOf), theirs.map(keyOf));
  return runs.flatMap(({kind, before, after}): Row[] => {
    const [en, ne] = [ours.splice(0, before.length), theirs.splice(0, after.length)];
    if (kind === 'same') return en.map((one, index) => ({en: one, ne: ne[index]}));
    return [...en.map((one) => ({en: one})), ...ne.map((one) => ({ne: one}))];
  });
}

function sidesOf(page: MarkdownPage | undefined): Side[] {
  if (!page) return [];
  const blocks = mdxBlocksOf(page);
  return blocks.map((block, at) => ({page, blocks, at, block}));
}

/** What a block and its counterpart have in common. */
function keyOf({block: {section, kind, path}}: Side): string {
  const node = path.at(-1)!;
  return [section, kind, 'depth' in node ? node.depth : ''].join(' ');
}

const textsOf = (row: Row): Texts =>
  inEach((locale) => row[locale] && textToEdit(row[locale].page, row[locale].block));

/** The texts above a page, by their keys. */
export function fieldsOf({english, translation}: PagePair) {
  const fields = {en: english?.frontMatter, ne: translation?.frontMatter};
  return wordFields.flatMap((key) => {
    const values = locales.map((locale) => fields[locale]?.get(key)?.value);
    const [en, ne] = values.map((value) => (typeof value === 'string' ? value : undefined));
    return values.some((value) => value !== undefined) ? [{key, texts: {en, ne}}] : [];
  });
}

/** What is known of a page before all other files are read: what can be done to its blocks is told later. */
export const firstModel = (pair: PagePair): PageModel => ({
  name: pair.englishFile,
  route: routeOf(pair.englishFile),
  files: {en: {file: pair.englishFile}, ne: {file: pair.translationFile}},
  fields: fieldsOf(pair).map((field) => ({...field, label: inEach(() => readable(field.key))})),
  blocks: rowsOf(pair).map((row, index) => ({
    ...blockPair(row, index),
    moves: [],
    canRemove: false,
    canInsertAfter: false,
  })),
  icons: [],
  problems: [],
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function blockPair(row: Row, index: number): BlockPair {
  const present = locales.flatMap((locale) => row[locale] ?? []);
  const {block} = present[0]!;
  const node = block.path.at(-1)!;
  const [next, ...others] = present.map(({blocks, at}) => nextAfter(blocks, at));
  const [{at, moves} = {at: [], moves: []}, ...elsewhere] = present.map((side) =>
    positionOf(side.page, side.blocks, side.at),
  );
  const canMove = present.length > 1 && elsewhere.every((one) => isSame(one, {at, moves}));
  const isRepeated = others.length > 0 && others.every((one) => one?.name === next?.name);
  return {
    index,
    indexes: inEach((locale) => row[locale]?.at),
    kind: block.kind,
    depth: componentsAround(block).length,
    ...('depth' in node ? {level: Number(node.depth)} : {}),
    ...lookOf(block),
    at,
    moves: canMove ? moves : [],
    section: block.section,
    texts: textsOf(row),
    canRemove: present.every(({blocks, at}) => removedWith(blocks, at)),
    canInsertAfter: present.every(({blocks, at}) => unitBefore(blocks, at)),
    next: isRepeated ? next : undefined,
  };
}
