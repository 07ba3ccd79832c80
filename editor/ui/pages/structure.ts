/* What can be done to the order and the form of the parts of a page, as edits in both languages. */
import {type Locale, locales} from 'nepali-text/locale';
import type {
  BlockPair,
  ColumnAlign,
  Edit,
  ListItem,
  NewBlock,
  PageModel,
  TextEdit,
} from '../../types';
import {groupBy} from 'content/pairs/compare';
import {spliced} from '../../edits/values';
import type {ViewEdits} from '../useViewEdits';
import {headingId} from './blocks';
import {hasMark, withoutMark} from '../lines';

/** Another place for a part. @param path what it begins with in `BlockPair.at` @param to its position there */
export interface NewPlace {
  path: readonly number[];
  to: number;
}

const isWithin = (path: readonly number[], {at}: BlockPair) =>
  path.every((position, depth) => at[depth] === position);

/** Where a part comes, by the positions that are tried for it, those of the innermost part first. */
function placeFor(
  {at, moves}: BlockPair,
  positionOf: (path: readonly number[], depth: number) => number | undefined,
): NewPlace | undefined {
  const places = moves.flatMap(({depth, from, to: last}) => {
    const path = at.slice(0, depth);
    const to = positionOf(path, depth) ?? -1;
    return to >= from && to <= last && to !== path.at(-1) ? {path, to} : [];
  });
  return places[0];
}

/** One place up (-1) or down (1); from the end of a list, the whole list. */
export const placeBeside = (block: BlockPair, by: number) =>
  placeFor(block, (path) => (path.at(-1) ?? 0) + by);

/** Where a part comes that is dropped on another one. */
export const placeAt = (block: BlockPair, target: BlockPair) =>
  placeFor(block, (path, depth) =>
    isWithin(path.slice(0, -1), target) ? target.at[depth - 1] : undefined,
  );

type Parts = Pick<PageModel, 'blocks' | 'files'>;

const savedTexts = ({blocks}: Parts, path: readonly number[], locale: Locale) =>
  blocks.filter((one) => isWithin(path, one)).flatMap(({texts}) => texts[locale] ?? []);

export const moveEdits = (model: Parts, {path, to}: NewPlace): TextEdit[] =>
  locales.map((locale) => {
    const {file} = model.files[locale];
    return {kind: 'move', file, path, to, was: savedTexts(model, path, locale)};
  });

type TextOf = (block: BlockPair, locale: Locale) => string;

/** The text of a block as it is typed or else saved. */
export const typedTexts =
  ({files}: PageModel, editor: ViewEdits): TextOf =>
  ({indexes}, locale) =>
    String(editor.value({file: files[locale].file, path: [indexes[locale] ?? -1]}) ?? '');

type BlocksIn = (locale: Locale) => readonly NewBlock[];

const unitPath = ({at, depth}: BlockPair) => at.slice(0, depth + 1);

/** Other blocks in place of the paragraph, the list or the table that a block is in. */
export const changeEdits = (model: PageModel, block: BlockPair, blocksIn: BlocksIn) =>
  locales.map((locale): TextEdit => {
    const {file} = model.files[locale];
    const was = savedTexts(model, unitPath(block), locale);
    return {
      kind: 'replace',
      file,
      index: block.indexes[locale] ?? -1,
      value: blocksIn(locale),
      was,
    };
  });

/** New blocks below one. */
export const insertEdits = (model: PageModel, {indexes}: BlockPair, blocksIn: BlocksIn) =>
  locales.map((locale): TextEdit => {
    const {file} = model.files[locale];
    return {kind: 'insert', file, index: (indexes[locale] ?? 0) + 1, value: blocksIn(locale)};
  });

/** The blocks of the list or the table that a block is in; none where they are of several kinds, or a language lacks one. */
function unitOf(block: BlockPair, {blocks}: PageModel): BlockPair[] {
  const unit = blocks.filter((one) => isWithin(unitPath(block), one));
  const isAlike = ({kind, indexes}: BlockPair) =>
    kind === block.kind && locales.every((locale) => indexes[locale] !== undefined);
  return unit.every(isAlike) ? unit : [];
}

const NO_LIST = {level: 0, isNumbered: false};

const itemsOf = (unit: readonly BlockPair[], locale: Locale, textOf: TextOf): ListItem[] =>
  unit.map((row) => ({...NO_LIST, ...row.item, text: withoutMark(textOf(row, locale))}));

/** None where nothing is left of a list. */
const listsOf = (items: readonly ListItem[]): NewBlock[] =>
  items.length > 0 ? [{type: 'list', items}] : [];

/** New items below one, in its list. */
export const withItems =
  (
    block: BlockPair,
    model: PageModel,
    textOf: TextOf,
    added: (locale: Locale) => ListItem[],
  ): BlocksIn =>
  (locale) => {
    const unit = unitOf(block, model);
    const items = itemsOf(unit, locale, textOf);
    items.splice(unit.indexOf(block) + 1, 0, ...added(locale));
    return listsOf(items);
  };

/** What removes a block in the languages that have it; undefined where it cannot be removed. */
export function removalOf(
  block: BlockPair,
  model: PageModel,
  textOf: TextOf,
): TextEdit[] | undefined {
  const unit = unitOf(block, model);
  if (block.item && unit.length > 1) {
    const at = unit.indexOf(block);
    return changeEdits(model, block, (locale) =>
      listsOf(itemsOf(unit, locale, textOf).filter((_, index) => index !== at)),
    );
  }
  if (!block.canRemove) return undefined;
  return locales.flatMap((locale): TextEdit[] => {
    const index = block.indexes[locale];
    const {file} = model.files[locale];
    return index === undefined ? [] : [{kind: 'set', file, path: [index]}];
  });
}

/** What makes a list of a paragraph that was given the mark of an item. */
export function listEdits(model: PageModel, typed: readonly Edit[]): TextEdit[] {
  const textIn = (block: BlockPair, locale: Locale) => {
    const {file} = model.files[locale];
    const place = block.indexes[locale];
    const edit = typed.find(
      (one) => one.kind === 'set' && one.file === file && one.path[0] === place,
    );
    return {text: String(Object(edit).value ?? block.texts[locale] ?? ''), isTyped: Boolean(edit)};
  };
  return model.blocks.flatMap((block) => {
    if (block.kind !== 'p') return [];
    const marked = locales
      .filter((locale) => !hasMark(block.texts[locale] ?? ''))
      .map((locale) => textIn(block, locale))
      .find(({text, isTyped}) => isTyped && hasMark(text));
    const forms = marked && changesOf(block, model, (one, locale) => textIn(one, locale).text);
    const list = forms?.[/^\s*[\d०-९]/.test(marked!.text) ? 'numbers' : 'bullets'];
    return list ? changeEdits(model, block, list) : [];
  });
}

/** What a block can become, and what can be done to its list or table, by names of words.yml. */
export function changesOf(
  block: BlockPair,
  model: PageModel,
  textOf: TextOf,
): Readonly<Record<string, BlocksIn>> {
  const {kind, level, item, section} = block;
  const unit = unitOf(block, model);
  const text = (locale: Locale) => withoutMark(textOf(block, locale));
  const heading = (size: 2 | 3) => (locale: Locale) => {
    const id = kind === 'heading' ? section : headingId(text('en'), model);
    return [{type: 'heading', level: size, text: text(locale), id} as const];
  };
  const list = (change: (item: ListItem, index: number) => Partial<ListItem>) => (locale: Locale) =>
    listsOf(itemsOf(unit, locale, textOf).map((one, index) => ({...one, ...change(one, index)})));
  const bullets = list(() => ({isNumbered: false}));
  const numbers = list(() => ({isNumbered: true}));
  const paragraph = (locale: Locale) => ({type: 'paragraph', text: text(locale)}) as const;

  if (unit.length === 0 || level === 1) return {};
  if (kind === 'p') return {bullets, numbers, heading: heading(2)};
  if (kind === 'heading') {
    return {
      ...(level === 2 ? {smaller: heading(3)} : {larger: heading(2)}),
      paragraph: (locale) => [paragraph(locale)],
    };
  }
  if (kind === 'td') return tableChanges(block, unit, textOf);
  if (!item) return {};
  const at = unit.indexOf(block);
  const shifted = (by: number) =>
    list((one, index) => ({level: one.level + (index === at ? by : 0)}));
  return {
    ...(item.isNumbered ? {bullets} : {numbers}),
    ...(item.level <= (unit[at - 1]?.item?.level ?? -1) && {deeper: shifted(1)}),
    ...(item.level > 0 && {higher: shifted(-1)}),
    paragraph(locale) {
      const items = itemsOf(unit, locale, textOf);
      return [...listsOf(items.slice(0, at)), paragraph(locale), ...listsOf(items.slice(at + 1))];
    },
  };
}

function tableChanges(block: BlockPair, cells: readonly BlockPair[], textOf: TextOf) {
  const rows = [...groupBy(cells, ({at}) => at.at(-2)).values()];
  const columns = rows[0]!.map(({align = null}): ColumnAlign => align);
  const [row = 0, column = 0] = block.at.slice(-2);
  const table =
    (
      change: (texts: string[][]) => string[][],
      align: readonly ColumnAlign[] = columns,
    ): BlocksIn =>
    (locale) => {
      const texts = rows.map((cellsOf) => cellsOf.map((cell) => textOf(cell, locale)));
      return [{type: 'table', rows: change(texts), align}];
    };
  const empty = columns.map(() => '');
  return {
    addRow: table((all) => spliced(all, row + 1, 0, empty)),
    addColumn: table(
      (all) => all.map((one) => spliced(one, column + 1, 0, '')),
      spliced(columns, column + 1, 0, null),
    ),
    ...(row > 0 && rows.length > 2 && {removeRow: table((all) => spliced(all, row, 1))}),
    ...(columns.length > 1 && {
      removeColumn: table(
        (all) => all.map((one) => spliced(one, column, 1)),
        spliced(columns, column, 1),
      ),
    }),
    removeTable: () => [],
  };
}
