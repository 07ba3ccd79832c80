import {isDeepStrictEqual} from 'node:util';
import {isMap, isScalar, isSeq, type ParsedNode} from 'yaml';
import {isLocale, locales} from 'nepali-text/locale';
import type {FilePath} from '../protocol';
import {insertEntry, removeEntry} from './yamlLists';
import {patch, unsafe} from './yamlPatch';
import {jsonText, replaceValue} from './yamlReplace';
import {blockScalar, inlineScalar, type Quotes, type Value, WIDTH} from './yamlScalars';
import {
  columnOf,
  endOf,
  fieldEnd,
  indentOf,
  innerIndent,
  isEmpty,
  keyOf,
  lineEnd,
  lineStart,
  type MapNode,
  missing,
  parseTree,
  type Place,
  placeAt,
  type Tree,
} from './yamlTree';
import {fieldText, flowField, isRecord, isScalarValue} from './yamlValues';

/** Sets, adds or, when the value is undefined, removes a value. */
export function setValue(source: string, path: FilePath, value: unknown): string {
  const tree = parseTree(source);
  const place = placeAt(tree, path);
  if (!place) return value === undefined ? source : addValue(tree, path, value);
  if (value === undefined) return removeValue(tree, place);
  if (isScalarValue(value) && (isScalar(place.node) || place.node === null)) {
    return setScalar(tree, place, value);
  }
  if (isRecord(value) && isMap(place.node) && place.node.items.length > 0) {
    const old = place.node.items.map(keyOf);
    const keys = [...new Set([...Object.keys(value), ...old.map(String)])];
    return keys.reduce((text, key) => setValue(text, [...path, key], value[key]), source);
  }
  if (Array.isArray(value) && isSeq(place.node) && place.node.items.length > 0) {
    return setList(source, path, value);
  }
  return replaceValue(tree, place, value);
}

/** Entries that are the same at both ends stay; those between are set one by one. */
function setList(source: string, path: FilePath, entries: readonly unknown[]): string {
  const old = placeAt(parseTree(source), path)?.node?.toJSON() as unknown;
  if (!Array.isArray(old)) throw missing();
  const least = Math.min(old.length, entries.length);
  let [head, tail] = [0, 0];
  while (head < least && isDeepStrictEqual(old[head], entries[head])) head += 1;
  while (tail < least - head && isDeepStrictEqual(old.at(-1 - tail), entries.at(-1 - tail))) {
    tail += 1;
  }
  let text = source;
  const shared = least - tail;
  for (let index = head; index < shared; index += 1) {
    text = setValue(text, [...path, index], entries[index]);
  }
  for (let index = shared; index < entries.length - tail; index += 1) {
    text = insertEntry(text, path, index, entries[index]);
  }
  for (let index = old.length - tail - 1; index >= shared; index -= 1) {
    text = removeEntry(text, [...path, index]);
  }
  return text;
}

const QUOTES: Readonly<Record<string, Quotes>> = {QUOTE_SINGLE: 'single', QUOTE_DOUBLE: 'double'};

function setScalar(tree: Tree, place: Place, value: Value): string {
  const {source} = tree;
  const {node, inFlow} = place;
  if (node === null || isEmpty(node)) return replaceValue(tree, place, value);
  if (!isScalar(node)) throw missing();
  if (node.value === value) return source;
  const [start, valueEnd] = node.range;
  if (node.type?.startsWith('BLOCK')) return setBlock(source, place, node, value);
  const text = tree.isJson
    ? JSON.stringify(value)
    : inlineScalar(value, {inFlow, quotes: QUOTES[node.type ?? '']});
  const column = columnOf(source, start);
  const isLonger =
    typeof value === 'string' &&
    column + [...text].length > WIDTH &&
    column + valueEnd - start <= WIDTH;
  if (isLonger && !inFlow && hasFoldedSibling(place) && isLastOfLine(source, valueEnd)) {
    const block = blockScalar(value, {header: '>-', indent: innerIndent(source, place)});
    if (block) return patch(source, [{start, end: valueEnd, text: block}]);
  }
  return patch(source, [{start, end: valueEnd, text}]);
}

/** Whether a field of the same map is in folded lines. */
const hasFoldedSibling = ({parent}: Place): boolean =>
  isMap(parent?.node) &&
  parent.node.items.some(({value}) => isScalar(value) && value.type === 'BLOCK_FOLDED');

const isLastOfLine = (source: string, offset: number): boolean =>
  source.slice(offset, lineEnd(source, offset)).trim() === '';

/** Texts of `>-` and `|`: only the changed lines, and another form where the text cannot be read back. */
function setBlock(source: string, place: Place, node: ParsedNode, value: Value): string {
  const start = node.range[0];
  const end = endOf(source, node);
  const [header = '', ...body] = source.slice(start, end).split('\n');
  const indent = /^ */.exec(body.find((line) => line.trim()) ?? '')![0].length;
  const lines = body.map((line) => line.slice(indent));
  const headers = [header, header.replace(/^[>|]\S*/, (mark) => `${mark[0]}-`)];
  const written =
    typeof value === 'string'
      ? headers
          .map((each) =>
            blockScalar(value, {
              header: each.trimEnd(),
              indent: indent || innerIndent(source, place),
              lines,
            }),
          )
          .find((block) => block !== undefined)
      : undefined;
  const comment = / #.*$/.exec(header)?.[0].trimEnd() ?? '';
  const text = written ?? inlineScalar(value, {inFlow: false}) + comment;
  return patch(source, [{start, end, text}]);
}

function addValue(tree: Tree, path: FilePath, value: unknown): string {
  const parent = placeAt(tree, path.slice(0, -1));
  const key = path.at(-1);
  if (!parent || key === undefined) throw missing();
  if (typeof key === 'number') {
    if (!isSeq(parent.node) || key !== parent.node.items.length) throw missing();
    return insertEntry(tree.source, parent.path, key, value);
  }
  if (isEmpty(parent.node)) return replaceValue(tree, parent, {[key]: value});
  if (!isMap(parent.node)) throw missing();
  return addField(tree, parent, parent.node, key, value);
}

function addField(tree: Tree, place: Place, map: MapNode, key: string, value: unknown): string {
  const {source, isJson} = tree;
  const first = map.items[0];
  if (!first) return replaceValue(tree, place, {[key]: value});
  const {after, like} = neighbours(place, map, key);
  const before = map.items[after];
  const start = first.key.range[0];
  if (map.flow) {
    const text = isJson
      ? `${JSON.stringify(key)}: ${jsonText(value, indentOf(source, start))}`
      : flowField(key, value);
    const gap = flowGap(source, map.range[0], start);
    return before
      ? insertAt(source, fieldEnd(source, before), `,${gap}${text}`)
      : insertAt(source, start, `${text},${gap}`);
  }
  const indent = columnOf(source, start);
  const field = fieldText(key, value, indent, like);
  return before
    ? insertAt(source, lineEnd(source, fieldEnd(source, before)), `${field}\n`)
    : insertAt(source, start, `${field.trimStart()}\n${' '.repeat(indent)}`);
}

/** What is between two parts of a map in braces: a space, or the line break as before its first part. */
function flowGap(source: string, open: number, first: number): string {
  const between = source.slice(open + 1, first);
  return between.includes('\n') ? `\n${' '.repeat(columnOf(source, first))}` : ' ';
}

const insertAt = (source: string, offset: number, text: string): string =>
  patch(source, [{start: offset, end: offset, text}]);

/**
 * After which field a new one belongs, -1 for none: languages in their order, others as in an entry that
 * has it, otherwise the last. And that entry's value, whose form is taken.
 */
function neighbours(
  {parent, path}: Place,
  map: MapNode,
  key: string,
): {after: number; like?: ParsedNode | null} {
  const keys = map.items.map(keyOf);
  const afterThose = (order: readonly unknown[]) =>
    lastIndex(keys, (each) => order.slice(0, order.indexOf(key)).includes(each));
  if ([key, ...keys].every(isLocale)) {
    const like = map.items[0]?.value;
    return {after: afterThose(locales), like};
  }
  const entries = isSeq(parent?.node) ? parent.node.items : [];
  const position = Number(path.at(-1));
  const other = entries
    .map((entry, index) => ({entry, distance: Math.abs(index - position)}))
    .sort((one, two) => one.distance - two.distance)
    .map(({entry}) => (isMap(entry) ? entry.items : []))
    .find((fields) => fields.some((field) => keyOf(field) === key));
  if (!other) return {after: keys.length - 1};
  const like = other.find((field) => keyOf(field) === key)?.value;
  return {after: afterThose(other.map(keyOf)), like};
}

const lastIndex = <T>(list: readonly T[], holds: (item: T) => boolean): number =>
  list.reduce((last, item, index) => (holds(item) ? index : last), -1);

function removeValue(tree: Tree, place: Place): string {
  const {source} = tree;
  const {pair, parent} = place;
  const map = parent?.node;
  if (!pair || !parent || !isMap(map)) return removeEntry(source, place.path);
  if (map.items.length === 1) return replaceValue(tree, parent, {});
  const index = map.items.indexOf(pair);
  const next = map.items[index + 1];
  const start = pair.key.range[0];
  const end = fieldEnd(source, pair);
  if (map.flow) {
    const previous = map.items[index - 1];
    return cut(
      source,
      next || !previous ? start : fieldEnd(source, previous),
      next ? next.key.range[0] : end,
    );
  }
  const line = lineStart(source, start);
  if (source.slice(line, start).trim() === '') return cut(source, line, lineEnd(source, end));
  // The first field of an entry: the next one takes its place after the dash.
  const after = next?.key.range[0] ?? end;
  if (source.slice(lineEnd(source, end), after).trim() !== '') throw unsafe();
  return cut(source, start, after);
}

const cut = (source: string, start: number, end: number): string =>
  patch(source, [{start, end, text: ''}], {dropped: [start, end]});
