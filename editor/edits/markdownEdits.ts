/* Changes of a page in Markdown, each at one place. */
import type {List, Node} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {isScalar, parseDocument} from 'yaml';
import type {Sentence} from 'content/say';
import {type MdxBlock, mdxBlocksOf} from 'content/read/blocks';
import {elementOf, type MarkdownPage} from 'content/read/markdownPage';
import {parsePage} from 'content/read/pages';
import {isWordField, wordAttributes} from 'content/read/words';
import {pageFields, writeFields} from 'content/read/yaml';
import {codeOf} from './code';
import {
  partsBeside,
  partsOf,
  removedWith,
  replacedWith,
  repeatedOf,
  unitBefore,
  unitOf,
} from './markdownBlocks';
import {
  insertBelow,
  movePart,
  rangeOfNode,
  removeNode,
  replaceNode,
  splice,
} from './markdownSource';
import {cleanText, inLinesOf, readText, writeText} from './markdownTexts';
import {EditError, say} from '../sentences';
import type {ColumnAlign, Json, ListItem, NewBlock, TextEdit} from '../types';

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
  if (edit.kind === 'move') return verified(page, [withMoved(page, blocks, edit)]);
  const place =
    edit.kind === 'set' ? (edit.path[0] ?? '') : edit.index - Number(edit.kind === 'insert');
  const value = edit.kind === 'set' ? edit.value : undefined;
  if (typeof place === 'string') {
    return verified(page, [withField(page, place, cleanText(String(value ?? '')))]);
  }
  const block = blocks[place];
  if (!block) throw new EditError(say('edit.gone'));
  if (edit.kind === 'insert') {
    const isRepeated = edit.value.some(({type}) => type === 'component');
    const above = isRepeated ? repeatedOf(block) : unitBefore(blocks, place);
    return verified(page, [withBlocks(page, blocks, above, edit.value, true)]);
  }
  if (edit.kind === 'replace') {
    const unit = replacedWith(blocks, place, edit.value.length === 0);
    return verified(page, [withBlocks(page, blocks, unit, edit.value)]);
  }
  if (value === undefined) {
    return verified(page, [withBlocks(page, blocks, removedWith(blocks, place), [])]);
  }
  return verified(page, withText(page, block, place, cleanText(String(value))));
}

/**
 * What is at the place of an edit, before that of something new: of a component, a list or another part that is
 * changed as one, the texts of everything in it. Undefined when it is not there.
 */
export function markdownAt(source: string, edit: TextEdit): Json | undefined {
  const page = readable(edit.file, source);
  const blocks = mdxBlocksOf(page);
  const textsIn = (node: Node) =>
    blocks.flatMap((one) => (one.path.includes(node) ? (textToEdit(page, one) ?? []) : []));
  if (edit.kind === 'move') {
    const part = partsBeside(page, blocks, edit.path).parts[edit.path.at(-1) ?? -1];
    return part && textsIn(part);
  }
  if (edit.kind === 'replace') {
    const block = blocks[edit.index];
    return block && textsIn(unitOf(block));
  }
  const place = edit.kind === 'insert' ? edit.index - 1 : edit.path[0];
  if (typeof place !== 'number') {
    const value = page.frontMatter.get(place ?? '')?.value;
    return typeof value === 'string' ? value : undefined;
  }
  const block = blocks[place];
  if (!block || block.range) return block && textToEdit(page, block);
  return textsIn(block.path.at(-1)!);
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

/** Whether a new list goes on with the list above it. */
const isJoined = (above: Node | undefined, block: NewBlock | undefined): above is List =>
  above?.type === 'list' &&
  block?.type === 'list' &&
  Boolean((above as List).ordered) === block.items[0]?.isNumbered;

/** New blocks in place of a node, or below it. */
function withBlocks(
  {source, tree}: MarkdownPage,
  blocks: readonly MdxBlock[],
  node: Node | undefined,
  value: readonly NewBlock[],
  isBelow = false,
): Change {
  if (!node) throw new EditError(say('edit.notHere'));
  const within = blocks.filter(({path}) => path.includes(node));
  const {path} = within[0]!;
  const beside = partsOf(path[path.indexOf(node) - 1] ?? tree, blocks);
  const above = isBelow ? node : beside[beside.indexOf(node) - 1];
  const goesOn = isJoined(above, value[0]);
  const first = goesOn ? (above.start ?? 1) + above.children.length : 1;
  const all = value.map((block, at) => written(block, node, at === 0 ? first : 1));
  const lines = all.flatMap((one, at) => (at === 0 ? one.lines : ['', ...one.lines]));
  const rest = isBelow ? source : removeNode(source, node);
  return {
    source:
      lines.length === 0
        ? rest
        : isBelow || goesOn
          ? insertBelow(rest, above!, lines, goesOn)
          : replaceNode(source, node, lines),
    at: isBelow
      ? blocks.filter(({offset}) => offset < rangeOfNode(node)[1]).length
      : blocks.indexOf(within[0]!),
    removed: isBelow ? 0 : within.length,
    added: all.flatMap(({added}) => added),
  };
}

/** One of the parts beside each other in another place among them. */
function withMoved(
  page: MarkdownPage,
  blocks: readonly MdxBlock[],
  {path, to}: Extract<TextEdit, {kind: 'move'}>,
): Change {
  const {parts} = partsBeside(page, blocks, path);
  const from = path.at(-1) ?? -1;
  if (!parts[from] || !parts[to]) throw new EditError(say('edit.gone'));
  const within = parts.map((part) => blocks.filter((block) => block.path.includes(part)));
  within.splice(to, 0, ...within.splice(from, 1));
  const moved = within.flat();
  return {
    source: movePart(page.source, parts, from, to),
    at: Math.min(...moved.map((block) => blocks.indexOf(block))),
    removed: moved.length,
    added: moved.map(({kind, range}) => ({kind, text: range && page.source.slice(...range)})),
  };
}

/** The lines of a list, with those in its items indented by the width of their marks. @param first its number */
function listLines(items: readonly ListItem[], texts: readonly string[], first: number): string[] {
  const open: {width: number; number: number}[] = [];
  return items.map(({level, isNumbered}, index) => {
    open.length = Math.min(open.length, level + 1);
    const depth = Math.min(level, open.length);
    const number = open[depth] ? open[depth].number + 1 : depth === 0 ? first : 1;
    const mark = isNumbered ? `${number}. ` : '- ';
    const indent = open.slice(0, depth).reduce((sum, {width}) => sum + width, 0);
    open[depth] = {width: mark.length, number};
    return `${' '.repeat(indent)}${mark}${texts[index]}`;
  });
}

const RULES = {left: ':--', right: '--:', center: ':-:'};

const ruleOf = (align: ColumnAlign = null): string => (align === null ? '---' : RULES[align]);

/**
 * The lines of a new block.
 *
 * @param neighbour the component in whose form another one is written
 * @param first the number of the first item of a list
 */
function written(
  block: NewBlock,
  neighbour: Node,
  first: number,
): {lines: readonly string[]; added: readonly Written[]} {
  const write = (kind: string, text: string) => ({kind, text: writeText(cleanText(text), kind)});
  if (block.type === 'list') {
    const added = block.items.map(({text}) => write('li', text));
    return {
      lines: listLines(
        block.items,
        added.map(({text}) => text),
        first,
      ),
      added,
    };
  }
  if (block.type === 'table') {
    const {rows, align = []} = block;
    // A cell may be empty.
    const cells = rows.map((row) =>
      row.map((text) => (text.trim() ? write('td', text) : {kind: 'td', text: ''})),
    );
    const lineOf = (texts: readonly string[]) =>
      `|${texts.map((text) => (text ? ` ${text} ` : ' ')).join('|')}|`;
    const [head = '', ...others] = cells.map((row) => lineOf(row.map(({text}) => text)));
    const rule = lineOf((rows[0] ?? []).map((_, column) => ruleOf(align[column])));
    return {lines: [head, rule, ...others], added: cells.flat()};
  }
  if (block.type !== 'component') {
    const own = write(block.type === 'heading' ? 'heading' : 'p', block.text);
    if (block.type !== 'heading') return {lines: [own.text], added: [own]};
    const line = `${'#'.repeat(block.level)} ${own.text} {/* #${block.id} */}`;
    return {lines: [line], added: [own]};
  }
  const {name, attributes} = elementOf(neighbour as MdxJsxFlowElement);
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
