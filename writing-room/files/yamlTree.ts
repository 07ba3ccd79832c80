import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  parseDocument,
  type Pair,
  type ParsedNode,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type {FilePath} from '../protocol';
import {EditError} from './editError';
import {say} from '../sentences';

export type MapNode = YAMLMap.Parsed;
export type SeqNode = YAMLSeq.Parsed;
export type PairNode = Pair<ParsedNode, ParsedNode | null>;

/** A file with its syntax tree. Offsets are those of `source`, whose last line ends with a line break. */
export interface Tree {
  readonly source: string;
  readonly root: ParsedNode | null;
  readonly value: unknown;
  /** Whether the file is JSON, where every text is in double quotes. */
  readonly isJson: boolean;
}

/** A value of a file. */
export interface Place {
  readonly path: FilePath;
  readonly node: ParsedNode | null;
  readonly parent?: Place;
  /** Of a field. */
  readonly pair?: PairNode;
  /** Whether it is within `{…}` or `[…]`. */
  readonly inFlow: boolean;
}

export const missing = (): EditError => new EditError(say('edit.entryGone'));

/** @throws EditError when the file is not valid YAML */
export function parseTree(source: string): Tree {
  const document = parseDocument(source, {
    keepSourceTokens: true,
    prettyErrors: false,
    stringKeys: true,
  });
  return {
    source,
    root: document.contents,
    value: valueOf(document),
    isJson: /^\s*[{[]/.test(source) && isJson(source),
  };
}

function valueOf(document: Document.Parsed): unknown {
  const invalid = () => new EditError(say('edit.unreadable'));
  if (document.errors.length > 0) throw invalid();
  try {
    return document.toJS();
  } catch {
    // A reference to nothing: `*star` without quotes.
    throw invalid();
  }
}

function isJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}

/** The value at a path; undefined when only its last step is missing. @throws EditError when more is */
export function placeAt(tree: Tree, path: FilePath): Place | undefined {
  let place: Place | undefined = {path: [], node: tree.root, inFlow: false};
  for (const key of path) {
    if (!place) throw missing();
    place = childOf(place, key);
  }
  return place;
}

function childOf(parent: Place, key: string | number): Place | undefined {
  const {node} = parent;
  if (!isCollection(node)) throw missing();
  const place = {
    path: [...parent.path, key],
    parent,
    inFlow: parent.inFlow || node.flow === true,
  };
  if (isMap(node)) {
    const pair = node.items.find((item) => keyOf(item) === key);
    return pair && {...place, node: pair.value, pair};
  }
  const item = typeof key === 'number' ? node.items[key] : undefined;
  return item && {...place, node: item};
}

export function childrenOf(parent: Place): Place[] {
  const {node} = parent;
  const keys = isMap(node) ? node.items.map(keyOf) : isSeq(node) ? node.items.keys() : [];
  return [...keys].flatMap((key) =>
    typeof key === 'string' || typeof key === 'number' ? (childOf(parent, key) ?? []) : [],
  );
}

/** The offset after the `:` or the `-` of a value; that of an entry is in a block list. */
export function startOf({parent, pair, path}: Place): number {
  if (pair) return afterColon(pair);
  if (!isSeq(parent?.node)) throw missing();
  return dashOf(parent.node, Number(path.at(-1))) + 1;
}

/** How far the lines below a field or an entry of a block list are indented. */
export const innerIndent = (source: string, place: Place): number =>
  columnOf(source, place.pair ? place.pair.key.range[0] : startOf(place) - 1) + 2;

export const keyOf = ({key}: PairNode): unknown => (isScalar(key) ? key.value : undefined);

/** Whether nothing is written for a value: `key:`. */
export const isEmpty = (node: ParsedNode | null): boolean =>
  node === null || (isScalar(node) && node.value === null && node.range[0] === node.range[1]);

/** The offset after the `:` of a field. */
export function afterColon(pair: PairNode): number {
  const colon = pair.srcToken?.sep?.find(({type}) => type === 'map-value-ind');
  if (!colon) throw missing();
  return colon.offset + 1;
}

/** The offset of the `-` of an entry of a block list. */
export function dashOf(list: SeqNode, index: number): number {
  const dash = list.srcToken?.items[index]?.start.find(({type}) => type === 'seq-item-ind');
  if (!dash) throw missing();
  return dash.offset;
}

/** The offset after the last character of a value, without spaces, line breaks and comments after it. */
export function endOf(source: string, node: ParsedNode): number {
  if (isMap(node) && !node.flow) return fieldEnd(source, node.items.at(-1)!);
  if (isSeq(node) && !node.flow) {
    const index = node.items.length - 1;
    const last = node.items[index]!;
    return isEmpty(last) ? dashOf(node, index) + 1 : endOf(source, last);
  }
  const [start, end] = node.range;
  return start + source.slice(start, end).replace(/(?:\r?\n[ \t]*)+$/, '').length;
}

/** The same for a field. */
export function fieldEnd(source: string, pair: PairNode): number {
  return pair.value === null || isEmpty(pair.value) ? afterColon(pair) : endOf(source, pair.value);
}

export const lineStart = (source: string, offset: number): number =>
  source.lastIndexOf('\n', offset - 1) + 1;

/** The offset after the line break. */
export function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end + 1;
}

/** How far an offset is from the start of its line. */
export const columnOf = (source: string, offset: number): number =>
  offset - lineStart(source, offset);

/** The spaces of a line before its text. */
export const indentOf = (source: string, offset: number): number =>
  /^ */.exec(source.slice(lineStart(source, offset)))![0].length;

export interface Comment {
  readonly offset: number;
  readonly text: string;
}

/** Every comment of a file, in its order. */
export function commentsOf(source: string): Comment[] {
  const comments: Comment[] = [];
  let [offset, before] = [0, ''];
  for (const token of new Lexer().lex(source)) {
    // The lexer announces a document, a value and an error by a control character of no width.
    if (/^[\x02\x18\x1f]$/.test(token)) {
      before = token;
      continue;
    }
    if (token.startsWith('#') && before !== '\x1f') {
      comments.push({offset, text: token.trimEnd()});
    }
    offset += token.length;
    before = token;
  }
  return comments;
}
