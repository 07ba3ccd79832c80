/* What can be done with a block of a page, by the components that it is in. */
import type {List, Node, Parent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {MdxBlock} from 'content/read/blocks';
import {mdxComponents} from 'content/read/components';
import {elementOf, type MarkdownPage} from 'content/read/markdownPage';
import {wordAttributes} from 'content/read/words';
import type {NextComponent} from '../types';

const isComponent = (node: Node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement';

/** The only component that may be in this one; undefined where anything may. */
const heldIn = (node: Node | undefined) =>
  node && isComponent(node) ? mdxComponents[node.name ?? '']?.holds : undefined;

/** The components that a block is in, from the outermost; not itself. */
export function componentsAround({path, kind}: MdxBlock): MdxJsxFlowElement[] {
  return path.slice(0, kind.endsWith('=') ? undefined : -1).filter(isComponent);
}

/**
 * What lies between two empty lines: a paragraph, a heading, a component, or the whole list, table or
 * quotation that the block is in.
 */
export function unitOf({path}: MdxBlock): Node {
  const around = path.slice(0, -1).map(isComponent).lastIndexOf(true);
  return path[around + 1]!;
}

/** The component that a block is, or is in, of those that repeat: a question, a card, a step. */
export function repeatedOf({path}: MdxBlock): MdxJsxFlowElement | undefined {
  return path
    .filter(isComponent)
    .filter((node) => node.name === heldIn(path[path.indexOf(node) - 1]))
    .at(-1);
}

/** What another one below the component that ends with a block needs; undefined where none can follow. */
export function nextAfter(blocks: readonly MdxBlock[], index: number): NextComponent | undefined {
  const node = repeatedOf(blocks[index]!);
  if (!node || blocks[index + 1]?.path.includes(node)) return undefined;
  const {name, attributes} = elementOf(node);
  const {required = []} = mdxComponents[name] ?? {};
  const [title, ...others] = required.filter((one) => wordAttributes.includes(one));
  // The editor asks for nothing else.
  const isKnown = required.every((one) => [title, 'id', 'icon'].includes(one));
  if (title === undefined || others.length > 0 || !isKnown) return undefined;
  const {icon} = attributes;
  // Its name ("Faq"), the attribute with its title, and the icon of the one above, where they have one.
  return {name, title, hasId: required.includes('id'), ...(icon && {icon})};
}

/** What a new paragraph or heading follows; undefined where none may follow the block. */
export function unitBefore(blocks: readonly MdxBlock[], index: number): Node | undefined {
  const block = blocks[index]!;
  if (block.kind.endsWith('=') || heldIn(componentsAround(block).at(-1))) return undefined;
  const unit = unitOf(block);
  const isEnd = !blocks.slice(index + 1).some(({path}) => path.includes(unit));
  return isEnd || block.path.at(-1) === unit ? unit : undefined;
}

/** What is taken out of the file when a block is removed; undefined when it cannot be. */
export function removedWith(blocks: readonly MdxBlock[], index: number): Node | undefined {
  const block = blocks[index]!;
  const node = block.path.at(-1)!;
  if (block.kind.startsWith('<'))
    return node === repeatedOf(block) ? notAll(blocks, block, node) : undefined;
  const unit = unitOf(block);
  const isAlone = blocks.filter(({path}) => path.includes(unit)).length === 1;
  return isAlone ? notAll(blocks, block, unit) : undefined;
}

/** The paragraph, heading, list or table that other blocks come in place of, or none. */
export function replacedWith(
  blocks: readonly MdxBlock[],
  index: number,
  isRemoved: boolean,
): Node | undefined {
  const block = blocks[index]!;
  const unit = unitOf(block);
  if (isComponent(unit)) return undefined;
  return isRemoved ? notAll(blocks, block, unit) : unit;
}

/** A node that can be removed: not the heading of the page, and a component that wraps something is not left empty. */
function notAll(blocks: readonly MdxBlock[], block: MdxBlock, node: Node): Node | undefined {
  if ('depth' in node && node.depth === 1) return undefined;
  const around = componentsAround(block).at(-1);
  const isLeft = blocks.some(
    ({path}) => path.includes(around!) && path.at(-1) !== around && !path.includes(node),
  );
  return !around || isLeft ? node : undefined;
}

/** The parts of a node that have blocks; notes and imports have none, and stay where they are. */
export const partsOf = (node: Node, blocks: readonly MdxBlock[]): Node[] =>
  (node as Parent).children.filter((child) => blocks.some(({path}) => path.includes(child)));

/** The nodes that a block is in, each with the parts beside it and its position among them, from the outermost. */
function placesOf({tree}: MarkdownPage, blocks: readonly MdxBlock[], {path}: MdxBlock) {
  return path.map((node, depth) => {
    const parent = path[depth - 1] ?? tree;
    const parts = partsOf(parent, blocks);
    return {parent, parts, at: parts.indexOf(node)};
  });
}

/** Where a block is, and what can be moved with it: see BlockPair. */
export function positionOf(page: MarkdownPage, blocks: readonly MdxBlock[], index: number) {
  const block = blocks[index]!;
  const places = placesOf(page, blocks, block);
  const moves = places.flatMap(({parent, parts, at}, depth) => {
    const part = parts[at]!;
    const isFirst = !blocks[index - 1]?.path.includes(part);
    if (!isFirst || !['root', 'list', 'table', 'mdxJsxFlowElement'].includes(parent.type))
      return [];
    // Nothing goes above the heading of the page, or above that of a table.
    const isHead = (one: Node) =>
      (parent.type === 'table' && one === parts[0]) ||
      blocks.some(({path}) => path.includes(one) && Object(path.at(-1)).depth === 1);
    const from = parts.map(isHead).lastIndexOf(true) + 1;
    return at < from || parts.length - from < 2
      ? []
      : {depth: depth + 1, from, to: parts.length - 1};
  });
  return {at: places.map(({at}) => at), moves: moves.reverse()};
}

/** The parts among which one is, by the numbers of BlockPair. */
export function partsBeside(
  {tree}: MarkdownPage,
  blocks: readonly MdxBlock[],
  path: readonly number[],
): {parent: Node; parts: Node[]} {
  const parent = path
    .slice(0, -1)
    .reduce<Node | undefined>((node, at) => node && partsOf(node, blocks)[at], tree);
  return {parent: parent ?? tree, parts: parent ? partsOf(parent, blocks) : []};
}

/** How an item of a list, or a cell, is beside its text. */
export function lookOf({kind, path}: MdxBlock) {
  const lists = path.filter((node): node is List => node.type === 'list');
  if (kind === 'li')
    return {item: {level: lists.length - 1, isNumbered: lists.at(-1)?.ordered === true}};
  if (kind !== 'td') return {};
  const [table, row, cell] = path.slice(-3) as [Table, Parent, Node];
  return {align: table.align?.[row.children.indexOf(cell as never)] ?? null};
}
