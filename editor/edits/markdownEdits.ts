import {type MdxBlock, mdxBlocksOf} from 'content/read/blocks';
import {type MarkdownPage, anchorOf} from 'content/read/markdownPage';
import {parsePage} from 'content/read/pages';
import type {Json, NewBlock, TextEdit} from './types';
import {cleanText} from './cleanText';
import {EditError} from './editError';
import {applyFieldEdit} from './frontMatter';
import {
  canInsertAfter,
  componentsAround,
  listItemOf,
  rangeOfNode,
  removedWith,
  unitOf,
} from './markdownBlocks';
import {componentAfter} from './markdownComponents';
import {insertItem, removeItem} from './markdownLists';
import {eolOf, linesAround, splice} from './splice';
import {isSame as isSameValue} from './values';
import {inLinesOf, readText, writeText} from './markdownTexts';
import {say} from './sentences';
import type {Sentence} from 'content/check/sentences';

/**
 * Changes a Markdown file at one place. What was there before is read again afterwards: every other
 * block and field is the same, and the changed one says what was meant.
 *
 * @returns the changed source
 * @throws EditError when the edit cannot be made, with the reason
 */
export function applyMarkdownEdit(source: string, edit: TextEdit): string {
  const {file} = edit;
  if (edit.kind === 'insert') {
    return insertBlock(readable(file, source), edit.index - 1, edit.value);
  }
  const [place = '', ...rest] = edit.path;
  if (rest.length > 0) throw new EditError(say('edit.notHere'));
  const typed = edit.value === undefined ? undefined : String(edit.value);
  if (typeof place === 'string') return applyFieldEdit(file, source, place, typed ?? '');
  const page = readable(file, source);
  return typed === undefined ? removeBlock(page, place) : changeBlock(page, place, typed);
}

/** What is at a place: of a component, the texts of everything in it. Undefined when it is not there. */
export function markdownAt(
  file: string,
  source: string,
  place: string | number | undefined,
): Json | undefined {
  const page = readable(file, source);
  if (typeof place !== 'number') {
    const value = page.frontMatter.get(place ?? '')?.value;
    return typeof value === 'string' ? value : undefined;
  }
  const blocks = mdxBlocksOf(page);
  const block = blocks[place];
  const text = block && textToEdit(page, block);
  if (!block || text !== undefined) return text;
  const depth = componentsAround(block).length;
  const rest = blocks.slice(place + 1);
  const end = rest.findIndex((one) => componentsAround(one).length <= depth);
  return rest.slice(0, end < 0 ? undefined : end).flatMap((one) => textToEdit(page, one) ?? []);
}

/** The text of a block for a writer: in one line. Undefined where there is none to edit. */
export function textToEdit({source}: MarkdownPage, block: MdxBlock): string | undefined {
  const {range, kind} = block;
  return range && readText(source.slice(...range), kind, quoteAt(source, block));
}

function readable(file: string, source: string): MarkdownPage {
  const page = parsePage(file, source);
  const [problem] = page.problems;
  if (problem) throw new EditError(problem.id === 'file.syntax' ? say('edit.unreadable') : problem);
  return page;
}

function blockAt(blocks: readonly MdxBlock[], index: number): MdxBlock {
  const block = blocks[index];
  if (!block) throw new EditError(say('edit.gone'));
  return block;
}

/** The quotation mark around an attribute's value. */
function quoteAt(source: string, {range}: MdxBlock): string {
  return source[(range?.[0] ?? 0) - 1] ?? '"';
}

function changeBlock(page: MarkdownPage, index: number, typed: string): string {
  const {source} = page;
  const blocks = mdxBlocksOf(page);
  const block = blockAt(blocks, index);
  const {range, kind} = block;
  if (!range) throw new EditError(say('edit.noBlock'));
  const text = cleanText(typed);
  const quote = quoteAt(source, block);
  const old = source.slice(...range);
  if (text === readText(old, kind, quote)) return source;
  const written = writeText(text, kind, quote);

  const problems: Sentence[] = [];
  for (const lines of new Set([inLinesOf(old, written), written])) {
    const changed = splice(source, range, lines);
    const problem = problemAfter(page, changed, (after) => {
      const now = after[index];
      return (
        isSame(without(blocks, index), without(after, index)) &&
        now?.kind === kind &&
        changed.slice(...(now.range ?? [0, 0])) === lines
      );
    });
    if (!problem) return changed;
    problems.push(problem);
  }
  throw new EditError(problems.at(-1)!);
}

function insertBlock(page: MarkdownPage, after: number, block: NewBlock): string {
  const {source} = page;
  const blocks = mdxBlocksOf(page);
  const before = blockAt(blocks, after);
  if (block.type === 'component') {
    const written = componentAfter(source, before, block.attributes, block.text);
    if (written.id !== undefined) checkId(page, written.id);
    const index = blocks.filter(({offset}) => offset < written.at).length;
    return checkInserted(page, below(source, written.at, written.lines), written.blocks, index);
  }
  const kind = {paragraph: 'p', heading: 'heading', item: 'li'}[block.type];
  const text = writeText(cleanText(block.text), kind);
  if (block.type === 'item') {
    const item = listItemOf(before);
    if (!item) throw new EditError(say('edit.noItem'));
    return checkInserted(page, insertItem(source, unitOf(before), item, text), [{kind, text}]);
  }
  if (!canInsertAfter(blocks, after)) {
    throw new EditError(say(`edit.no${block.type}`));
  }
  if (block.type === 'heading') checkId(page, block.id);
  const written =
    block.type === 'heading' ? `${'#'.repeat(block.level)} ${text} {/* #${block.id} */}` : text;
  const [from, to] = rangeOfNode(unitOf(before));
  const indent = /[ \t]*$/.exec(source.slice(0, from))![0];
  return checkInserted(page, below(source, to, [indent + written]), [{kind, text}]);
}

/** The source with lines after an empty one. */
function below(source: string, at: number, lines: readonly string[]): string {
  const line = eolOf(source);
  return splice(source, [at, at], `${line}${line}${lines.join(line)}`);
}

/**
 * @param added the new blocks as they are written; among equal ones, which of them is new makes no difference
 * @param index of the first one, where there are several
 */
function checkInserted(
  page: MarkdownPage,
  changed: string,
  added: readonly {kind: string; text?: string}[],
  index?: number,
): string {
  const blocks = mdxBlocksOf(page);
  return checked(page, changed, (now) => {
    const rest = [...now];
    const at =
      index ?? now.findIndex((one, place) => !isSame([one], blocks.slice(place, place + 1)));
    const found = rest.splice(at, added.length).map(({kind, range}) => ({
      kind,
      ...(range && {text: changed.slice(...range)}),
    }));
    return isSame(blocks, rest) && isSameValue(found, added as Json);
  });
}

function checkId({headings, elements}: MarkdownPage, id: string): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    throw new EditError(say('edit.headingId'));
  }
  if ([...headings.map((one) => one.id), ...elements.map(anchorOf)].includes(id)) {
    throw new EditError(say('edit.headingTaken', {id}));
  }
}

function removeBlock(page: MarkdownPage, index: number): string {
  const {source} = page;
  const blocks = mdxBlocksOf(page);
  const block = blockAt(blocks, index);
  const node = removedWith(blocks, index);
  if (!node) throw new EditError(say('edit.noRemoval'));
  const changed =
    node.type === 'listItem'
      ? removeItem(source, unitOf(block), node)
      : splice(source, linesAround(source, rangeOfNode(node)), '');
  const left = blocks.filter(({path}) => !path.includes(node));
  return checked(page, changed, (now) => isSame(left, now));
}

const without = (blocks: readonly MdxBlock[], index: number) =>
  blocks.filter((_, at) => at !== index);

/** Whether they say the same in the same order. The section of a block follows from the headings. */
function isSame(one: readonly MdxBlock[], other: readonly MdxBlock[]): boolean {
  return (
    one.length === other.length &&
    one.every(({kind, text}, index) => other[index]?.kind === kind && other[index].text === text)
  );
}

/** @throws EditError when the changed source is not as it is meant */
function checked(
  page: MarkdownPage,
  changed: string,
  isAsMeant: (blocks: readonly MdxBlock[]) => boolean,
): string {
  const problem = problemAfter(page, changed, isAsMeant);
  if (problem) throw new EditError(problem);
  return changed;
}

/** What an edit would break; undefined when it is right. */
function problemAfter(
  before: MarkdownPage,
  changed: string,
  isAsMeant: (blocks: readonly MdxBlock[]) => boolean,
): Sentence | undefined {
  const page = parsePage(before.file, changed);
  const [problem] = page.problems;
  // The words of the parser are for those who edit the file: in an editor nobody has to know code.
  if (problem) return problem.id === 'file.syntax' ? say('edit.code') : problem;
  const isRight =
    page.source === changed &&
    writtenFields(page) === writtenFields(before) &&
    isAsMeant(mdxBlocksOf(page));
  return isRight ? undefined : say('edit.otherwise');
}

function writtenFields({frontMatter}: MarkdownPage): string {
  return JSON.stringify([...frontMatter].map(([key, {value}]) => [key, value]));
}
