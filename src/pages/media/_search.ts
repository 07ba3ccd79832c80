const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/** Zero-width joiners and their kin: they shape Devanagari and are never searched for. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** A text as it is compared: one form for what a reader takes for the same letters and digits. */
export function fold(text: string): string {
  return text
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .toLowerCase();
}

/**
 * Whether every word of a search stands somewhere in the texts. A word may stand inside another:
 * Nepali ties its case endings to the word, and एप is to find एपमा.
 */
export function matches(search: string, texts: readonly string[]): boolean {
  const folded = texts.map(fold);
  const words = fold(search).split(/\s+/).filter(Boolean);
  return words.every((word) => folded.some((text) => text.includes(word)));
}
