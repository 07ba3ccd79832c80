/*
 * Random edits of every kind on all real lists, one after the other: whatever a writer types, the file
 * reads back as what was meant and has its comments, a changed word changes one line, and what is
 * agreed stays so. `FUZZ=10000`
 * makes more of them.
 */
import assert from 'node:assert';
import {readdirSync, readFileSync} from 'node:fs';
import {Parser, parse} from 'yaml';
import {parseYamlFile} from 'content/read/yaml';
import {compare, translationsIn} from 'content/pairs/compare';
import {readLedgers} from 'content/pairs/ledger';
import {listSources} from 'content/pairs/sources';
import {setYaml} from 'minimal-edits/yamlEdits';
import type {FilePath, Json} from '../../../writing-room/protocol';
import {missingIn} from '../../lines';
import {createRandom} from '../random';

const EDITS = Number(process.env.FUZZ ?? 200);
/** How many edits of a file build on each other. */
const CHAIN = 8;

const files = readdirSync('src/data', {recursive: true})
  .map((name) => `src/data/${String(name)}`)
  .filter((name) => name.endsWith('.yml'));

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

type Value = string | number | boolean | null | Value[] | {[key: string]: Value};
type Group = Record<string, Value>;

interface Part {
  path: FilePath;
  value: Value;
}

const isList = (value: Value): value is Value[] => Array.isArray(value);
const isGroup = (value: Value): value is Group =>
  typeof value === 'object' && value !== null && !isList(value);
const isText = (value: Value): value is string => typeof value === 'string';

function partsOf(value: Value, path: FilePath = []): Part[] {
  const inner = isList(value) ? [...value.entries()] : isGroup(value) ? Object.entries(value) : [];
  return [{path, value}, ...inner.flatMap(([key, part]) => partsOf(part, [...path, key]))];
}

/** The same value with other texts, and with a share of its fields. */
function other(value: Value, share = 1): Value {
  if (isText(value)) return random() < 0.5 ? otherWord(value) : newText();
  if (typeof value === 'number') return upTo(100000);
  if (isList(value)) return value.map((item) => other(item, share));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => ['id', 'en'].includes(key) || random() < share)
      .map(([key, field]) => [key, key === 'id' ? `new-${upTo(1e9)}` : other(field, share)]),
  );
}

/** Sets, adds or removes a value in plain values. */
function put(root: Value, path: FilePath, value: Value | undefined): void {
  const key = path.at(-1)!;
  const around = path
    .slice(0, -1)
    .reduce<Value>(
      (part, step) => (isList(part) ? part[Number(step)]! : (part as Group)[step]!),
      root,
    );
  if (value === undefined && isList(around)) around.splice(Number(key), 1);
  else if (value === undefined) Reflect.deleteProperty(around as Group, key);
  else (around as Group)[key] = value;
}

const kinds = [
  'word', 'word', 'text', 'kind', 'group', 'field', 'texts', 'less', 'insert', 'move', 'remove',
] as const; // prettier-ignore
type Kind = (typeof kinds)[number];

/** Makes an edit in `value`. @returns its place; undefined where the file has none for it */
function made(kind: Kind, value: Value): FilePath | undefined {
  const all = partsOf(value).filter(({path}) => path.length > 0);
  const some = <Own extends Value>(is: (part: Value) => part is Own) => {
    const found = all.flatMap(({path, value: own}) => (is(own) ? [{path, own}] : []));
    return found.length > 0 ? pick(found) : undefined;
  };
  const set = (path: FilePath, now?: Value): FilePath => {
    put(value, path, now);
    return path;
  };
  if (['word', 'text', 'kind'].includes(kind)) {
    const place = some(isText);
    if (!place) return undefined;
    const {path, own} = place;
    if (kind === 'word') return set(path, otherWord(own) || own);
    return set(path, kind === 'text' ? newText() : pick([upTo(1e6), random() < 0.5, null, -1.5]));
  }
  if (['group', 'field', 'texts', 'less'].includes(kind)) {
    const place = some(isGroup);
    if (!place) return undefined;
    const {path, own} = place;
    if (kind === 'group') return set(path, other(own));
    if (kind === 'field') return set([...path, `image-${upTo(1e9)}`], newText());
    if (kind === 'texts')
      return set([...path, `more-${upTo(1e9)}`], {en: newText(), ne: newText()});
    const key = Object.keys(own).at(-1);
    return key === undefined ? undefined : set([...path, key]);
  }
  const lists = partsOf(value).flatMap((part) =>
    isList(part.value) ? [{path: part.path, own: part.value}] : [],
  );
  if (lists.length === 0) return undefined;
  const {path, own} = pick(lists);
  const index = upTo(own.length + (kind === 'insert' ? 1 : 0));
  if (kind === 'insert') {
    const entry = own.length > 0 ? other(pick(own), 0.9) : {id: 'first', name: {en: newText()}};
    own.splice(index, 0, entry);
    return [...path, index];
  }
  if (own.length === 0) return undefined;
  if (kind === 'remove') return set([...path, index]);
  const to = upTo(own.length);
  own.splice(to, 0, ...own.splice(index, 1));
  return [...path, index];
}

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

/** What is wrong with the file after an edit. */
function mistakes(kind: Kind, before: string, after: string, meant: Value): string[] {
  assert.deepStrictEqual(parse(after), meant);
  const [old, now] = [before.split('\n'), after.split('\n')];
  const [gone, come] = [missingIn(now, old).length, missingIn(old, now).length];
  const lost = missingIn(commentsOf(after), commentsOf(before));
  return [
    ...(['remove', 'less'].includes(kind) ? [] : lost.map((comment) => `lost ${comment}`)),
    ...(kind === 'word' && (gone > 1 || come > 1) ? [`${gone} lines became ${come}`] : []),
    // Moving and adding change no other lines.
    ...(['move', 'insert', 'field', 'texts'].includes(kind) && gone > 1
      ? [`${gone} lines gone`]
      : []),
    ...(['remove', 'less'].includes(kind) && come > 1 ? [`${come} lines made`] : []),
  ];
}

const ledgers = readLedgers('.');
const agreed = translationsIn(ledgers.flatMap(({agreements}) => agreements));

/** Texts that say what was agreed, and that `npm run agree` would ask for. */
function newlyOpen(file: string, source: string): string[] {
  const [list] = listSources([parseYamlFile(file, file, Buffer.from(source))]);
  const own = ledgers.find(({name}) => name === file)?.agreements ?? [];
  const settled = compare(list!.texts, own, agreed).filter(({state}) => state === 'agreed');
  const known = new Set(settled.map(({english}) => english));
  const twins = new Map(list!.texts.twin.map((text) => [String(text.path), text.hash]));
  return list!.texts.english
    .filter((text) => {
      const twin = twins.get(String(text.path));
      return twin && agreed.get(text.hash)?.has(twin) && !known.has(text);
    })
    .map(({text}) => `to be agreed again: ${text}`);
}

it(`reads back ${EDITS} random edits of real lists as they were meant, with all comments`, () => {
  const wrong: string[] = [];
  const counts: Partial<Record<Kind, number>> = {};
  for (let count = 0, turn = 0; count < EDITS; turn += 1) {
    const file = files[turn % files.length]!;
    let source = readFileSync(file, 'utf8');
    for (let step = 0; step < CHAIN && count < EDITS; step += 1) {
      const meant = parse(source) as Value;
      const kind = pick(kinds);
      const edit = made(kind, meant);
      if (!edit) continue;
      count += 1;
      counts[kind] = (counts[kind] ?? 0) + 1;
      try {
        const result = setYaml(source, [], meant as Json);
        for (const mistake of [
          ...mistakes(kind, source, result, meant),
          ...newlyOpen(file, result),
        ]) {
          wrong.push(`${file}: ${kind} ${JSON.stringify(edit)}: ${mistake}`);
        }
        source = result;
      } catch (error) {
        wrong.push(`${file}: ${kind} ${JSON.stringify(edit)}: ${String(error)}`);
      }
    }
  }
  if (process.env.FUZZ) console.info(counts);
  expect(wrong).toEqual([]);
}, 600_000);
