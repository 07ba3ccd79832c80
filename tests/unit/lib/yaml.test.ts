import {messages, yamlFile} from '../site-data/lists';
import {mistypedRoles} from './mistypedRoles';

const team = `- id: asha
  name: {en: Asha, ne: आशा}
  role: {en: Designer, ne: डिजाइनर}
`;

describe('a file that is not YAML', () => {
  it.each([
    [
      'a tab as indentation',
      '- id: asha\n\tname: Asha\n',
      ['2: There is a tab at the beginning of the line. Use spaces: two for each step.'],
    ],
    [
      'a tab as indentation of a list',
      '- id: asha\n  name:\n\t\ten: Asha\n',
      ['3: There is a tab at the beginning of the line. Use spaces: two for each step.'],
    ],
    [
      'a field written twice',
      '- id: asha\n  role: one\n  role: two\n',
      ['3: "role" is written twice in the same place. Keep one.'],
    ],
    [
      'no space after the hyphen',
      '-id: asha\n-id: bina\n',
      ['2: A space is missing after the hyphen: write "- id: …".'],
    ],
    [
      'a colon within a text',
      '- id: asha\n  name:\n    en: Asha: designer\n',
      ['3: The text has a colon and a space in it: put the whole text between quotes.'],
    ],
    [
      'a quotation mark that stays open',
      '- id: asha\n  name:\n    en: "Asha\n    ne: आशा\n- id: bina\n',
      ['3: A quotation mark is opened here and not closed.'],
    ],
    [
      'words after a closing quotation mark',
      '- id: asha\n  name:\n    en: "Asha" Tamang\n',
      [
        '3: There are words after the end of the text. Put a text with quotation marks or a bracket in it between quotes as a whole.',
      ],
    ],
    [
      'a field without a colon',
      '- id: asha\n  name\n  role: x\n',
      [
        '2: This line has no colon and space after the name of its field, or the next line is indented differently. The fields of one entry begin in the same column.',
      ],
    ],
    [
      'a field indented too far',
      '- id: asha\n    name: x\n',
      [
        '1: This line has no colon and space after the name of its field, or the next line is indented differently. The fields of one entry begin in the same column.',
      ],
    ],
    [
      'a field indented too little',
      '- id: asha\n name: x\n',
      ['2: The line is indented differently from the fields before it, or its "- " is missing.'],
    ],
    [
      'a text that begins with @',
      '- id: asha\n  name: @asha\n',
      ['2: A text cannot begin with @ on its own: put the whole text between quotes.'],
    ],
    [
      'a text that begins with %',
      '- id: asha\n  name: %asha\n',
      ['2: A text cannot begin with % on its own: put the whole text between quotes.'],
    ],
    [
      'a text that begins with *',
      '- id: asha\n  name: *Asha* Tamang\n',
      ['2: A text cannot begin with * on its own: put the whole text between quotes.'],
    ],
    [
      'a text that begins with a fact',
      '- id: asha\n  name: {downloads} installs\n',
      [
        '2: There are words after the end of the text. Put a text with quotation marks or a bracket in it between quotes as a whole.',
      ],
    ],
    [
      'a bracket that stays open',
      '- id: asha\n  name: {en: Asha, ne: आशा\n  role: x\n',
      ['2: A brace { is opened in this line and not closed.'],
    ],
    [
      'a bracket of a list that stays open',
      '- id: asha\n  name: [Asha, आशा\n  role: x\n',
      ['3: A bracket [ or { is opened and not closed in the lines before.'],
    ],
    ...mistypedRoles.map(([what, role, expected]): [string, string, string[]] => [
      what,
      `- id: asha\n${role}\n  name: {en: Asha, ne: आशा}\n`,
      [`2: ${expected}`],
    ]),
    [
      'a hyphen that is missing',
      '- id: asha\n  name: A\n  role: B\n  id: bina\n  name: C\n  role: D\n',
      ['4: A new entry begins here, and its hyphen is missing: write "- id: …".'],
    ],
    [
      'a note without its sign',
      '- id: asha\n  role: x\nThe new people\n- id: bina\n',
      [
        '3: These words belong to no field. A note begins with #, and a text with the name of its field and a colon.',
      ],
    ],
    [
      'a text on lines of its own that is not indented',
      '- id: asha\n  role:\n    en: >-\n    The words.\n    ne: >-\n      शब्द।\n',
      ['4: A text on lines of its own begins two spaces further right than the name of its field.'],
    ],
    [
      'two versions of a file',
      '- id: asha\n<<<<<<< HEAD\n  role: x\n=======\n  role: y\n>>>>>>> main\n',
      [
        '2: Two versions of the file are here, above and below the line "=======". Keep one, and delete the lines with "<<<<<<<", "=======" and ">>>>>>>".',
      ],
    ],
  ])('says what to do about %s', async (_, source, expected) => {
    expect(await messages('team', source)).toEqual(expected);
  });

  it('reports every broken line at once', async () => {
    expect(await messages('team', '- id: a\n  name: @x\n- id: b\n  name: %x\n')).toHaveLength(2);
  });

  it('keeps to the line of the mistake where everything after it cannot be read either', async () => {
    const broken = team.replace('  role', '\timage: x\n  role');
    expect(await messages('team', `${broken}${team}`)).toEqual([
      '3: There is a tab at the beginning of the line. Use spaces: two for each step.',
    ]);
    expect(await messages('team', `${team}- id: bina\nx\ny: z\n${team}`)).toHaveLength(1);
  });

  it('reads a half-saved file without an exception', async () => {
    for (let length = 0; length < team.length; length += 1) {
      await expect(messages('team', team.slice(0, length))).resolves.toBeInstanceOf(Array);
    }
  });
});

describe('a file as some editors save it', () => {
  it('reads a file with a byte order mark and Windows line ends', async () => {
    expect(await messages('team', `\ufeff${team.replaceAll('\n', '\r\n')}`)).toEqual([]);
  });

  it('counts lines with Windows line ends right', async () => {
    expect(await messages('team', `${team}  rol: x\n`.replaceAll('\n', '\r\n'))).toEqual([
      '4: "rol" is not a field here. Did you mean "role"?',
    ]);
  });

  it('asks for UTF-8 where a file is saved otherwise', () => {
    const utf16 = new Uint8Array([0xff, 0xfe, 0x2d, 0x00, 0x20, 0x00]);
    expect(yamlFile('team', utf16).problems.map(({message}) => message)).toEqual([
      'The file is not saved as UTF-8. Save it again with the encoding "UTF-8".',
    ]);
  });
});
