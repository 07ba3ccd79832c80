const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';

/** How much longer a word becomes. */
const PADDING = 1 / 3;

/** Places of values and facts, targets of links, tags, and escapes: not for readers. */
const SETTINGS = /\{[^{}]*\}|(?<=\])\([^()\s]*\)|<[^<>]*>|&#?\w+;|\\./g;

const accent = (word: string): string =>
  [...word].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');

const lengthen = (word: string): string =>
  accent(word + word.slice(0, Math.round(word.length * PADDING)).toLowerCase());

/** The text with an accent on every Latin letter and a third more of them; settings stay as they are. */
export function pseudoText(text: string): string {
  const words = (part: string) => part.replace(/[A-Za-z]+/g, lengthen);
  const settings = text.match(SETTINGS) ?? [];
  return text
    .split(SETTINGS)
    .map((part, index) => words(part) + (settings[index] ?? ''))
    .join('');
}
