import type {Node} from 'mdast';
import {rangeOfNode} from './markdownBlocks';
import {eolOf, linesAround, type Range, splice} from './splice';

/** The mark of an item: `-`, or a number with a point or a bracket. */
const MARK = /^(?:(\d{1,9})([.)])|[-*+])(?=\s|$)/;

/** Adds an item after another one of its list, written as that one is; numbers go on counting. */
export function insertItem(source: string, list: Node, item: Node, text: string): string {
  const [from, to] = rangeOfNode(item);
  const items = itemsOf(list);
  const index = items.indexOf(item);
  const indent = source.slice(source.lastIndexOf('\n', from - 1) + 1, from);
  const between = rangesBetween(items).some((range) =>
    /\n[ \t>]*\r?\n/.test(source.slice(...range)),
  );
  const line = eolOf(source);
  const written = `${indent}${markOf(source, item, isCounted(source, items) ? 1 : 0)} ${text}`;
  const gap = between ? `${line}${indent.trimEnd()}${line}` : line;
  const recounted = recount(source, items, index + 1, 1);
  return splice(recounted, [to, to], `${gap}${written}`);
}

/** Removes one of several items; numbers close the gap. */
export function removeItem(source: string, list: Node, item: Node): string {
  const items = itemsOf(list);
  const recounted = recount(source, items, items.indexOf(item) + 1, -1);
  return splice(recounted, linesAround(recounted, rangeOfNode(item)), '');
}

function itemsOf(list: Node): readonly Node[] {
  return 'children' in list ? (list.children as readonly Node[]) : [];
}

function rangesBetween(items: readonly Node[]): Range[] {
  return items
    .slice(1)
    .map((item, index): Range => [rangeOfNode(items[index]!)[1], rangeOfNode(item)[0]]);
}

function markOf(source: string, item: Node, add: number): string {
  const [mark = '-', number, sign = ''] = MARK.exec(source.slice(rangeOfNode(item)[0])) ?? [];
  return number === undefined ? mark : `${Number(number) + add}${sign}`;
}

/** Whether each item has the number after that of the one before it. */
function isCounted(source: string, items: readonly Node[]): boolean {
  const marks = items.map((item) => Number.parseInt(markOf(source, item, 0), 10));
  return marks.every((mark, index) => mark === marks[0]! + index);
}

/** The numbers of the items from an index on, each changed by the same. */
function recount(source: string, items: readonly Node[], from: number, by: number): string {
  if (!isCounted(source, items)) return source;
  return items.slice(from).reduceRight((changed, item) => {
    const [start] = rangeOfNode(item);
    const mark = markOf(source, item, 0);
    return splice(changed, [start, start + mark.length], markOf(source, item, by));
  }, source);
}
