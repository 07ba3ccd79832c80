const codes = (...texts: string[]): number[] =>
  texts.flatMap((text) => [...text].map((letter) => letter.codePointAt(0)!));

const CONSONANTS = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह';

/** With ऱ, which some keyboards write for the eyelash of र्‍य. */
const EYELASH = 'ऱ';

const VOWELS = 'अआइईउऊऋॠएऐओऔऑऽॐ';
const SIGNS = 'ािीुूृॄेैोौॅॉंँः';
const VIRAMA = '्';
const NUKTA = '़';
const DIGITS = '०१२३४५६७८९';

/** Danda, double danda, the sign of an abbreviation, and the rupee of the neighbours. */
const MARKS = '।॥॰₹';

/** They make and part conjuncts, and the circle carries a sign that stands alone. */
const JOINERS = '\u200c\u200d\u25cc';

/** What Nepali is written with. Letters of Marathi, Sindhi, Kashmiri and the Vedas are not in it. */
export const nepaliLetters: readonly number[] = codes(
  ...[CONSONANTS, EYELASH, VOWELS, SIGNS, VIRAMA, DIGITS, MARKS, JOINERS],
);

/** A dot below marks a borrowed sound (ड़, ज़). Nepali has no conjuncts of such letters. */
export const dottedLetters: readonly number[] = codes(CONSONANTS, SIGNS, NUKTA);

/** No page takes a space from these files; HarfBuzz draws a joiner that has done its work as one. */
export const SPACE = 0x20;
