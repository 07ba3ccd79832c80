/* Changes of a page in Markdown, each at one place. */
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {isScalar, parseDocument} from 'yaml';
import type {Sentence} from 'content/say';
import {type MdxBlock, mdxBlocksOf} from 'content/read/blocks';
import {elementOf, type MarkdownPage} from 'content/read/markdownPage';
import {parsePage} from 'content/read/pages';
import {isWordField, wordAttributes} from 'content/read/words';
import {pageFields, writeFields} from 'content/read/yaml';
import {codeOf} from './code';
import {listItemOf, removedWith, repeatedOf, unitBefore} from './markdownBlocks';
import {
  insertBelow,
  insertItem,
  rangeOfNode,
  removeItem,
  removeNode,
  splice,
} from './markdownSource';
import {cleanText, inLinesOf, readText, writeText} from './markdownTexts';
import {EditError, say} from '../sentences';
import type {Json, NewBlock, TextEdit} from '../types';

type Written = Pick<MdxBlock, 'kind' | 'text'>;

/** What an edit makes of a page. */
interface Change {
  source: string;
  /** Where blocks are removed and added, how many, and which. */
  at?: number;
  removed?: number;
  added?: readonly Written[];
  field?: readonly [key: string, value: string];
}

/**
 * Changes a Markdown file at one place. What was there before is read again afterwards: every other
 * block and field is the same, and the changed one says what was meant.
 *
 * @returns the changed source
 * @throws EditError when the edit cannot be made, with the reason
 */
export function applyMarkdownEdit(source: string, edit: TextEdit): string {
  const page = readable(edit.file, source);
  const blocks = mdxBlocksOf(page);
  const place = edit.kind === 'insert' ? edit.index - 1 : (edit.path[0] ?? '');
  const value = edit.kind === 'set' ? edit.value : undefined;
  if (typeof place === 'string') {
    return verified(page, [withField(page, place, cleanText(String(value ?? '')))]);
  }
  const block = blocks[place];
  if (!block) throw new EditError(say('edit.gone'));
  if (edit.kind === 'insert') return verified(page, [withBlock(page, blocks, place, edit.value)]);
  if (value === undefined) return verified(page, [withoutBlock(page, blocks, place)]);
  return verified(page, withText(page, block, place, cleanText(String(value))));
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
  if (!block || block.range) return block && textToEdit(page, block);
  const node = block.path.at(-1)!;
  return blocks.flatMap((one) => (one.path.includes(node) ? (textToEdit(page, one) ?? []) : []));
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

/** The quotation mark around an attribute's value. */
const quoteAt = (source: string, {range}: MdxBlock): string => source[(range?.[0] ?? 0) - 1] ?? '"';

/** Changes a field between the two lines "---", or adds it below the others; comments, quotes and order stay. */
function withField({source}: MarkdownPage, key: string, value: string): Change {
  const [, open = '', fields] =
    /^(---[ \t]*\r?\n)([\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  if (fields === undefined || !isWordField(key)) throw new EditError(say('edit.notHere'));
  const document = parseDocument(fields, {prettyErrors: false, stringKeys: true, ...pageFields});
  const old = document.get(key, true);
  if (isScalar(old)) old.value = value;
  else document.set(key, value);
  const written = writeFields(document);
  const lines = fields.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written;
  const range = [open.length, open.length + fields.length] as const;
  return {source: splice(source, range, lines), field: [key, value]};
}

/** A text in the lines of the old one, or in one line, where it would be read as something else in those. */
function withText({source}: MarkdownPage, block: MdxBlock, at: number, typed: string): Change[] {
  const {range, kind} = block;
  if (!range) throw new EditError(say('edit.notHere'));
  const quote = quoteAt(source, block);
  const old = source.slice(...range);
  if (typed === readText(old, kind, quote)) return [{source}];
  const written = writeText(typed, kind, quote);
  return [inLinesOf(old, written), written].map((text) => ({
    source: splice(source, range, text),
    at,
    removed: 1,
    added: [{kind, text}],
  }));
}

function withBlock(
  {source}: MarkdownPage,
  blocks: readonly MdxBlock[],
  after: number,
  block: NewBlock,
): Change {
  const {type} = block;
  const [point, repeated] = [listItemOf(blocks[after]!), repeatedOf(blocks[after]!)];
  const unit = unitBefore(blocks, after);
  const node = {item: point?.item, component: repeated, paragraph: unit, heading: unit}[type];
  if (!node) throw new EditError(say('edit.notHere'));
  const {lines, added} = written(block, repeated);
  const isItem = point && node === point.item;
  return {
    source: isItem
      ? insertItem(source, point.list, point.item, lines[0]!)
      : insertBelow(source, node, lines),
    at: blocks.filter(({offset}) => offset < rangeOfNode(node)[1]).length,
    added,
  };
}

/** The lines of a new block. @param neighbour the component in whose form another one is written */
function written(
  block: NewBlock,
  neighbour: MdxJsxFlowElement | undefined,
): {lines: readonly string[]; added: readonly Written[]} {
  const write = (kind: string, text: string) => ({kind, text: writeText(cleanText(text), kind)});
  if (block.type !== 'component' || !neighbour) {
    const own = write({heading: 'heading', item: 'li'}[block.type as string] ?? 'p', block.text);
    if (block.type !== 'heading') return {lines: [own.text], added: [own]};
    const line = `${'#'.repeat(block.level)} ${own.text} {/* #${block.id} */}`;
    return {lines: [line], added: [own]};
  }
  const {name, attributes} = elementOf(neighbour);
  const values = Object.entries({...attributes, ...block.attributes})
    // The address of a place is its own.
    .filter(([key]) => key !== 'id' || 'id' in block.attributes)
    .map(([key, value]) => write(`${key}=`, value ?? ''));
  const paragraph = write('p', block.text);
  const opening = [name, ...values.map(({kind, text}) => `${kind}"${text}"`)].join(' ');
  const texts = wordAttributes.flatMap((key) => values.find(({kind}) => kind === `${key}=`) ?? []);
  return {
    lines: [`<${opening}>`, '', paragraph.text, '', `</${name}>`],
    added: [{kind: `<${name}>`}, ...texts, paragraph],
  };
}

function withoutBlock({source}: MarkdownPage, blocks: readonly MdxBlock[], index: number): Change {
  const node = removedWith(blocks, index);
  if (!node) throw new EditError(say('edit.notHere'));
  const point = listItemOf(blocks[index]!);
  const within = blocks.filter(({path}) => path.includes(node));
  return {
    source:
      node === point?.item ? removeItem(source, point.list, point.item) : removeNode(source, node),
    at: blocks.indexOf(within[0]!),
    removed: within.length,
  };
}

/** The first change that reads back as it is meant. @throws EditError with what is wrong with the last one */
function verified(page: MarkdownPage, changes: readonly Change[]): string {
  const problems: Sentence[] = [];
  for (const change of changes) {
    const problem = problemOf(page, change);
    if (!problem) return change.source;
    problems.push(problem);
  }
  throw new EditError(problems.at(-1)!);
}

/** What a change would break; undefined when it is right. */
function problemOf(
  before: MarkdownPage,
  {source, at = 0, removed = 0, added = [], field}: Change,
): Sentence | undefined {
  const page = parsePage(before.file, source);
  const [problem] = page.problems;
  // The words of the parser are for those who edit the file: in an editor nobody has to know code.
  if (problem) return problem.id === 'file.syntax' ? say('edit.code') : problem;
  const old = mdxBlocksOf(before);
  const now = mdxBlocksOf(page);
  const found = now.splice(at, added.length).map(({kind, range}) => ({
    kind,
    text: range && source.slice(...range),
  }));
  old.splice(at, removed);
  const isRight =
    page.source === source &&
    writtenFields(page) === writtenFields(before, field) &&
    // The section of a block follows from the headings.
    JSON.stringify(now.map(saying)) === JSON.stringify(old.map(saying)) &&
    JSON.stringify(found.map(saying)) === JSON.stringify(added.map(saying));
  if (!isRight) return say('edit.otherwise');
  const known = codeOf(before);
  return codeOf(page).every((one) => known.includes(one)) ? undefined : say('edit.code');
}

const saying = ({kind, text}: Written) => [kind, text];

function writtenFields({frontMatter}: MarkdownPage, set?: Change['field']): string {
  const values = new Map(Array.from(frontMatter, ([key, {value}]) => [key, value]));
  if (set) values.set(...set);
  return JSON.stringify([...values]);
}
