import {explainCharacter} from 'content/words/checkCharacters';
import {cleanPaste} from '@site/editor/ui/cleanPaste';
import {row} from '../../support/row';

it.each([
  ['U+00AD', 'soft hyphen'],
  ['U+034F', 'combining grapheme joiner'],
  ['U+061C', 'mark of direction'],
  ['U+115F', 'filler of Hangul'],
  ['U+17B5', 'inherent vowel of Khmer'],
  ['U+180E', 'separator of Mongolian'],
  ['U+200B', 'space of no width'],
  ['U+202E', 'override of the direction'],
  ['U+2060', 'word joiner'],
  ['U+2065', 'ignorable, not assigned'],
  ['U+2064', 'invisible plus'],
  ['U+206A', 'deprecated format character'],
  ['U+2800', 'blank of Braille'],
  ['U+3164', 'filler of Hangul'],
  ['U+E000', 'private use'],
  ['U+FDD0', 'no character'],
  ['U+FEFF', 'byte order mark'],
  ['U+FFA0', 'half-width filler'],
  ['U+FFF9', 'mark of an annotation'],
  ['U+FFFC', 'place of an object'],
  ['U+FFFD', 'lost letter'],
  ['U+FFFE', 'no character'],
  ['U+1BCA0', 'format of shorthand'],
  ['U+1D173', 'format of music'],
  ['U+1FFFE', 'no character'],
  ['U+E0001', 'tag of a language'],
  ['U+E0041', 'tag'],
  ['U+F0000', 'private use'],
  ['U+10FFFF', 'no character'],
  ['U+0007', 'control character'],
  ['U+009F', 'control character'],
])('finds and removes %s, a %s', (code) => {
  const text = `Gene${String.fromCodePoint(parseInt(code.slice(2), 16))}ral manager`;
  expect(row(explainCharacter(text)!)).toBe(`file.invisible General ${code}`);
  expect(cleanPaste(text)).toBe('General manager');
});

it.each([...'\u00a0\u1680\u2002\u2007\u200a\u202f\u205f\u3000'])(
  'finds the space %j, and makes it a plain one',
  (space) => {
    expect(explainCharacter(`two${space}words`)?.id).toBe('file.space');
    expect(cleanPaste(`two${space}words`)).toBe('two words');
  },
);

it.each([
  'गर्\u200dयो',
  'श्री\u200cमान्',
  '☎\ufe0f',
  '👩\u200d🔧',
  '葛\u{e0100}',
  'e\u0301',
  '🇳🇵',
  'a b',
])('leaves %j alone', (text) => {
  expect(explainCharacter(text)).toBeUndefined();
  expect(cleanPaste(text)).toBe(text.normalize('NFC'));
});
