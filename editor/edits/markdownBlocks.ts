import type {Node} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {MdxBlock} from 'content/read/blocks';
import {mdxComponents} from 'content/read/components';
import type {Range} from './splice';

export function rangeOfNode({position}: Node): Range {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

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

export function listItemOf({path}: MdxBlock): Node | undefined {
  return path.filter(({type}) => type === 'listItem').at(-1);
}

/** The component that a block is, or is in, of those that repeat: a question, a card, a step. */
export function repeatedOf({path}: MdxBlock): MdxJsxFlowElement | undefined {
  return path
    .filter((node, index) => isComponent(node) && node.name === heldIn(path[index - 1]))
    .filter(isComponent)
    .at(-1);
}

/** The component that ends with this block, of those that repeat. */
export function repeatedBefore(
  blocks: readonly MdxBlock[],
  index: number,
): MdxJsxFlowElement | undefined {
  const node = repeatedOf(blocks[index]!);
  return node && !blocks[index + 1]?.path.includes(node) ? node : undefined;
}

const countIn = (blocks: readonly MdxBlock[], node: Node) =>
  blocks.filter(({path}) => path.includes(node)).length;

/** Whether a paragraph or a heading may follow the block. */
export function canInsertAfter(blocks: readonly MdxBlock[], index: number): boolean {
  const block = blocks[index]!;
  if (block.kind.endsWith('=')) return false;
  const around = componentsAround(block).at(-1);
  if (heldIn(around)) return false;
  const unit = unitOf(block);
  return (
    block.path.at(-1) === unit || !blocks.slice(index + 1).some(({path}) => path.includes(unit))
  );
}

/** What is taken out of the file when a block is removed; undefined when it cannot be. */
export function removedWith(blocks: readonly MdxBlock[], index: number): Node | undefined {
  const block = blocks[index]!;
  const removed = nodeToRemove(blocks, block);
  const around = componentsAround(block).at(-1);
  if (!removed || !around) return removed;
  // A component that wraps something is not left empty.
  const isLeft = blocks.some(
    ({path}) => path.includes(around) && path.at(-1) !== around && !path.includes(removed),
  );
  return isLeft ? removed : undefined;
}

function nodeToRemove(blocks: readonly MdxBlock[], block: MdxBlock): Node | undefined {
  const node = block.path.at(-1)!;
  const unit = unitOf(block);
  const isAlone = (one: Node) => countIn(blocks, one) === 1;
  switch (block.kind) {
    case 'heading':
      return unit === node && 'depth' in node && Number(node.depth) > 1 ? node : undefined;
    case 'p':
    case 'code':
    case 'hr':
      return unit === node ? node : undefined;
    case 'li': {
      const item = listItemOf(block);
      return isAlone(unit) ? unit : item && isAlone(item) ? item : undefined;
    }
    case 'quote':
      return isAlone(unit) ? unit : undefined;
    default:
      return node === repeatedOf(block) && !block.kind.endsWith('=') ? node : undefined;
  }
}
