import type {Edit, FilePath, Json} from '../../protocol';

type Fields = Readonly<Record<string, Json>>;

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of a value at a path; undefined when it has none. */
export function partAt(value: Json | undefined, path: FilePath): Json | undefined {
  return path.reduce<Json | undefined>((part, key) => {
    if (isList(part)) return part[Number(key)];
    return isFields(part) && Object.hasOwn(part, key) ? part[key] : undefined;
  }, value);
}

/** The value with another part at a path; `undefined` takes the part away. */
export function withPart(value: Json | undefined, path: FilePath, part: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return part ?? null;
  if (isList(value)) {
    const position = Number(key);
    if (rest.length === 0 && part === undefined) return spliced(value, position, 1);
    return value.map((item, index) => (index === position ? withPart(item, rest, part) : item));
  }
  const {[String(key)]: before, ...others} = isFields(value) ? value : {};
  if (rest.length === 0 && part === undefined) return others;
  const fields = isFields(value) ? value : {};
  return {...fields, [key]: withPart(before, rest, part)};
}

/** What a file holds after edits of it that are not saved yet. Those of other files are skipped. */
export function applyEdits(value: Json, file: string, edits: readonly Edit[]): Json {
  return edits.filter((edit) => edit.file === file).reduce(applyEdit, value);
}

function applyEdit(value: Json, edit: Edit): Json {
  if (edit.kind === 'set') return withPart(value, edit.path, edit.value);
  if (edit.kind === 'insert') {
    return changeList(value, edit.path, (list) => spliced(list, edit.index, 0, edit.value));
  }
  if (edit.kind !== 'move') return value;
  const [list, index] = [edit.path.slice(0, -1), Number(edit.path.at(-1))];
  return changeList(value, list, (entries) => {
    const entry = entries[index];
    return entry === undefined ? entries : spliced(spliced(entries, index, 1), edit.to, 0, entry);
  });
}

const spliced = (list: readonly Json[], index: number, gone: number, ...added: Json[]): Json[] => [
  ...list.slice(0, index),
  ...added,
  ...list.slice(index + gone),
];

function changeList(
  value: Json,
  path: FilePath,
  change: (entries: readonly Json[]) => readonly Json[],
): Json {
  const list = partAt(value, path);
  return isList(list) ? withPart(value, path, change(list)) : value;
}

/** Whether a path is another one, or leads to a part of what is there. */
export const isWithin = (path: FilePath, outer: FilePath): boolean =>
  path.length >= outer.length && outer.every((key, depth) => path[depth] === key);
