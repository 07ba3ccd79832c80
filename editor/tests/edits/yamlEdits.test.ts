import {parse} from 'yaml';
import {EditError} from '../../sentences';
import {setYaml} from '../../edits/yamlEdits';
import {isList, partAt, spliced} from '../../edits/values';
import type {FilePath, Json} from '../../types';

/** Joins lines, with a line break after the last one. */
const file = (...lines: string[]): string => `${lines.join('\n')}\n`;

const asha = ['- id: asha', '  name:', '    en: Asha', '    ne: आशा', '  placeholder: true'];
const bikram = [
  ...['- id: bikram', '  name:', '    en: Bikram', '    ne: विक्रम', '  years: 3'],
  ...['  dial: "977"', '  since: 2024-12-18'],
];
const team = file(...asha, ...bikram);
const chandra = {id: 'chandra', name: {en: 'Chandra', ne: 'चन्द्र'}};
const chandraLines = ['- id: chandra', '  name:', '    en: Chandra', '    ne: चन्द्र'];

const insert = (source: string, path: FilePath, index: number, value: Json): string => {
  const list = partAt(parse(source) as Json, path);
  return setYaml(source, path, spliced(isList(list) ? list : [], index, 0, value));
};

// That a changed text changes its own lines and no others is proved in yamlEditsFuzz.test.ts.

it('adds a missing field where another entry has it, otherwise after the last one', () => {
  const lines = [...asha, '  image: /img/a.jpg', ...bikram];
  expect(setYaml(team, [0, 'image'], '/img/a.jpg')).toBe(file(...lines));
  const other = file('- id: a', '  one: 1', '  two: 2', '- id: b', '  two: 2');
  expect(setYaml(other, [1, 'one'], 1)).toBe(other.replace('- id: b', '- id: b\n  one: 1'));
});

it('adds a language in the order of the languages', () => {
  expect(setYaml(file('a:', '  ne: नेपाली'), ['a', 'en'], 'English')).toBe(
    file('a:', '  en: English', '  ne: नेपाली'),
  );
});

it('removes a field, and nothing where there is none', () => {
  expect(setYaml(team, [0, 'placeholder'], undefined)).toBe(file(...asha.slice(0, -1), ...bikram));
  expect(setYaml(team, [0, 'image'], undefined)).toBe(team);
});

it('keeps the order of the fields where a whole value is set', () => {
  const value = {placeholder: false, name: {ne: 'आशा', en: 'Asha'}, id: 'asha'};
  expect(setYaml(team, [0], value)).toBe(team.replace('placeholder: true', 'placeholder: false'));
});

it('writes an entry with its fields in the order of its neighbour', () => {
  const value = {name: {ne: 'चन्द्र', en: 'Chandra'}, id: chandra.id};
  expect(insert(team, [], 2, value)).toBe(team + file(...chandraLines));
  expect(insert(team, [], 0, value)).toBe(file(...chandraLines) + team);
  expect(insert(team, [], 1, value)).toBe(file(...asha, ...chandraLines, ...bikram));
});

it('writes the first entry of a list that is empty or not there', () => {
  const lines = ['others:', ...chandraLines.map((line) => `  ${line}`)];
  expect(insert(file('others: []'), ['others'], 0, chandra)).toBe(file(...lines));
  expect(insert(file('a: 1'), ['others'], 0, chandra)).toBe(file('a: 1', ...lines));
  expect(insert(file('[]'), [], 0, {id: 'a'})).toBe(file('- id: a'));
  expect(insert('', [], 0, {id: 'a'})).toBe(file('- id: a'));
});

it('moves and removes entries with all of their lines', () => {
  expect(setYaml(team, [], (parse(team) as Json[]).reverse())).toBe(file(...bikram, ...asha));
  expect(setYaml(team, [0], undefined)).toBe(file(...bikram));
  expect(setYaml(setYaml(team, [0], undefined), [0], undefined)).toBe(file('[]'));
});

describe('every edit', () => {
  it('keeps Windows line breaks and a byte order mark', () => {
    const windows = `\ufeff${team.replaceAll('\n', '\r\n')}`;
    expect(setYaml(windows, [1, 'since'], '2025-01-01')).toBe(
      windows.replace('2024-12-18', '2025-01-01'),
    );
  });

  it('brings a file that a person wrote otherwise into its form', () => {
    const byHand = '# People\n- {id: asha, name: {en: Asha, ne: आशा}, placeholder: yes}\n';
    expect(setYaml(byHand, [0, 'placeholder'], true)).toBe(file(...asha));
  });

  it('rejects a place that is not in the file, and a file that is not YAML', () => {
    const gone = 'This is no longer there. Open the page again.';
    for (const path of [[7, 'name', 'en'], ['name'], [0, 'name', 'en', 'x']]) {
      expect(() => setYaml(team, path, 'a')).toThrow(gone);
    }
    expect(() => setYaml(team, [2], undefined)).toThrow(EditError);
    expect(() => setYaml('a: "', ['a'], 'a')).toThrow(
      'This was changed outside the writing room and cannot be read. Ask the person who looks after the site.',
    );
  });
});
