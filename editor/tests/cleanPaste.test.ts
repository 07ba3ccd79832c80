import {explainCharacter} from 'content/words/checkCharacters';
import {checkDanda} from 'content/words/textRules';
import {chatMarks, cleanPaste} from '../ui/cleanPaste';

it.each([
  ['spaces that do not break', 'Rs\u00a01,999\u202fa\u2009year', 'Rs 1,999 a year'],
  ['tabs and double spaces', 'one\ttwo  three   four', 'one two three four'],
  ['space of no width and soft hyphens', 'every\u200bwhere skil\u00adled', 'everywhere skilled'],
  ['a byte order mark', '\ufeffone', 'one'],
  ['marks of direction', '\u200eone\u202e two\u2069', 'one two'],
  ['control characters and lost pictures', 'one\u0007 \ufffctwo', 'one two'],
  ['spaces at the ends', '  one two \n', 'one two'],
  ['line ends of every kind', 'a\r\nb\rc\u2028d\u2029e\vf', 'a\nb\nc\nd\ne\nf'],
  ['spaces around line ends', 'a \n b\t\n\tc', 'a\nb\nc'],
  ['several empty lines', 'a\n\n\n\n b\n \n\nc', 'a\n\nb\n\nc'],
  ['letters with their accents apart', 'Cafe\u0301', 'Café'],
  ['a space before a danda', 'ठिक छ ।\nअँ ॥', 'ठिक छ।\nअँ॥'],
  ['joiners outside of Nepali', '\u200done\u200c two\u200d', 'one two'],
])('takes away %s', (_, text, expected) => {
  expect(cleanPaste(text)).toBe(expected);
});

it('keeps one space beside the words around it', () => {
  expect(cleanPaste('  Text from Word ', ['Search', 'here'])).toBe(' Text from Word ');
  expect(cleanPaste(' Text ', ['Search ', ' here'])).toBe('Text');
  expect(cleanPaste(' Text. ', ['', ''])).toBe('Text.');
  expect(cleanPaste(' \n', ['one', 'two'])).toBe('');
});

it.each([
  'गर्\u200dयो, श्री\u200cमान्',
  '“Quoted” – a dash — another… it’s',
  'One.\n\nTwo.',
  '- one\n- two',
  '👩\u200d🔧 and 🏳\ufe0f\u200d🌈',
  '[a link](/how), **bold** and <Fact id="fee" />',
  '',
])('leaves %j as it is', (text) => {
  expect(cleanPaste(text)).toBe(text);
});

it('leaves nothing that the checks forbid, and changes nothing the second time', () => {
  // The first plane, those of emoji and of tags, and the ends of all others.
  const all = Array.from({length: 0x110000}, (_, code) => code).filter(
    (code) => code < 0x10000 || [0x1f, 0xe0].includes(code >> 12) || (code & 0xffff) > 0xfffb,
  );
  const cleaned = cleanPaste(all.map((code) => `नेपाल${String.fromCodePoint(code)} ।\n`).join(''));
  const forbidden = cleaned
    .split('\n')
    .filter((line) => explainCharacter(line) !== undefined || checkDanda(line).length > 0);
  expect(forbidden).toEqual([]);
  expect(cleanPaste(cleaned)).toBe(cleaned);
});

it.each([
  ['*bold* and _italics_, *both words*', '**bold** and *italics*, **both words**'],
  [
    '5 * 3 * 2, a*b*c, **bold**, snake_case_name, /a_b_c',
    '5 * 3 * 2, a*b*c, **bold**, snake_case_name, /a_b_c',
  ],
  ['*काम* _गर्नुहोस्_।', '**काम** *गर्नुहोस्*।'],
])('reads the stars of WhatsApp in %j', (text, expected) => {
  expect(chatMarks(text)).toBe(expected);
});
