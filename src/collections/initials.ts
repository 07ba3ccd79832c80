/** One letter as a reader sees it: in Devanagari a consonant with its conjuncts and vowel signs. */
const LETTER = /\p{L}(?:\u094d\p{L})*\p{M}*/u;

/**
 * The letters for the woven label on a motif: the first of the first two words, or the first two of
 * a single word. Where one of the two is in Devanagari, the first alone: together they would read as
 * another word or mix two scripts. Text after a comma ("…, sample") is ignored. Computed in the build,
 * because browsers differ in where they split Devanagari letters.
 */
export function initials(text: string): string {
  const words = (text.split(',')[0] ?? '').split(/\s+/).filter((word) => LETTER.test(word));
  const [first = '', second] = words;
  const letterOf = (word: string) => LETTER.exec(word)?.[0] ?? '';
  const letter = letterOf(first);
  const isLatin = (text: string) => /^\p{Script=Latin}/u.test(text);
  if (!isLatin(letter)) return letter;
  if (!second) return first.slice(0, 2).toUpperCase();
  const next = letterOf(second);
  return (isLatin(next) ? letter + next : letter).toUpperCase();
}
