import {parse} from 'yaml';
import {valueAt} from 'content/read/valuePath';
import {EditError} from 'minimal-edits/editError';
import {setYaml} from 'minimal-edits/yamlEdits';
import type {Json} from '../../../writing-room/protocol';

/** Joins lines, with a line break after the last one. */
const file = (...lines: string[]): string => `${lines.join('\n')}\n`;

const team = file(
  '# The people.',
  '# Copy an entry.',
  '',
  '- id: asha',
  '  name: {en: Asha, ne: आशा}',
  '  role: {en: Manager, ne: प्रबन्धक} # since 2020',
  '  standin: true',
  '',
  '- id: bikram',
  '  name: {en: Bikram, ne: विक्रम}',
  '  years: 3',
  "  dial: '977'",
  '  since: 2024-12-18',
);

const sections = file(
  '# Size',
  '',
  '- id: users',
  '  value: 5',
  '',
  '# Money',
  '',
  '# What a member pays.',
  '- id: fee',
  '  value: 1999',
  '',
  '- id: commission',
  '  value: 0',
);

const capital =
  'The capital, where woodcarvers, builders and software makers work a few streets apart, and people';

const folded = file(
  'text:',
  '  en: >-',
  `    ${capital} the workshops stand side by side.`,
  '  ne: >-',
  '    नेपालको राजधानी।',
  'next: 1',
);

const choices = file(
  'cities:',
  '  - {id: damak, name: {en: Damak, ne: दमक}}',
  '  - {id: dharan, name: {en: Dharan, ne: धरान}}',
  '',
  'codes: [NP, US]',
  'none: []',
);

/** The lines that differ: `- ` before, `+ ` after. */
function diff(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const least = Math.min(old.length, now.length);
  let [head, tail] = [0, 0];
  while (head < least && old[head] === now[head]) head += 1;
  while (tail < least - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  return [
    ...old.slice(head, old.length - tail).map((line) => `- ${line}`),
    ...now.slice(head, now.length - tail).map((line) => `+ ${line}`),
  ];
}

type Path = readonly (string | number)[];

const apply = (source: string, path: Path, value?: unknown): string =>
  setYaml(source, path, value as Json | undefined);
const set = (source: string, path: Path, value?: unknown): string[] =>
  diff(source, apply(source, path, value));
/** The list at a path with something else in it. */
const list = (source: string, path: Path, change: (entries: unknown[]) => unknown): string => {
  const entries = [...((valueAt(parse(source), path) ?? []) as unknown[])];
  change(entries);
  return apply(source, path, entries);
};
const inserted = (source: string, path: Path, index: number, value: unknown) =>
  list(source, path, (entries) => entries.splice(index, 0, value));
const insert = (source: string, path: Path, index: number, value: unknown): string[] =>
  diff(source, inserted(source, path, index, value));
const move = (source: string, path: Path, to: number): string =>
  list(source, path.slice(0, -1), (entries) =>
    entries.splice(to, 0, ...entries.splice(Number(path.at(-1)), 1)),
  );
const remove = (source: string, path: Path): string => apply(source, path);

// That every edit reads back as it was meant, with all comments, is proved in yamlEditsFuzz.test.ts; here is
// how it is written.
describe('set', () => {
  it('changes one line when one word changes, and keeps the comment beside it', () => {
    expect(set(team, [0, 'role', 'en'], 'Director')).toEqual([
      '-   role: {en: Manager, ne: प्रबन्धक} # since 2020',
      '+   role: {en: Director, ne: प्रबन्धक} # since 2020',
    ]);
  });

  it.each([
    ['Manager, Nepal', "{en: 'Manager, Nepal', ne"],
    ['It’s C#', '{en: It’s C#, ne'],
    ["the person's, friend", `{en: "the person's, friend", ne`],
    [`'a' "b"`, `{en: '''a'' "b"', ne`],
    ['12', "{en: '12', ne"],
    ['C:\\Temp', '{en: C:\\Temp, ne'],
    ['a\nb', '{en: "a\\nb", ne'],
    ['क्‍ष 👋🏽', '{en: क्‍ष 👋🏽, ne'],
  ])('quotes %j only where it must', (text, written) => {
    expect(set(team, [0, 'name', 'en'], text)[1]).toContain(written);
  });

  it('keeps the quotes that a text has, and writes numbers, dates and yes or no without', () => {
    expect(set(team, [1, 'dial'], '91')).toEqual(["-   dial: '977'", "+   dial: '91'"]);
    expect(set(file('a: "It\'s"'), ['a'], 'It is')).toEqual([`- a: "It's"`, '+ a: "It is"']);
    expect(set(team, [1, 'years'], 4)[1]).toBe('+   years: 4');
    expect(set(team, [1, 'since'], '2025-01-31')[1]).toBe('+   since: 2025-01-31');
    expect(set(team, [0, 'standin'], false)[1]).toBe('+   standin: false');
  });

  it('keeps a long text on the line below its key', () => {
    const long = `नेपालको राजधानी। ${'word '.repeat(30).trim()}`;
    expect(set(folded, ['text', 'ne'], long)).toEqual(['-     नेपालको राजधानी।', `+     ${long}`]);
  });

  it('brings a text that was broken into lines by hand onto one', () => {
    const byHand = folded.replace(capital, `${capital.slice(0, 40)}\n    ${capital.slice(41)}`);
    expect(apply(byHand, ['next'], 2)).toBe(folded.replace('next: 1', 'next: 2'));
  });

  it('writes a folded text in quotes when it cannot be folded', () => {
    expect(set(folded, ['text', 'ne'], '')).toEqual([
      '-   ne: >-',
      '-     नेपालको राजधानी।',
      "+   ne: ''",
    ]);
    expect(set(folded, ['text', 'ne'], ' a')).toContain("+   ne: ' a'");
    expect(set(folded, ['text', 'ne'], 'a ')).toContain("+   ne: 'a '");
    // And keeps a literal one literal.
    expect(set(file('a: |', '  one', '  two', 'b: 1'), ['a'], 'one\n2\n')).toEqual([
      '-   two',
      '+   2',
    ]);
  });

  it('keeps a text and its translation on one line when one of them becomes long', () => {
    expect(set(team, [0, 'role', 'en'], capital)).toEqual([
      '-   role: {en: Manager, ne: प्रबन्धक} # since 2020',
      `+   role: {en: '${capital}', ne: प्रबन्धक} # since 2020`,
    ]);
  });

  it('adds a missing field where another entry has it, otherwise after the last one', () => {
    expect(set(team, [0, 'image'], '/img/a.jpg')).toEqual(['+   image: /img/a.jpg']);
    const other = file('- id: a', '  one: 1', '  two: 2', '- id: b', '  two: 2');
    expect(apply(other, [1, 'one'], 1)).toBe(other.replace('- id: b', '- id: b\n  one: 1'));
  });

  it('adds a language in the order of the languages', () => {
    const one = file('a: {ne: नेपाली}', 'b:', '  en: >-', '    English.');
    expect(set(one, ['a', 'en'], 'English')[1]).toBe('+ a: {en: English, ne: नेपाली}');
    expect(set(one, ['b', 'ne'], 'नेपाली।')).toEqual(['+   ne: >-', '+     नेपाली।']);
  });

  it('writes a whole value as the lists write it', () => {
    const add = (value: Record<string, string>) => set(file('- id: a'), [0, 'text'], value);
    expect(add({en: 'Short', ne: 'छोटो'})).toEqual(['+   text: {en: Short, ne: छोटो}']);
    expect(add({en: capital, ne: 'छोटो'})).toEqual([
      '+   text:',
      '+     en: >-',
      `+       ${capital}`,
      '+     ne: छोटो',
    ]);
  });

  it('removes a field with its line and its comment', () => {
    expect(set(team, [0, 'role'])).toEqual(['-   role: {en: Manager, ne: प्रबन्धक} # since 2020']);
    expect(set(team, [0, 'name', 'ne'])[1]).toBe('+   name: {en: Asha}');
    expect(set(team, [0, 'id']).at(-1)).toBe('+ - name: {en: Asha, ne: आशा}');
    expect(set(team, [0, 'image'])).toEqual([]);
  });

  it('changes only what differs in a whole value', () => {
    const value = {id: 'asha', name: {en: 'Asha', ne: 'आशा'}, role: {en: 'Boss', ne: 'प्रबन्धक'}};
    expect(set(team, [0], value)).toEqual([
      '-   role: {en: Manager, ne: प्रबन्धक} # since 2020',
      '-   standin: true',
      '+   role: {en: Boss, ne: प्रबन्धक} # since 2020',
    ]);
    expect(set(choices, ['codes'], ['NP', 'IN', 'US'])[1]).toBe('+ codes: [NP, IN, US]');
  });
});

describe('insert', () => {
  const chandra = {id: 'chandra', name: {en: 'Chandra', ne: 'चन्द्र'}};
  const lines = ['+ - id: chandra', '+   name: {en: Chandra, ne: चन्द्र}'];

  it('writes an entry like its neighbour, with the empty lines of the list', () => {
    // Its fields are in the same order, too.
    const value = {name: chandra.name, id: chandra.id};
    expect(inserted(team, [], 2, value)).toBe(
      team + file('', ...lines.map((line) => line.slice(2))),
    );
    expect(insert(team, [], 0, chandra)).toEqual([...lines, '+ ']);
    expect(insert(team, [], 1, chandra)).toHaveLength(3);
  });

  it('writes lists within lists, and into empty ones', () => {
    const flow = '+   - {id: chandra, name: {en: Chandra, ne: चन्द्र}}';
    expect(insert(choices, ['cities'], 1, chandra)).toEqual([flow]);
    expect(insert(choices, ['codes'], 0, 'NO')[1]).toBe('+ codes: [NO, NP, US]');
    expect(insert(choices, ['none'], 0, chandra)).toEqual([
      '- none: []',
      '+ none:',
      ...lines.map((line) => line.replace('+ ', '+   ')),
    ]);
    expect(insert(choices, ['other'], 0, 'a')).toEqual(['+ other: [a]']);
    expect(insert(file('# Help', '', '[]'), [], 0, {id: 'a'})).toEqual(['- []', '+ - id: a']);
    expect(insert(file('# Help', ''), [], 0, {id: 'a'})).toEqual(['+ - id: a']);
  });
});

it('moves an entry with the comments directly above it, and leaves those of a section', () => {
  const fee = '# What a member pays.\n- id: fee\n  value: 1999\n\n';
  expect(move(sections, [1], 0)).toBe(
    sections.replace(fee, '').replace('# Size\n\n', `# Size\n\n${fee}`),
  );
  expect(move(move(sections, [1], 2), [2], 1)).toBe(sections);
  expect(move(move(team, [0], 1), [1], 0)).toBe(team);
  expect(move(choices, ['codes', 0], 1)).toContain('codes: [US, NP]');
});

it('removes an entry with its comments, keeps those of its section, and leaves a valid list', () => {
  expect(diff(sections, remove(sections, [1]))).toEqual([
    '- # What a member pays.',
    '- - id: fee',
    '-   value: 1999',
    '- ',
  ]);
  expect(diff(sections, remove(sections, [2]))).toEqual([
    '- - id: commission',
    '-   value: 0',
    '- ',
  ]);
  expect(remove(choices, ['codes', 1])).toContain('codes: [NP]\n');
  expect(remove(remove(choices, ['cities', 0]), ['cities', 0])).toContain('cities: []\n\ncodes');
  expect(remove(file('# Help', '', '- id: a'), [0])).toBe(file('# Help', '', '[]'));
});

describe('every edit', () => {
  it('keeps Windows line breaks and a byte order mark', () => {
    const windows = `\ufeff${team.replaceAll('\n', '\r\n')}`;
    expect(apply(windows, [1, 'since'], '2025-01-01')).toBe(
      windows.replace('2024-12-18', '2025-01-01'),
    );
  });

  it('rejects a place that is not in the file, and a file that is not YAML', () => {
    const gone = 'This is not in the file any more. Load the page again.';
    for (const path of [[7, 'name', 'en'], ['name'], [0, 'name', 'en', 'x']]) {
      expect(() => set(team, path, 'a')).toThrow(gone);
    }
    expect(() => remove(team, [2])).toThrow(EditError);
    expect(() => set('a: "', ['a'], 'a')).toThrow(
      'The file cannot be read. Correct it in a text editor first.',
    );
  });
});
