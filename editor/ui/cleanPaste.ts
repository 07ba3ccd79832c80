import {INVISIBLE, LINE_END, OTHER_SPACE} from 'nepali-text/characters';

/** In this order: what is to be replaced, and by what. */
const REPLACED: readonly [RegExp, string][] = [
  [LINE_END, '\n'],
  [OTHER_SPACE, ' '],
  [INVISIBLE, ''],
  // Nepali spelling (गर्‍यो) and some emoji need the joiners; elsewhere they are leftovers.
  [/(?<![\p{Script=Devanagari}\p{Extended_Pictographic}\ufe0f\u200c\u200d])[\u200c\u200d]+/gu, ''],
  [/ +/g, ' '],
  [/ ?\n ?/g, '\n'],
  [/\n{3,}/g, '\n\n'],
  [/(?<=\S) ([।॥])/g, '$1'],
];

/**
 * A text from Word, an e-mail or the web as somebody would type it. Lines stay lines, with one empty
 * line at the most between two; dashes and quotation marks stay as they are.
 *
 * @param around what stands before and after the place where it goes: beside a word, a space stays
 */
export function cleanPaste(text: string, [before, after]: readonly [string, string] = ['', '']) {
  const clean = REPLACED.reduce((all, [old, now]) => all.replace(old, now), text.normalize('NFC'));
  const words = clean.trim();
  const first = clean.startsWith(' ') && /\S$/.test(before) ? ' ' : '';
  const last = clean.endsWith(' ') && /^\S/.test(after) ? ' ' : '';
  return words && first + words + last;
}

/** `*bold*` and `_italics_`, as WhatsApp copies them, in Markdown. */
export const chatMarks = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}*\\])\*(?![\s*])([^*\n]+?)(?<!\s)\*(?![\p{L}\p{N}*])/gu, '**$1**')
    .replace(/(?<![\p{L}\p{N}_/])_(?![\s_])([^_\n]+?)(?<!\s)_(?![\p{L}\p{N}_])/gu, '*$1*');
