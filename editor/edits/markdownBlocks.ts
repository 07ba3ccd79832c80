/* What can be done with a block of a page, by the components that it is in. */
import type {List, ListItem, Node} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {MdxBlock} from 'content/read/blocks';
import {mdxComponents} from 'content/read/components';
import {elementOf} from 'content/read/markdownPage';
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
function unitOf({path}: MdxBlock): Node {
  const around = path.slice(0, -1).map(isComponent).lastIndexOf(true);
  return path[around + 1]!;
}

/** The point of a list that a block is in, and its list. */
export function listItemOf({path}: MdxBlock): {list: List; item: ListItem} | undefined {
  const at = path.map(({type}) => type).lastIndexOf('listItem');
  return at < 0 ? undefined : {list: path[at - 1] as List, item: path[at] as ListItem};
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
  if (block.kind.startsWith('<')) return node === repeatedOf(block) ? node : undefined;
  // The heading of the page.
  if ('depth' in node && node.depth === 1) return undefined;
  const isAlone = (one: Node) => blocks.filter(({path}) => path.includes(one)).length === 1;
  return [unitOf(block), listItemOf(block)?.item].find((one) => one && isAlone(one));
}
