/* Pieces of the source of a page that are put in and taken out. */
import type {Node} from 'mdast';

/** From and to, in UTF-16 code units. */
export type Range = readonly [from: number, to: number];

export const rangeOfNode = ({position}: Node): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

export const splice = (source: string, [from, to]: Range, text: string): string =>
  source.slice(0, from) + text + source.slice(to);

const eolOf = (source: string) => (source.includes('\r\n') ? '\r\n' : '\n');

const indentOf = (source: string, node: Node): string =>
  /[ \t]*$/.exec(source.slice(0, rangeOfNode(node)[0]))![0];

/** The source with lines below a node, after an empty line or directly, indented as the node is. */
export function insertBelow(
  source: string,
  node: Node,
  lines: readonly string[],
  isJoined = false,
): string {
  const [, to] = rangeOfNode(node);
  const indent = indentOf(source, node);
  const added = [...(isJoined ? [''] : ['', '']), ...lines.map((line) => line && indent + line)];
  return splice(source, [to, to], added.join(eolOf(source)));
}

/** The source with lines in place of a node. */
export function replaceNode(source: string, node: Node, lines: readonly string[]): string {
  const indent = indentOf(source, node);
  const added = lines.map((line, index) => (index > 0 && line ? indent + line : line));
  return splice(source, rangeOfNode(node), added.join(eolOf(source)));
}

/** The source with parts in another order. The number of an item belongs to its place. */
export function movePart(source: string, parts: readonly Node[], from: number, to: number): string {
  const order = [...parts];
  order.splice(to, 0, ...order.splice(from, 1));
  const textOf = (node: Node) => source.slice(...rangeOfNode(node));
  return parts.reduceRight((text, part, index) => {
    const [number] = /^\d+/.exec(textOf(part)) ?? [];
    const moved = textOf(order[index]!);
    const isItem = number !== undefined && part.type === 'listItem';
    return splice(text, rangeOfNode(part), isItem ? moved.replace(/^\d+/, number) : moved);
  }, source);
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
