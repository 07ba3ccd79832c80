import {latinDigits} from './digits';
import {CONSONANTS, VOWELS} from './romanLetters';

/**
 * What a word sounds like, the same for "बिजुली", "bijuli" and "bijulee", so that a text is found in
 * whichever script and spelling somebody types. Browsers load this file: keep it small.
 *
 * The keys are for comparing only: the alphabet has no aspirates (क and ख are k), no long vowels, one
 * s, one b for w, v and b, p for f, j for z, and c for च and छ.
 */
export interface SoundKey {
  /** The whole word. */
  whole: string;
  /** Without endings: "पोखरामा", "pokharama" and "Pokhara" have the same. */
  stem: string;
  /** The consonants of the stem, which most spellings share; empty where there are fewer than three. */
  consonants: string;
}

/** The sound of a letter: without aspirates and long vowels. */
const soundOf = (letter: string): string =>
  letter
    .toLowerCase()
    .replace(/^l(?=ri)|([^a])[hgy]+$/g, '$1')
    .replace(/^(.)\1$/, '$1')
    .replace('v', 'b');
const VOWEL_SOUNDS = VOWELS.map(soundOf);
const CONSONANT_SOUNDS = CONSONANTS.map(soundOf);

/** Endings of nouns and verbs. Two letters must remain, so that "बिमा" keeps its own. */
const ENDING =
  /^((?:[ऄ-ह][ँ-ःा-ॏ]*){2,}?)(?:हर[ुू]|को|का|की|ले|ला[इई]|मा|स[ँं]ग|बाट|देखि|सम्म|तिर|भित्र|[बव]िना|बारे|सहित|अनुसार|मार्फत|नुहोस्|नु|ने)$/;
/** The same in Latin letters: two consonants must remain. */
const LATIN_ENDING =
  /^((?:[aeiou]*[^aeiou]){2,}?[aeiou]*?)(?:haru|k[aio]|le|lai|ma|sanga?|bata?|dekhi|samma?|tira?|bhitra?|[bv]ina|bare|sahit|anusar|marphat|nuhos|n[ue])$/;

/** Small letters with plain digits and vowels, without invisible joiners. */
function plain(word: string): string {
  const letters = latinDigits(word.normalize('NFKD').toLowerCase());
  // Accents of Latin letters, the dot below of Devanagari, joiners, soft hyphens.
  return letters.replace(/[\u0300-\u036f\u093c\u00ad\u200b-\u200d]/g, '');
}

/** Devanagari letter by letter. A consonant without a vowel sign is followed by a, but at the end. */
const fromDevanagari = (word: string): string =>
  word
    .replace(/[ँं]+$|[ःऽ]/g, '')
    .replace(/ज्ञ/g, 'ग')
    .replace(/[ऄ-ॐ]/g, (letter, at: number, all: string) => {
      const code = letter.charCodeAt(0);
      if (code === 0x950) return 'om';
      // The signs follow the order of the letters.
      if (code > 0x93d) return VOWEL_SOUNDS[code - 0x93d] ?? '';
      if (code < 0x915) return VOWEL_SOUNDS[code - 0x905] ?? '';
      const consonant = CONSONANT_SOUNDS[code - 0x915] ?? '';
      return consonant + (/[ा-ॏ]|^$/.test(all.charAt(at + 1)) ? '' : 'a');
    })
    .replace(/[ँं]/g, 'n');

/** What English and romanised Nepali write for the same sounds, in this order. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/[ts]ion/g, 'san'],
  [/ch+/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/C/g, 'c'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/f/g, 'p'],
  [/([ao])w(?![aeiouh])/g, '$1u'],
  [/[vw]/g, 'b'],
  [/([kgcjtdpbs])h/g, '$1'],
  [/gy(?=[aeiou])/g, 'g'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/y(?![aeiou])/g, 'i'],
];

/** What both scripts write in several ways. */
const BOTH: readonly (readonly [RegExp, string])[] = [
  [/hb|bh/g, 'b'],
  [/iy(?=[aeou])/g, 'i'],
  [/ng/g, 'n'],
  [/m(?=[pb])/g, 'n'],
  [/(.)\1+/g, '$1'],
];

const replaced = (text: string, rules: typeof BOTH): string =>
  rules.reduce((result, [pattern, by]) => result.replace(pattern, by), text);

/** Nobody hears the last a of "वर्ष", and many leave out that of "भाषा”. */
const withoutLastA = (key: string): string => key.replace(/^(..+)a$/, '$1');

function withoutEndings(word: string, isLatin: boolean): string {
  const stem = (isLatin ? LATIN_ENDING : ENDING).exec(word)?.[1];
  return stem ? withoutEndings(stem, isLatin) : word;
}

/** In Latin letters the last s of a word without another ending may be the plural of English. */
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** @param word letters, signs and digits, as `wordsIn` finds them */
export function soundKey(word: string): SoundKey {
  const letters = plain(word);
  if (/^\d/.test(letters)) {
    const whole = letters.replace(/[^\p{L}\p{M}\d]/gu, '');
    return {whole, stem: whole, consonants: ''};
  }
  const isLatin = /^[a-z]/.test(letters);
  const key = (text: string) =>
    withoutLastA(replaced(isLatin ? replaced(text, LATIN) : fromDevanagari(text), BOTH));
  const cut = withoutEndings(letters, isLatin);
  const stem = key(isLatin && cut === letters ? singular(letters) : cut);
  return {whole: key(letters), stem, consonants: consonantsOf(stem)};
}

/** The consonants of a stem; of a first vowel only that there is one. */
export function consonantsOf(stem: string): string {
  const consonants = stem.replace(/^[aeiou]/, 'A').replace(/[aeiouy]/g, '');
  return consonants.length < 3 || /\d/.test(stem) ? '' : consonants;
}
