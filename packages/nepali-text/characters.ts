/* Characters that nobody sees, by the properties that Unicode gives them and not by a list of our own. */

/** Line ends of every system, those of Unicode, and the one within a paragraph of Word. */
export const LINE_END = /\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu;

/** Tabs, and every space but the plain one: those that do not break, that are narrow or wide. */
export const OTHER_SPACE = /\t|(?! )\p{Zs}/gu;

/**
 * All that has no look of its own, and half surrogates. Joiners (गर्‍यो) and variation selectors stay, for they give
 * letters and emoji their look. The last three are symbols by property: a blank, and the places of an object and of
 * a letter that were lost.
 */
export const INVISIBLE =
  /(?![\n\u200c\u200d\p{VS}])[\p{DI}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{NChar}\p{Zl}\p{Zp}\u2800\ufffc\ufffd]/gu;

const CONSONANT = '[\u0915-\u0939\u0958-\u095f]';
const JOINED = new RegExp(`${CONSONANT}\u093c?\u094d\u200d?$`);
const CONSONANT_NEXT = new RegExp(`^${CONSONANT}`);

/**
 * Whether a place lies between two consonants that a halanta joins to one letter: क्षे has one of them. Unicode joins
 * them since 15.1, and so do the text boxes of browsers.
 */
export const isInConjunct = (text: string, at: number): boolean =>
  // Of a long text no more than it needs.
  JOINED.test(text.slice(Math.max(0, at - 4), at)) && CONSONANT_NEXT.test(text.slice(at));
