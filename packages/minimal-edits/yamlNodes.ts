/* New nodes of YAML, and the comments and blank lines between the parts of a map or a list. */
import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  Pair,
  Scalar,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import {isFields} from './values';

/** How many characters a new text or group may have and still be on the line of its key. */
const WIDTH = 90;

export const keysOf = (map: YAMLMap): string[] =>
  map.items.map(({key}) => String(isScalar(key) ? key.value : key));

/**
 * A value in the style of another one: its braces, lines, quotes and the order of its fields.
 */
export function createNode(value: unknown, like: unknown): Node {
  if (Array.isArray(value)) {
    const list = new YAMLSeq<Node>();
    if (isOnOneLine(value, like)) list.flow = true;
    const item = isSeq(like) ? like.items.at(-1) : undefined;
    list.items = value.map((each: unknown) => createNode(each, item));
    return list;
  }
  if (isFields(value)) {
    const map = new YAMLMap<Node, Node>();
    const order = isMap(like) ? keysOf(like) : [];
    const rankOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([one], [other]) => rankOf(one) - rankOf(other));
    if (isOnOneLine(value, like)) map.flow = true;
    map.items = fields.map(([key, field]) =>
      createPair(key, field, isMap(like) && like.get(key, true)),
    );
    return map;
  }
  const node = new Scalar(value);
  if (typeof value === 'string') node.type = styleOf(value, like);
  return node;
}

export const createPair = (key: string, value: unknown, like: unknown): Pair<Node, Node> =>
  new Pair<Node, Node>(new Scalar(key), createNode(value, like));

/** As another one is, otherwise where it holds no other and is no entry; a long one is on several. */
function isOnOneLine(value: object, like: unknown): boolean {
  const parts: unknown[] = Object.values(value);
  if (parts.length === 0) return true;
  if (JSON.stringify(value).length > WIDTH) return false;
  if (isCollection(like) && like.items.length > 0) return like.flow === true;
  return !('id' in value) && parts.every((part) => typeof part !== 'object' || part === null);
}

function styleOf(text: string, like: unknown): Scalar.Type {
  const own = isScalar(like) && typeof like.value === 'string' ? like.type : undefined;
  const style = own ?? (text.length > WIDTH ? Scalar.BLOCK_FOLDED : Scalar.PLAIN);
  const isBlock = style === Scalar.BLOCK_FOLDED || style === Scalar.BLOCK_LITERAL;
  if (isBlock && /^\S(?:.*\S)?\n?$/s.test(text)) return style;
  if (text.includes('\n')) return Scalar.QUOTE_DOUBLE;
  return isBlock ? Scalar.PLAIN : style;
}

type Part = Node | Pair<Node, Node | null>;

/** What has the comments above a part. */
const headOf = (part: Part): Node => (isPair(part) ? part.key : part);

/**
 * Removes parts of a map or a list, or adds some. The comments directly above a part go with it; those
 * that an empty line follows are about a section and stay where they are. New parts have empty lines
 * between them where all others have.
 */
export function spliceParts(
  around: YAMLMap | YAMLSeq,
  index: number,
  removed: number,
  ...added: readonly Part[]
): void {
  const parts = around.items as Part[];
  const gaps = parts.map((part) => headOf(part).spaceBefore);
  const isSpaced = gaps.length > 1 && gaps.slice(1).every(Boolean);
  gaps.splice(Math.max(index, 1), removed, ...added.map(() => isSpaced));

  const gone = parts.splice(index, removed, ...added);
  const next = added.length > 0 ? parts.slice(index + added.length, index + added.length + 1) : [];
  const sections = [...gone, ...next].map((part) => takeSection(headOf(part)));
  const above = (comment?: string | null) => [...sections, comment].filter(Boolean).join('\n');
  const first = parts[index];
  if (first) headOf(first).commentBefore = above(headOf(first).commentBefore);
  else around.comment = above(around.comment);
  for (const [position, part] of parts.entries()) headOf(part).spaceBefore = gaps[position];
}

/** Takes from the comments above a part those that are not directly above it. */
function takeSection(head: Node): string {
  const comment = head.commentBefore ?? '';
  const end = comment.endsWith('\n') ? comment.length : comment.lastIndexOf('\n\n') + 1;
  head.commentBefore = comment.slice(end).replace(/^\n/, '');
  return comment.slice(0, end);
}
