/** In this order: what is to be replaced, and by what. */
const REPLACED: readonly [RegExp, string][] = [
  // Line ends of Windows and of old Macs, those of Unicode, and the one within a paragraph of Word.
  [/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'],
  // Soft hyphens, marks of no width and of direction, and the place of an object that was not copied.
  [
    /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ue000-\uf8ff\ufeff\ufffc]/g,
    '',
  ],
  // Tabs, and spaces that do not break, that are narrow or wide.
  [/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
  [/(?!\n)\p{Cc}/gu, ''],
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
