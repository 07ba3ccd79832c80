import {isMap, isSeq, visit} from 'yaml';
import type {FilePath} from '../protocol';
import type {Range} from './splice';
import {patch, type Splice} from './yamlPatch';
import {replaceValue} from './yamlReplace';
import {
  afterColon,
  columnOf,
  dashOf,
  endOf,
  isEmpty,
  lineEnd,
  lineStart,
  missing,
  parseTree,
  type Place,
  placeAt,
  type SeqNode,
  type Tree,
} from './yamlTree';
import {flowText, listEntry} from './yamlValues';

/** Adds an entry to a list. @param index where it will be */
export function insertEntry(source: string, path: FilePath, index: number, value: unknown): string {
  const tree = parseTree(source);
  const place = placeAt(tree, path);
  if (!place) throw missing();
  if (isEmpty(place.node)) {
    if (index !== 0) throw missing();
    return replaceValue(tree, place, [value]);
  }
  const list = place.node;
  if (!isSeq(list) || index < 0 || index > list.items.length) throw missing();
  if (list.items.length === 0) return replaceValue(tree, place, [value]);
  if (list.flow) return insertInFlow(source, list, index, flowText(value));
  const like = list.items[Math.max(index - 1, 0)];
  const text = `${listEntry(value, columnOf(source, dashOf(list, 0)), like)}\n`;
  const gap = gapOf(tree, place, list);
  const [start] = linesOf(source, list, 0);
  return index > 0
    ? patch(source, [insertion(linesOf(source, list, index - 1)[1], gap + text)])
    : patch(source, [insertion(start, text + gap)]);
}

const insertion = (offset: number, text: string): Splice => ({start: offset, end: offset, text});

function insertInFlow(source: string, list: SeqNode, index: number, text: string): string {
  const next = list.items[index];
  const previous = list.items[index - 1];
  if (previous) return patch(source, [insertion(endOf(source, previous), `, ${text}`)]);
  if (!next) throw missing();
  return patch(source, [insertion(next.range[0], `${text}, `)]);
}

/** Copies an entry, below it; the copy has the same id. */
export function duplicateEntry(source: string, path: FilePath): string {
  const {tree, place, list, index} = entryAt(source, path);
  const copied: Range = list.flow
    ? [list.items[index]!.range[0], endOf(source, list.items[index]!)]
    : linesOf(source, list, index);
  const text = source.slice(...copied);
  const splice = list.flow
    ? insertion(copied[1], `, ${text}`)
    : insertion(copied[1], gapOf(tree, place, list) + text);
  return patch(source, [splice], {copied});
}

/** Moves an entry within its list, with the comments directly above it. @param to its new position */
export function moveEntry(source: string, path: FilePath, to: number): string {
  const {tree, place, list, index} = entryAt(source, path);
  if (to < 0 || to >= list.items.length) throw missing();
  if (to === index) return source;
  if (list.flow) return moveInFlow(source, list, index, to);
  const text = source.slice(...linesOf(source, list, index));
  const gap = gapOf(tree, place, list);
  const [start, end] = linesOf(source, list, to);
  return patch(source, [
    removal(source, list, index),
    to > index ? insertion(end, gap + text) : insertion(start, text + gap),
  ]);
}

function moveInFlow(source: string, list: SeqNode, index: number, to: number): string {
  const ranges = list.items.map((item): Range => [item.range[0], endOf(source, item)]);
  const texts = ranges.map((range) => source.slice(...range));
  const moved = movedItem(texts, index, to);
  return patch(
    source,
    ranges.map(([start, end], n) => ({start, end, text: moved[n]!})),
  );
}

/** The list with one item at another position. */
export function movedItem<T>(items: readonly T[], index: number, to: number): T[] {
  const moved = [...items];
  moved.splice(to, 0, ...moved.splice(index, 1));
  return moved;
}

/** Removes an entry with the comments directly above it. The last one leaves `[]`. */
export function removeEntry(source: string, path: FilePath): string {
  const {place, list, index} = entryAt(source, path);
  const item = list.items[index]!;
  if (list.flow) {
    const next = list.items[index + 1];
    const previous = list.items[index - 1];
    const start = next || !previous ? item.range[0] : endOf(source, previous);
    const end = next ? next.range[0] : endOf(source, item);
    return patch(source, [{start, end, text: ''}], {dropped: [start, end]});
  }
  const dropped = linesOf(source, list, index);
  if (list.items.length > 1) return patch(source, [removal(source, list, index)], {dropped});
  const [start, end] = dropped;
  if (!place.pair) return patch(source, [{start, end, text: '[]\n'}], {dropped});
  const splices = [insertion(afterColon(place.pair), ' []'), {start, end, text: ''}];
  return patch(source, splices, {dropped});
}

function entryAt(
  source: string,
  path: FilePath,
): {tree: Tree; place: Place; list: SeqNode; index: number} {
  const tree = parseTree(source);
  const place = placeAt(tree, path.slice(0, -1));
  const index = path.at(-1);
  const list = place?.node;
  if (!place || !isSeq(list) || typeof index !== 'number' || !list.items[index]) throw missing();
  return {tree, place, list, index};
}

/** The lines of an entry of a block list, with the comments directly above it. */
function linesOf(source: string, list: SeqNode, index: number): Range {
  const dash = dashOf(list, index);
  const item = list.items[index]!;
  const line = lineStart(source, dash);
  if (source.slice(line, dash).trim() !== '') throw missing();
  const end = isEmpty(item) ? dash : endOf(source, item);
  return [commentStart(source, line, dash - line), lineEnd(source, end)];
}

/** The start of the comment lines directly above a line; what the file begins with is about the file. */
function commentStart(source: string, line: number, indent: number): number {
  let start = line;
  while (start > 0) {
    const above = lineStart(source, start - 1);
    if (!source.startsWith(`${' '.repeat(indent)}#`, above)) break;
    start = above;
  }
  return start === 0 ? line : start;
}

/** An entry and the empty lines between it and the next one, or before it when it is the last. */
function removal(source: string, list: SeqNode, index: number): Splice {
  const [start, end] = linesOf(source, list, index);
  const isLast = index === list.items.length - 1;
  const empty = isLast
    ? /(?<=^|\n)(?:[ \t\r]*\n)*$/.exec(source.slice(0, start))![0]
    : /^(?:[ \t\r]*\n)*/.exec(source.slice(end))![0];
  return isLast
    ? {start: start - empty.length, end, text: ''}
    : {start, end: end + empty.length, text: ''};
}

/** An empty line where the entries of a list have one between them. */
function gapOf(tree: Tree, place: Place, list: SeqNode): string {
  const own = hasGaps(tree.source, list);
  if (own !== undefined) return own ? '\n' : '';
  const isLong = isMap(list.items[0]) && list.items[0].flow !== true;
  if (place.path.length === 0) return isLong ? '\n' : '';
  // A list of one entry does as others at the same depth do.
  const column = columnOf(tree.source, dashOf(list, 0));
  let others = false;
  visit(tree.root, {
    Seq(_, node) {
      if (!isParsedList(node) || node.flow || node.items.length < 2) return;
      if (columnOf(tree.source, dashOf(node, 0)) !== column) return;
      others ||= hasGaps(tree.source, node) === true;
    },
  });
  return others && isLong ? '\n' : '';
}

const isParsedList = (node: unknown): node is SeqNode =>
  isSeq(node) && 'range' in node && Boolean(node.range);

/** Whether most entries have an empty line between them; undefined for fewer than two. */
function hasGaps(source: string, list: SeqNode): boolean | undefined {
  if (list.items.length < 2) return undefined;
  const gaps = list.items.slice(1).filter((_, before) => {
    const between = source.slice(
      linesOf(source, list, before)[1],
      linesOf(source, list, before + 1)[0],
    );
    return /^[ \t\r]*\n/.test(between);
  });
  return gaps.length * 2 > list.items.length - 1;
}
