/* Pieces of the source of a page that are put in and taken out. */
import type {List, ListItem, Node} from 'mdast';

/** From and to, in UTF-16 code units. */
export type Range = readonly [from: number, to: number];

export const rangeOfNode = ({position}: Node): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

export const splice = (source: string, [from, to]: Range, text: string): string =>
  source.slice(0, from) + text + source.slice(to);

const eolOf = (source: string) => (source.includes('\r\n') ? '\r\n' : '\n');

/** The source with lines below a node and an empty line, indented as the node is. */
export function insertBelow(source: string, node: Node, lines: readonly string[]): string {
  const [from, to] = rangeOfNode(node);
  const [indent] = /[ \t]*$/.exec(source.slice(0, from))!;
  const added = ['', '', ...lines.map((line) => line && indent + line)];
  return splice(source, [to, to], added.join(eolOf(source)));
}

/** The source without the lines of a node, and the empty lines on one of its sides if there are such on both. */
export function removeNode(source: string, node: Node): string {
  const [from, to] = rangeOfNode(node);
  const head = source.slice(0, source.lastIndexOf('\n', from - 1) + 1);
  const tail = source.slice(to).replace(/^[^\n]*\n?/, '');
  if (!tail.trim()) return head.replace(/(?<=^|\n)(?:[ \t]*\r?\n)*$/, '') + tail;
  const isBelowEmpty = /(?:^|\n)[ \t]*\r?\n$/.test(head);
  return head + (isBelowEmpty ? tail.replace(/^(?:[ \t]*\r?\n)+/, '') : tail);
}

/** Adds an item after another one of its list, written as that one is; numbers go on counting. */
export function insertItem(source: string, list: List, item: ListItem, text: string): string {
  const [from, to] = rangeOfNode(item);
  const indent = source.slice(source.lastIndexOf('\n', from - 1) + 1, from);
  const [mark = '-'] = /^(?:\d+[.)]|[-*+])/.exec(source.slice(from)) ?? [];
  const next = mark.replace(/\d+/, (number) => String(Number(number) + stepOf(source, list)));
  const line = eolOf(source);
  const gap = list.spread ? `${line}${indent.trimEnd()}${line}` : line;
  return splice(recount(source, list, item, 1), [to, to], `${gap}${indent}${next} ${text}`);
}

/** Removes one of several items; numbers close the gap. */
export const removeItem = (source: string, list: List, item: ListItem): string =>
  removeNode(recount(source, list, item, -1), item);

/** By how much each number of a list is more than the one before it: in some, all are the same. */
function stepOf(source: string, {children}: List): number {
  const [first, second] = children.map((item) => parseInt(source.slice(rangeOfNode(item)[0]), 10));
  return second === first ? 0 : 1;
}

/** The source with other numbers for the items after one. */
function recount(source: string, list: List, item: ListItem, by: number): string {
  const later = list.children.slice(list.children.indexOf(item) + 1);
  return later.reduceRight((changed, {position}) => {
    const from = position?.start.offset ?? 0;
    const rest = changed
      .slice(from)
      .replace(/^\d+/, (number) => String(Number(number) + by * stepOf(source, list)));
    return changed.slice(0, from) + rest;
  }, source);
}
