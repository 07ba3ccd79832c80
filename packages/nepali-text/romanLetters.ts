/*
 * How Nepali is written with English letters: for the search, which compares sounds, and for typing. A
 * capital T, D or N is spoken with the tongue bent back (ट, ड, ण), Sh is ष.
 */

/** The letters from अ (U+0905) on; the signs of vowels from ा (U+093E) on have the same order. */
export const VOWELS: readonly string[] = 'a aa i ii u uu Ri lRi e e e ai o o o au'.split(' ');

/** The letters from क (U+0915) on. */
export const CONSONANTS: readonly string[] =
  'k kh g gh ng ch chh j jh ny T Th D Dh N t th d dh n n p ph b bh m y r r l L L v sh Sh s h'.split(
    ' ',
  );
