/** One letter as a reader sees it: in Devanagari a consonant with what is joined to it. */
const LETTER = /\p{L}(?:\u094d\p{L})*\p{M}*/u;

/**
 * The letters for the woven label on a motif: the first of the first two words, or the first two of
 * a single Latin word. What stands after a comma ("…, sample") does not count. Made at build, because
 * browsers differ in where they part Devanagari letters.
 */
export function initials(text: string): string {
  const words = (text.split(',')[0] ?? '').split(/\s+/).filter((word) => LETTER.test(word));
  const [first = '', second] = words;
  const letterOf = (word: string) => LETTER.exec(word)?.[0] ?? '';
  if (second) return (letterOf(first) + letterOf(second)).toUpperCase();
  const isLatin = /^\p{Script=Latin}/u.test(letterOf(first));
  return isLatin ? first.slice(0, 2).toUpperCase() : letterOf(first);
}
