import {isDeepStrictEqual} from 'node:util';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type SchemaOptions,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {writeYaml} from 'content/read/yaml';
import {isLocale, locales} from 'nepali-text/locale';
import type {FilePath, Json} from './types';
import {say} from './sentences';
import {isFields, partAt, positionsIn} from './values';
import {EditError} from './editError';
import {createNode, createPair, keysOf, spliceParts} from './yamlNodes';

/** What is at a place of a list; undefined when it is not there. @throws EditError as `setYaml` does */
export const yamlAt = (source: string, path: FilePath): Json | undefined =>
  partAt(parse(source).toJS() as Json, path);

/**
 * Sets a value in the source of a list, or takes it away. What it does not concern stays as it is: lines, comments,
 * quotes, order. Only a value that somebody broke into several lines becomes one line, as the others are.
 *
 * @throws EditError when the place is not there, or when the result would not read back as what is meant
 */
export function setYaml(
  source: string,
  path: FilePath,
  value: Json | undefined,
  options?: SchemaOptions,
): string {
  const document = parse(source, options);
  set(document, path, value);
  visit(document, {
    Scalar(_, node, around) {
      // Within braces, a text cannot have lines of its own.
      const isInFlow = around.some((outer) => isCollection(outer) && outer.flow);
      if (isInFlow && node.type?.startsWith('BLOCK')) node.type = Scalar.PLAIN;
    },
  });
  const text = writeYaml(document);
  if (!isDeepStrictEqual(parse(text).toJS(), document.toJS())) {
    throw new EditError(say('edit.harm'));
  }
  const mark = source.startsWith('\ufeff') ? '\ufeff' : '';
  return mark + (source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
}

/** @throws EditError when the file is not valid YAML */
function parse(source: string, options?: SchemaOptions): Document {
  const document = parseDocument(source, {prettyErrors: false, stringKeys: true, ...options});
  try {
    // Throws for a reference to nothing, `*star` without quotes.
    document.toJS();
    if (document.errors.length === 0) return document;
  } catch {}
  throw new EditError(say('edit.unreadable'));
}

const missing = (): EditError => new EditError(say('edit.entryGone'));

const isEmpty = (node: unknown): boolean =>
  node === null || (isScalar(node) && node.value === null) || (isSeq(node) && !node.items.length);

/** Sets, adds or, when the value is undefined, removes a value. */
function set(document: Document, path: FilePath, value: unknown): void {
  const old = document.getIn(path, true);
  if (isScalar(old) && old.value === value) return;
  if (isMap(old) && old.items.length > 0 && isFields(value)) {
    const keys = new Set([...Object.keys(value), ...keysOf(old)]);
    for (const key of keys) set(document, [...path, key], value[key]);
    return;
  }
  if (isSeq(old) && old.items.length > 0 && Array.isArray(value)) {
    return setList(document, path, old, value as readonly Json[]);
  }
  if (value !== undefined && old !== undefined) {
    const node = createNode(value, old);
    const {comment, commentBefore, spaceBefore} = isNode(old) ? old : node;
    document.setIn(path, Object.assign(node, {comment, commentBefore, spaceBefore}));
    return;
  }
  const around = path.slice(0, -1);
  const parent = document.getIn(around, true);
  const key = path.at(-1);
  if (isMap(parent)) {
    const name = String(key);
    if (value !== undefined) addField(document, around, parent, name, value);
    else if (old !== undefined) spliceParts(parent, keysOf(parent).indexOf(name), 1);
  } else if (isSeq(parent) && old !== undefined) {
    spliceParts(parent, Number(key), 1);
  } else if (isEmpty(parent) && typeof key === 'string') {
    set(document, around, {[key]: value});
  } else {
    throw missing();
  }
}

/** Entries that are there already are moved and changed in place, so that they keep their comments. */
function setList(document: Document, path: FilePath, old: YAMLSeq, list: readonly Json[]): void {
  const wanted = positionsIn(old.toJSON() as Json[], list);
  const now = [...old.items.keys()];
  for (const position of [...now].reverse()) {
    if (!wanted.includes(position)) spliceParts(old, now.splice(position, 1)[0] ?? 0, 1);
  }
  const shift = (from: number, to: number) => {
    move(document, [...path, from], to);
    now.splice(to, 0, ...now.splice(from, 1));
  };
  for (const [index, entry] of list.entries()) {
    const position = wanted[index] ?? -1;
    if (position < 0) {
      insert(document, path, index, entry);
      now.splice(index, 0, -1);
      continue;
    }
    // One that was moved down is moved, and not all that it passed.
    const isPassed = now[index + 1] === position && now[index + 2] === (wanted[index + 1] ?? -1);
    const last = isPassed ? wanted.indexOf(now[index] ?? -1) : -1;
    if (now[index] !== position && last >= 0 && last < now.length) shift(index, last);
    if (now[index] !== position) shift(now.indexOf(position), index);
    set(document, [...path, index], entry);
  }
}

/** A language in the order of the languages, another field as in an entry that has it, otherwise last. */
function addField(
  document: Document,
  path: FilePath,
  map: YAMLMap,
  key: string,
  value: unknown,
): void {
  const keys = keysOf(map);
  const list = document.getIn(path.slice(0, -1), true);
  const entry = isSeq(list) ? list.items.find((one) => isMap(one) && one.has(key)) : undefined;
  const other = isMap(entry) ? entry : undefined;
  const isText = [key, ...keys].every(isLocale);
  const order: readonly string[] = isText ? locales : other ? keysOf(other) : [...keys, key];
  const before = order.slice(0, order.indexOf(key));
  const last = keys.filter((name) => before.includes(name)).at(-1);
  const like = isText ? map.items[0]?.value : other?.get(key, true);
  spliceParts(
    map,
    last === undefined ? 0 : keys.indexOf(last) + 1,
    0,
    createPair(key, value, like),
  );
}

/** Adds an entry to a list; to one that is empty or not there as its only one. */
function insert(document: Document, path: FilePath, index: number, value: unknown): void {
  const list = document.getIn(path, true);
  if (index === 0 && (list === undefined || isEmpty(list))) return set(document, path, [value]);
  if (!isSeq<Node>(list) || index > list.items.length) throw missing();
  const like = list.items[Math.max(index - 1, 0)];
  const entry = createNode(value, like);
  spliceParts(list, index, 0, entry);
  const [, second] = list.items;
  if (second && list.items.length === 2 && path.length === 0) second.spaceBefore = isMap(entry);
}

/** Moves an entry within its list. */
function move(document: Document, path: FilePath, to: number): void {
  const list = document.getIn(path.slice(0, -1), true);
  const index = Number(path.at(-1));
  if (!isSeq<Node>(list)) throw missing();
  const entry = list.items[index];
  if (!entry || to >= list.items.length) throw missing();
  const gaps = list.items.map(({spaceBefore}) => spaceBefore);
  spliceParts(list, index, 1);
  spliceParts(list, to, 0, entry);
  for (const [position, item] of list.items.entries()) item.spaceBefore = gaps[position];
}
