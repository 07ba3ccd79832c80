const CONSONANTS = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह';
const VOWELS = 'अआइईउऊऋएऐओऔ';
const VOWEL_SIGNS = 'ािीुूृेैोौ';
const SIGNS = 'ँंः';
const VIRAMA = '्';
const NUKTA = '़';
const DIGITS = '०१२३४५६७८९';

/** In Sanskrit and English words; ऱ is what some keyboards write for the eyelash of र्‍य. */
const RARE_LETTERS = 'ऱॠऑऽॐ';
const RARE_VOWEL_SIGNS = 'ॄॅॉ';

/** Danda, double danda, the sign of an abbreviation, and the Indian rupee. */
const MARKS = '।॥॰₹';

/** Joiners make and separate conjuncts; the dotted circle carries a sign without a letter. */
const JOINERS = '\u200c\u200d\u25cc';

/** Without these no Nepali text can be written. */
export const basicLetters: readonly string[] = [
  ...VOWELS,
  ...CONSONANTS,
  ...VOWEL_SIGNS,
  ...SIGNS,
  VIRAMA,
  ...DIGITS,
];

/** Everything that Nepali is written with, without letters of Marathi, Sindhi, Kashmiri and Vedic. */
export const nepaliLetters: readonly string[] = [
  ...basicLetters,
  ...RARE_LETTERS,
  ...RARE_VOWEL_SIGNS,
  ...MARKS,
  ...JOINERS,
];

/** A dot below marks a borrowed sound (ड़, ज़). Nepali has no conjuncts of such letters. */
export const dottedLetters: readonly string[] = [
  ...CONSONANTS,
  ...VOWEL_SIGNS,
  ...RARE_VOWEL_SIGNS,
  ...SIGNS,
  NUKTA,
];
