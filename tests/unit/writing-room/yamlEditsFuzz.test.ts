/*
 * Random edits of every kind on all real lists, one after the other: whatever a writer types, the file
 * reads back as what was meant and has its comments. `FUZZ=10000` makes more of them.
 */
import assert from 'node:assert';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser, parseDocument} from 'yaml';
import {applyYamlEdit, type YamlEdit} from '../../../writing-room/files/yamlEdits';
import type {FilePath, Json} from '../../../writing-room/protocol';
import {missingIn} from '../../lines';
import {createRandom} from '../random';

const EDITS = Number(process.env.FUZZ ?? 400);
/** How many edits of a file build on each other. */
const CHAIN = 8;

const files = ['src/data', 'src/data/pages']
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((name) => name.endsWith('.yml'))
  .concat('i18n/ne/code.json');

const random = createRandom(2081);
const upTo = (count: number): number => Math.floor(random() * count);
const pick = <Item>(items: readonly Item[]): Item => items[upTo(items.length)]!;

const nasty = [
  'Time: now', 'a # b', '#1', "it's", 'say "no"', `both ' and "`, '{fee} a year', 'a, b', '[a] b', '{}',
  '}', ']', '👩🏽‍🌾 अन्न', 'क्‍ष र क्‌ष', 'श्रीमान्‌ले', '12', '१२', '1e3', '0x1f', '.5', '1_000', 'yes', 'No',
  'null', '~', 'true', '2024-12-18', '12:30', '- dash', '-', '--- a', '...', '?', '? a', ':', ': a', 'a:',
  '*star', '&and', '!bang', '%per', '@at', '`tick', '|', '> b', '>-', 'C:\\Temp\\new', '\\', '50% off',
  '', ' ', ' a', 'a ', 'a  b', 'tab\there', 'nb\u00a0sp', 'soft\u00adhyphen', '<b>&amp;</b>', '"', "'",
  "'quoted'", '"quoted"', 'https://a.example/?q=1#x', '[link](/how) **bold**', '“{brand}” — “ok”…', '=',
  '<<', 'a\u2028b', '\ufeffmark', 'x'.repeat(150),
]; // prettier-ignore

const words = 'a the work नेपाल काम market सिप: {fee} #2 it’s one, (two) three। skill'.split(' ');
const sentence = (count: number): string =>
  Array.from({length: count}, () => pick(words)).join(' ');

let nastyOnes = 0;
/** A text as a form of one line gives it: a line break becomes a space. Every nasty one has its turn. */
function newText(): string {
  const kind = upTo(4);
  const text =
    kind === 0
      ? nasty[nastyOnes++ % nasty.length]!
      : sentence(kind === 1 ? 40 + upTo(60) : 1 + upTo(12));
  return (kind === 3 ? `${pick(nasty)} ${text}\n${pick(nasty)}` : text).replaceAll('\n', ' ');
}

/** With one word replaced, added or removed. */
function otherWord(text: string): string {
  const parts = text.split(' ');
  parts.splice(upTo(parts.length), upTo(2), ...(random() < 0.8 ? [pick(words)] : []));
  return parts.join(' ');
}

interface Part {
  path: FilePath;
  value: Json;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !isList(value);

function partsOf(value: Json, path: FilePath = []): Part[] {
  const inner = isList(value)
    ? value.flatMap((item, index) => partsOf(item, [...path, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, field]) => partsOf(field, [...path, key]))
      : [];
  return [{path, value}, ...inner];
}

/** The same value with other texts, and with some fields left out. */
function other(value: Json): Json {
  if (typeof value === 'string') return random() < 0.5 ? otherWord(value) : newText();
  if (typeof value === 'number') return upTo(100000);
  if (isList(value)) return value.map(other);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => ['id', 'en'].includes(key) || random() < 0.9)
      .map(([key, field]) => [key, key === 'id' ? `new-${upTo(1e9)}` : other(field)]),
  );
}

type Made = readonly [kind: string, edit: YamlEdit, meant: Json];

/** The value with another one at a path; `undefined` removes it. */
function withAt(value: Json, [key, ...rest]: FilePath, now: Json | undefined): Json {
  if (key === undefined) return now ?? null;
  if (isList(value)) {
    return value.flatMap((item, index) => {
      const isMeant = index === key;
      return isMeant && rest.length === 0 && now === undefined
        ? []
        : [isMeant ? withAt(item, rest, now) : item];
    });
  }
  const fields: Record<string, Json> = isObject(value) ? {...value} : {};
  const changed = rest.length === 0 ? now : withAt(fields[key] ?? null, rest, now);
  const others = Object.entries(fields).filter(([name]) => name !== key);
  return Object.fromEntries(changed === undefined ? others : [...others, [key, changed]]);
}

function listEdits(file: string, value: Json): Made | undefined {
  const lists = partsOf(value).filter((part) => isList(part.value));
  const list = lists.length > 0 ? pick(lists) : undefined;
  if (!list || !isList(list.value)) return undefined;
  const {path: at, value: entries} = list;
  const meant = (changed: readonly Json[]): Json => withAt(value, at, changed);
  const kind = pick(['insert', 'duplicate', 'move', 'remove'] as const);
  const index = upTo(entries.length);
  if (kind === 'insert') {
    const entry = entries.length > 0 ? other(pick(entries)) : {id: 'first', name: {en: newText()}};
    const to = upTo(entries.length + 1);
    const edit = {kind, file, path: at, index: to, value: entry} as const;
    return [kind, edit, meant([...entries.slice(0, to), entry, ...entries.slice(to)])];
  }
  const entry = entries[index];
  if (entry === undefined) return undefined;
  const rest = entries.filter((_, n) => n !== index);
  if (kind === 'remove') return [kind, {kind, file, path: [...at, index]}, meant(rest)];
  if (kind === 'move') {
    const to = upTo(entries.length);
    const moved = [...rest.slice(0, to), entry, ...rest.slice(to)];
    return [kind, {kind, file, path: [...at, index], to}, meant(moved)];
  }
  const id = isObject(entry) && typeof entry.id === 'string' ? `copy-${upTo(1e9)}` : undefined;
  const copy = isObject(entry) && id ? {...entry, id} : entry;
  const edit = {kind, file, path: [...at, index], ...(id && {id})} as const;
  return [kind, edit, meant([...entries.slice(0, index + 1), copy, ...entries.slice(index + 1)])];
}

function setEdit(file: string, value: Json): Made | undefined {
  const parts = partsOf(value).filter(({path: at}) => at.length > 0);
  const leaves = parts.filter((part) => !isList(part.value) && !isObject(part.value));
  if (leaves.length === 0) return undefined;
  const leaf = pick(leaves);
  const set = (kind: string, at: FilePath, now: Json | undefined): Made => [
    kind,
    {kind: 'set', file, path: at, ...(now !== undefined && {value: now})},
    withAt(value, at, now),
  ];
  const group = pick(parts.filter((part) => isObject(part.value)).concat(leaf));
  if (!isObject(group.value)) return set('set a text', leaf.path, newText());
  switch (upTo(8)) {
    case 0:
      return set('set a text', leaf.path, newText());
    case 1:
      return set('set another kind', leaf.path, pick([upTo(1e6), random() < 0.5, null, -1.5]));
    case 2:
      return set('set a group', group.path, other(group.value));
    case 3:
      return set('add a field', [...group.path, 'image'], newText());
    case 4:
      return set('add a group', [...group.path, 'more'], {en: newText(), ne: newText()});
    case 5: {
      const key = Object.keys(group.value).at(-1);
      return key
        ? set('remove a field', [...group.path, key], undefined)
        : set('set a text', leaf.path, newText());
    }
    default:
      return typeof leaf.value === 'string'
        ? set('set a word', leaf.path, otherWord(leaf.value))
        : set('set a number', leaf.path, upTo(5000));
  }
}

/** Comments as the parser of the package finds them, which is not how the edits find them. */
function commentsOf(source: string): string[] {
  const found: string[] = [];
  for (const token of new Parser().parse(source)) {
    JSON.stringify(token, (_, part: unknown) => {
      const {type, source: text} = (part ?? {}) as {type?: string; source?: string};
      if (type === 'comment') found.push(text!.trim());
      return part;
    });
  }
  return found.sort();
}

it(`reads back ${EDITS} random edits of real lists as they were meant, with all comments`, () => {
  const wrong: string[] = [];
  const lost: string[] = [];
  const touched: string[] = [];
  for (let made = 0, turn = 0; made < EDITS; turn += 1) {
    const file = files[turn % files.length]!;
    let source = readFileSync(path.resolve(file), 'utf8');
    for (let step = 0; step < CHAIN && made < EDITS; step += 1) {
      const value = parseDocument(source).toJS() as Json;
      const isJson = file.endsWith('.json');
      const listEdit = !isJson && random() < 0.4 ? listEdits(file, value) : undefined;
      const next = listEdit ?? setEdit(file, value);
      // Everything was removed.
      if (!next) break;
      const [kind, edit, meant] = next;
      made += 1;
      let result: string;
      try {
        result = applyYamlEdit(source, edit);
        const read = isJson ? (JSON.parse(result) as Json) : (parseDocument(result).toJS() as Json);
        assert.deepStrictEqual(read, meant);
      } catch (error) {
        wrong.push(`${JSON.stringify(edit)}: ${String(error)}`);
        continue;
      }
      const mayLose = edit.kind === 'remove' || kind === 'remove a field';
      if (!mayLose)
        lost.push(
          ...missingIn(commentsOf(result), commentsOf(source)).map(
            (text) => `${JSON.stringify(edit)}: ${text}`,
          ),
        );
      // A list of many lines loses none by moving and copying.
      const removed = missingIn(result.split('\n'), source.split('\n'));
      if (removed.length > 1 && ['move', 'duplicate', 'insert'].includes(kind))
        touched.push(JSON.stringify(edit));
      source = result;
    }
  }
  expect(wrong).toEqual([]);
  expect(lost).toEqual([]);
  expect(touched).toEqual([]);
}, 600_000);
