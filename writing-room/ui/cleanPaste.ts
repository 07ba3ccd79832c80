/** Line ends of Windows and of old Macs, those of Unicode, and the one within a paragraph of Word. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Soft hyphens, marks of no width and of direction, and the place of an object that was not copied. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ue000-\uf8ff\ufeff\ufffc]/g;

/** Tabs, and spaces that do not break, that are narrow or wide. */
const SPACES = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Nepali spelling (गर्‍यो) and some emoji need the joiners; elsewhere they are leftovers. */
const STRAY_JOINERS =
  /(?<![\p{Script=Devanagari}\p{Extended_Pictographic}\ufe0f\u200c\u200d])[\u200c\u200d]+/gu;

/**
 * A text from Word, an e-mail or the web as somebody would type it. Lines stay lines, with one empty
 * line at the most between two; dashes and quotation marks stay as they are.
 *
 * @param around what stands before and after the place where it goes: beside a word, a space stays
 */
export function cleanPaste(text: string, around: readonly [string, string] = ['', '']): string {
  const clean = text
    .normalize('NFC')
    .replace(LINE_ENDS, '\n')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(STRAY_JOINERS, '')
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(?<=\S) ([।॥])/g, '$1');
  const words = clean.trim();
  if (words === '') return words;
  const [before, after] = around;
  const first = clean.startsWith(' ') && /\S$/.test(before) ? ' ' : '';
  const last = clean.endsWith(' ') && /^\S/.test(after) ? ' ' : '';
  return first + words + last;
}
