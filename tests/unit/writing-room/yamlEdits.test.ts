import {EditError} from '../../../writing-room/files/editError';
import {applyYamlEdit} from '../../../writing-room/files/yamlEdits';

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

const folded = file(
  'text:',
  '  en: >-',
  '    The capital, where woodcarvers, builders and software makers work a few streets apart and the',
  '    workshops stand side by side with the markets, the temples and the offices of the companies,',
  '    as they always did.',
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
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head += 1;
  let tail = 0;
  while (
    tail < Math.min(old.length, now.length) - head &&
    old.at(-1 - tail) === now.at(-1 - tail)
  ) {
    tail += 1;
  }
  return [
    ...old.slice(head, old.length - tail).map((line) => `- ${line}`),
    ...now.slice(head, now.length - tail).map((line) => `+ ${line}`),
  ];
}

function changes(source: string, edit: Parameters<typeof applyYamlEdit>[1]): string[] {
  return diff(source, applyYamlEdit(source, edit));
}

describe('set', () => {
  const set = (source: string, path: (string | number)[], value?: string | number | boolean) =>
    changes(source, {kind: 'set', file: 'x.yml', path, value});

  it('changes one line when one word changes, and keeps the comment beside it', () => {
    expect(set(team, [0, 'role', 'en'], 'Director')).toEqual([
      '-   role: {en: Manager, ne: प्रबन्धक} # since 2020',
      '+   role: {en: Director, ne: प्रबन्धक} # since 2020',
    ]);
  });

  it.each([
    ['Manager, Nepal', "{en: 'Manager, Nepal', ne"],
    ['{fee} a year', "{en: '{fee} a year', ne"],
    ['Note: new', "{en: 'Note: new', ne"],
    ['It’s C#', '{en: It’s C#, ne'],
    ['No #1', "{en: 'No #1', ne"],
    ["the person's, friend", `{en: "the person's, friend", ne`],
    [`'a' "b"`, `{en: '''a'' "b"', ne`],
    ['- item', "{en: '- item', ne"],
    ['*', "{en: '*', ne"],
    ['%', "{en: '%', ne"],
    ['12', "{en: '12', ne"],
    ['yes', "{en: 'yes', ne"],
    ['null', "{en: 'null', ne"],
    ['', "{en: '', ne"],
    [' space ', "{en: ' space ', ne"],
    ['C:\\Temp', '{en: C:\\Temp, ne'],
    ['सिप: *star', "{en: 'सिप: *star', ne"],
    ['a\nb', '{en: "a\\nb", ne'],
    ['क्‍ष 👋🏽', '{en: क्‍ष 👋🏽, ne'],
  ])('quotes %j only where it must', (text, written) => {
    expect(set(team, [0, 'name', 'en'], text)[1]).toContain(written);
  });

  it('keeps the quotes that a text has', () => {
    expect(set(team, [1, 'dial'], '91')).toEqual(["-   dial: '977'", "+   dial: '91'"]);
    const quoted = file('a: "It\'s"');
    expect(set(quoted, ['a'], 'It is')).toEqual([`- a: "It's"`, '+ a: "It is"']);
  });

  it('writes numbers, dates and yes or no as they are', () => {
    expect(set(team, [1, 'years'], 4)).toEqual(['-   years: 3', '+   years: 4']);
    expect(set(team, [1, 'since'], '2025-01-31')[1]).toBe('+   since: 2025-01-31');
    expect(set(team, [0, 'standin'], false)[1]).toBe('+   standin: false');
  });

  it('keeps the line breaks of a folded text before and after the changed words', () => {
    const old =
      'workshops stand side by side with the markets, the temples and the offices of the companies,';
    const text = applyYamlEdit(folded, {
      kind: 'set',
      file: 'x.yml',
      path: ['text', 'en'],
      value:
        'The capital, where woodcarvers, builders and software makers work a few streets apart and the ' +
        'workshops stand close together with the markets, the temples and the offices of the companies, ' +
        'as they always did.',
    });
    expect(diff(folded, text)).toEqual([
      `-     ${old}`,
      `+     ${old.replace('side by side', 'close together')}`,
    ]);
  });

  it('adds to the last line of a folded text, and wraps at about 100 columns', () => {
    expect(set(folded, ['text', 'ne'], 'नेपालको राजधानी। ठूलो सहर।')).toEqual([
      '-     नेपालको राजधानी।',
      '+     नेपालको राजधानी। ठूलो सहर।',
    ]);
    const long = set(folded, ['text', 'ne'], `नेपालको राजधानी। ${'word '.repeat(30).trim()}`);
    expect(long).toHaveLength(3);
    expect(long.every((line) => line.length <= 102)).toBe(true);
  });

  it('writes a folded text in quotes when it cannot be folded', () => {
    expect(set(folded, ['text', 'ne'], '')).toEqual([
      '-   ne: >-',
      '-     नेपालको राजधानी।',
      "+   ne: ''",
    ]);
    expect(set(folded, ['text', 'ne'], ' a')).toContain("+   ne: ' a'");
    expect(set(folded, ['text', 'ne'], 'a ')).toContain("+   ne: 'a '");
    expect(set(file('a: >-', '  b  ', 'c: 1'), ['a'], 'd')).toEqual(['-   b  ', '+   d']);
  });

  it('keeps a literal text literal', () => {
    const literal = file('a: |', '  one', '  two', 'b: 1');
    expect(set(literal, ['a'], 'one\n2\n')).toEqual(['-   two', '+   2']);
  });

  it('writes a text and its translation over lines when they no longer fit on one', () => {
    const long = 'who runs the office and answers the members '.repeat(2).trim();
    const plain = file('- id: a', '  role: {en: Manager, ne: प्रबन्धक, more: {en: x}}');
    expect(set(plain, [0, 'role', 'en'], long)).toEqual([
      '-   role: {en: Manager, ne: प्रबन्धक, more: {en: x}}',
      '+   role:',
      `+     en: ${long}`,
      '+     ne: प्रबन्धक',
      '+     more: {en: x}',
    ]);
    const below = file('hint:', `  {en: ${long}, ne: प्रबन्धक}`, 'list:', '  - {en: a, ne: ख}');
    expect(set(below, ['hint', 'en'], 'Short')).toEqual([
      '- hint:',
      `-   {en: ${long}, ne: प्रबन्धक}`,
      '+ hint: {en: Short, ne: प्रबन्धक}',
    ]);
    expect(set(below, ['list', 0, 'en'], `${long}: yes`)).toEqual([
      '-   - {en: a, ne: ख}',
      `+   - en: '${long}: yes'`,
      '+     ne: ख',
    ]);
  });

  it('adds a missing field where another entry has it, otherwise after the last one', () => {
    expect(set(team, [1, 'standin'], true)).toEqual(['+   standin: true']);
    expect(set(team, [0, 'image'], '/img/team/asha.jpg')).toEqual([
      '+   image: /img/team/asha.jpg',
    ]);
    const other = file('- id: a', '  one: 1', '  two: 2', '- id: b', '  two: 2');
    expect(applyYamlEdit(other, {kind: 'set', file: 'x.yml', path: [1, 'one'], value: 1})).toBe(
      file('- id: a', '  one: 1', '  two: 2', '- id: b', '  one: 1', '  two: 2'),
    );
  });

  it('adds a language in the order of the languages', () => {
    const one = file('a: {ne: नेपाली}', 'b:', '  en: >-', '    English.');
    expect(set(one, ['a', 'en'], 'English')[1]).toBe('+ a: {en: English, ne: नेपाली}');
    expect(set(one, ['b', 'ne'], 'नेपाली।')).toEqual(['+   ne: >-', '+     नेपाली।']);
  });

  it('writes a whole value as the lists write it', () => {
    const source = file('- id: a');
    const add = (value: Record<string, string>) =>
      changes(source, {kind: 'set', file: 'x.yml', path: [0, 'text'], value});
    expect(add({en: 'Short', ne: 'छोटो'})).toEqual(['+   text: {en: Short, ne: छोटो}']);
    const long = 'A long sentence about a person and a place. '.repeat(4).trim();
    expect(add({en: long, ne: 'छोटो'})).toEqual([
      '+   text:',
      '+     en: >-',
      '+       A long sentence about a person and a place. A long sentence about a person and a place. A long',
      '+       sentence about a person and a place. A long sentence about a person and a place.',
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
    expect(changes(team, {kind: 'set', file: 'x.yml', path: [0], value})).toEqual([
      '-   role: {en: Manager, ne: प्रबन्धक} # since 2020',
      '-   standin: true',
      '+   role: {en: Boss, ne: प्रबन्धक} # since 2020',
    ]);
    const codes = ['NP', 'IN', 'US'];
    expect(changes(choices, {kind: 'set', file: 'x.yml', path: ['codes'], value: codes})).toEqual([
      '- codes: [NP, US]',
      '+ codes: [NP, IN, US]',
    ]);
  });

  it('writes JSON in a JSON file', () => {
    const json = file(
      '{',
      '  "a.b": {',
      '    "message": "पुरानो",',
      '    "description": "x"',
      '  }',
      '}',
    );
    expect(set(json, ['a.b', 'message'], 'नयाँ "क्‍ष" \\')).toEqual([
      '-     "message": "पुरानो",',
      '+     "message": "नयाँ \\"क्‍ष\\" \\\\",',
    ]);
  });

  it('finds keys that are addresses', () => {
    expect(set(file('/: {en: Home}', '/about: {en: About}'), ['/about', 'en'], 'Us')[1]).toBe(
      '+ /about: {en: Us}',
    );
  });
});

describe('insert', () => {
  const insert = (
    source: string,
    path: (string | number)[],
    index: number,
    value: object | string,
  ) => changes(source, {kind: 'insert', file: 'x.yml', path, index, value: value as never});
  const chandra = {id: 'chandra', name: {en: 'Chandra', ne: 'चन्द्र'}};

  it('writes an entry like its neighbour, with the empty lines of the list', () => {
    const lines = ['- id: chandra', '  name: {en: Chandra, ne: चन्द्र}'];
    expect(
      applyYamlEdit(team, {kind: 'insert', file: 'x', path: [], index: 2, value: chandra}),
    ).toBe(team + file('', ...lines));
    expect(insert(team, [], 0, chandra)).toEqual(
      ['+ - id: chandra', '+   name: {en: Chandra, ne: चन्द्र}', '+ '].sort(() => 0),
    );
    expect(insert(team, [], 1, chandra)).toHaveLength(3);
  });

  it('writes lists within lists', () => {
    expect(insert(choices, ['cities'], 1, chandra)).toEqual([
      '+   - {id: chandra, name: {en: Chandra, ne: चन्द्र}}',
    ]);
    expect(insert(choices, ['codes'], 0, 'NO')).toEqual([
      '- codes: [NP, US]',
      "+ codes: ['NO', NP, US]",
    ]);
    expect(insert(choices, ['none'], 0, chandra)).toEqual([
      '- none: []',
      '+ none:',
      '+   - id: chandra',
      '+     name: {en: Chandra, ne: चन्द्र}',
    ]);
    expect(insert(choices, ['other'], 0, 'a')).toEqual(['+ other: [a]']);
  });

  it('writes into an empty file of entries', () => {
    const empty = file('# Help', '', '[]');
    expect(insert(empty, [], 0, {id: 'a'})).toEqual(['- []', '+ - id: a']);
    expect(insert(file('# Help', ''), [], 0, {id: 'a'})).toEqual(['+ - id: a']);
  });
});

describe('duplicate', () => {
  it('copies the lines of an entry below it with the first free id', () => {
    const once = applyYamlEdit(sections, {kind: 'duplicate', file: 'x', path: [1]});
    expect(diff(sections, once)).toEqual([
      '+ # What a member pays.',
      '+ - id: fee-copy',
      '+   value: 1999',
      '+ ',
    ]);
    const twice = applyYamlEdit(once, {kind: 'duplicate', file: 'x', path: [1]});
    expect(twice).toContain('- id: fee-copy-2\n');
    expect(
      changes(choices, {kind: 'duplicate', file: 'x', path: ['cities', 0], id: 'itahari'}),
    ).toEqual(['+   - {id: itahari, name: {en: Damak, ne: दमक}}']);
  });

  it('rejects an id that the list has', () => {
    expect(() =>
      applyYamlEdit(sections, {kind: 'duplicate', file: 'x', path: [1], id: 'users'}),
    ).toThrow('There is an entry with the id "users" already. Choose another one.');
  });
});

describe('move', () => {
  const move = (source: string, path: (string | number)[], to: number) =>
    applyYamlEdit(source, {kind: 'move', file: 'x', path, to});

  it('takes along the comments directly above an entry, and leaves those of a section', () => {
    expect(move(sections, [1], 0)).toBe(
      file(
        '# Size',
        '',
        '# What a member pays.',
        '- id: fee',
        '  value: 1999',
        '',
        '- id: users',
        '  value: 5',
        '',
        '# Money',
        '',
        '- id: commission',
        '  value: 0',
      ),
    );
    expect(move(move(sections, [1], 2), [2], 1)).toBe(sections);
  });

  it('moves to the ends and within one line', () => {
    expect(move(move(team, [0], 1), [1], 0)).toBe(team);
    expect(move(choices, ['codes', 0], 1)).toContain('codes: [US, NP]');
    expect(move(choices, ['cities', 1], 0).split('\n')[1]).toContain('dharan');
  });
});

describe('remove', () => {
  const remove = (source: string, path: (string | number)[]) =>
    applyYamlEdit(source, {kind: 'remove', file: 'x', path});

  it('removes an entry with its comments, and keeps those of its section', () => {
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
  });

  it('leaves a valid list when the last entry goes', () => {
    expect(remove(remove(choices, ['cities', 0]), ['cities', 0])).toContain('cities: []\n\ncodes');
    expect(remove(file('# Help', '', '- id: a'), [0])).toBe(file('# Help', '', '[]'));
  });
});

describe('every edit', () => {
  it('keeps Windows line breaks, a byte order mark and a missing last line break', () => {
    const windows = `\ufeff${team.trimEnd().replaceAll('\n', '\r\n')}`;
    const edit = {kind: 'set', file: 'x', path: [1, 'since'], value: '2025-01-01'} as const;
    expect(applyYamlEdit(windows, edit)).toBe(windows.replace('2024-12-18', '2025-01-01'));
    const added = applyYamlEdit(windows, {kind: 'duplicate', file: 'x', path: [1]});
    expect(added).not.toMatch(/(?<!\r)\n|\n$/);
  });

  it('rejects a place that is not in the file, and a file that is not YAML', () => {
    const gone = 'This is not in the file any more. Load the page again.';
    for (const path of [[7, 'name', 'en'], ['name'], [0, 'name', 'en', 'x']]) {
      expect(() => applyYamlEdit(team, {kind: 'set', file: 'x', path, value: 'a'})).toThrow(gone);
    }
    expect(() => applyYamlEdit(team, {kind: 'move', file: 'x', path: [0], to: 2})).toThrow(gone);
    expect(() => applyYamlEdit(team, {kind: 'remove', file: 'x', path: [2]})).toThrow(EditError);
    expect(() => applyYamlEdit('a: "', {kind: 'set', file: 'x', path: ['a'], value: 'a'})).toThrow(
      'The file is not valid YAML. Correct it in a text editor first.',
    );
  });
});
