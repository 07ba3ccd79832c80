import {isDeepStrictEqual} from 'node:util';
import type {Edit, FilePath} from '../protocol';
import {EditError} from './editError';
import {setValue} from './yamlFields';
import {breakLongLines} from './yamlLines';
import {duplicateEntry, insertEntry, movedItem, moveEntry, removeEntry} from './yamlLists';
import {unsafe} from './yamlPatch';
import {missing, parseTree, placeAt} from './yamlTree';
import {isRecord} from './yamlValues';
import {say} from '../sentences';

type YamlEditOf<Kind extends YamlEdit['kind']> = Extract<Edit, {kind: Kind}>;

export type YamlEdit = Extract<Edit, {kind: 'set' | 'insert' | 'duplicate' | 'move' | 'remove'}>;

/**
 * Makes one change in the source of a list (or a JSON file, there only `set`). What it does not concern
 * stays as it is: lines, comments, quotes, order.
 *
 * @throws EditError when the place is not there, or when the result would not read back as what is meant
 */
export function applyYamlEdit(source: string, edit: YamlEdit): string {
  const mark = source.startsWith('\ufeff') ? '\ufeff' : '';
  const text = source.slice(mark.length);
  const usesCrlf = text.includes('\r\n') && !/(?<!\r)\n/.test(text);
  const lines = usesCrlf ? text.replaceAll('\r\n', '\n') : text;
  const isOpen = !lines.endsWith('\n');
  const whole = isOpen ? `${lines}\n` : lines;

  const result = breakLongLines(whole, changed(whole, edit));
  const meant = meantValue(parseTree(whole).value, edit);
  if (!isDeepStrictEqual(parseTree(result).value, meant)) throw unsafe();

  const closed = isOpen ? result.replace(/\n$/, '') : result;
  return mark + (usesCrlf ? closed.replaceAll('\n', '\r\n') : closed);
}

function changed(source: string, edit: YamlEdit): string {
  switch (edit.kind) {
    case 'set':
      return setValue(source, edit.path, edit.value);
    case 'insert':
      return inserted(source, edit);
    case 'duplicate':
      return duplicated(source, edit);
    case 'move':
      return moveEntry(source, edit.path, edit.to);
    case 'remove':
      return removeEntry(source, edit.path);
  }
}

/** A list that is not there yet becomes a field of its entry. */
function inserted(source: string, {path, index, value}: YamlEditOf<'insert'>): string {
  return index === 0 && placeAt(parseTree(source), path) === undefined
    ? setValue(source, path, [value])
    : insertEntry(source, path, index, value);
}

function duplicated(source: string, {path, id}: YamlEditOf<'duplicate'>): string {
  const list = placeAt(parseTree(source), path.slice(0, -1))?.node?.toJSON() as unknown;
  const index = Number(path.at(-1));
  const newId = copyId(list, index, id);
  const copy = duplicateEntry(source, path);
  return newId === undefined
    ? copy
    : setValue(copy, [...path.slice(0, -1), index + 1, 'id'], newId);
}

/** The id of a copy: the given one, or the first free one; none for entries without ids. */
function copyId(entries: unknown, index: number, id?: string): string | undefined {
  const ids = (Array.isArray(entries) ? entries : []).map((entry: unknown) =>
    isRecord(entry) ? entry.id : undefined,
  );
  const old = ids[index];
  if (typeof old !== 'string') {
    if (id !== undefined) throw new EditError(say('edit.noIds'));
    return undefined;
  }
  if (id !== undefined && ids.includes(id)) {
    throw new EditError(say('edit.idTaken', {id}));
  }
  const free = [`${old}-copy`, ...ids.map((_, n) => `${old}-copy-${n + 2}`)];
  return id ?? free.find((each) => !ids.includes(each));
}

/** What the file should hold afterwards, worked out on its plain values. */
function meantValue(value: unknown, edit: YamlEdit): unknown {
  if (edit.kind === 'set') return withValue(value, edit.path, () => edit.value);
  if (edit.kind === 'insert') {
    return withValue(value, edit.path, (list) =>
      withItem(listOf(list ?? []), edit.index, edit.value),
    );
  }
  const index = Number(edit.path.at(-1));
  return withValue(value, edit.path.slice(0, -1), (entries) => {
    const list = listOf(entries);
    if (edit.kind === 'remove') return list.filter((_, n) => n !== index);
    if (edit.kind === 'move') return movedItem(list, index, edit.to);
    const id = copyId(list, index, edit.id);
    const entry = list[index];
    const copy = id !== undefined && isRecord(entry) ? {...entry, id} : entry;
    return withItem(list, index + 1, copy);
  });
}

const withItem = (list: readonly unknown[], index: number, item: unknown): unknown[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index),
];

const listOf = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw missing();
  return value;
};

function withValue(value: unknown, path: FilePath, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    const index = Number(key);
    const entry = withValue(value[index], rest, change);
    const changed = [...value.slice(0, index), entry, ...value.slice(index + 1)];
    return changed.filter((item) => item !== undefined);
  }
  const record = isRecord(value) ? value : {};
  const field = withValue(record[key], rest, change);
  const others = Object.entries(record).filter(([name]) => name !== key);
  return Object.fromEntries(field === undefined ? others : [...others, [key, field]]);
}
