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
  /**
   * Of a word in Devanagari: its letters and those of its stem, where only what Nepali writes in several ways is the
   * same. "घर" and "गर्ने" have the same sounds as a stem, but other letters. Otherwise two empty texts.
   */
  letters: readonly [whole: string, stem: string];
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

/** Words whose end only looks like an ending: "भूमिका", a role, is no form of "भूमि", land. */
const WITHOUT_ENDING =
  'अफ्रिका अमेरिका गायिका जीविका तरिका तालिका नगरपालिका गाउँपालिका नायिका निर्देशिका पत्रिका पुस्तिका बालबालिका बालिका भूमिका ' +
  'लेखिका शिक्षिका हलुका चक्का ठेक्का धक्का पक्का शङ्का सिक्का पेस्की बेलुकी अर्को आत्मा उपमा क्षमा गरिमा चन्द्रमा चस्मा जम्मा जिम्मा ' +
  'डिप्लोमा ड्रामा प्रतिमा महिमा सिनेमा अहिले कहिले जहिले पहिले';

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
      const next = all.charCodeAt(at + 1);
      const isWithoutA = at + 1 === all.length || (next > 0x93d && next < 0x950);
      return isWithoutA ? consonant : `${consonant}a`;
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

/** Nobody hears the last a of "वर्ष", and many leave out that of "भाषा". */
const withoutLastA = (key: string): string => key.replace(/^(..+)a$/, '$1');

/** What a word is written with, in either script, as sounds. */
const keyOf = (word: string, isLatin: boolean): string =>
  withoutLastA(replaced(isLatin ? replaced(word, LATIN) : fromDevanagari(word), BOTH));

const uncut = new Set(WITHOUT_ENDING.split(' ').map((word) => keyOf(word, false)));

interface Stem {
  letters: string;
  key: string;
}

function withoutEndings(letters: string, key: string, isLatin: boolean): Stem {
  const stem = uncut.has(key) ? undefined : (isLatin ? LATIN_ENDING : ENDING).exec(letters)?.[1];
  return stem ? withoutEndings(stem, keyOf(stem, isLatin), isLatin) : {letters, key};
}

/** In Latin letters the last s of a word without another ending may be the plural of English. */
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** Letters and signs of which Nepali writes one for the other: short and long vowels, s, b and v, n. */
const LETTERS = /[ईऊशषवणीूँः]/g;
const SAME_LETTERS: Readonly<Record<string, string>> = {
  ई: 'इ',
  ऊ: 'उ',
  श: 'स',
  ष: 'स',
  व: 'ब',
  ण: 'न',
  'ी': 'ि',
  'ू': 'ु',
};

/** What else Nepali writes in several ways, in this order: nasals before other consonants, ज्ञ, an end without a. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ङ्ग|ंग/g, 'ङ'],
  [/[ङञनम]्(?=[क-भ])/g, 'ं'],
  [/ये/g, 'ए'],
  [/ज्ञ/g, 'ग्य'],
  [/[ं्]$/, ''],
];

const lettersOf = (word: string): string =>
  replaced(
    word.replace(LETTERS, (letter) => SAME_LETTERS[letter] ?? ''),
    SPELLINGS,
  );

/** @param word letters, signs and digits, as `wordsIn` finds them */
export function soundKey(word: string): SoundKey {
  const letters = plain(word);
  if (/^\d/.test(letters)) {
    const whole = letters.replace(/[^\p{L}\p{M}\d]/gu, '');
    return {whole, stem: whole, consonants: '', letters: ['', '']};
  }
  const isLatin = /^[a-z]/.test(letters);
  const whole = keyOf(letters, isLatin);
  const cut = withoutEndings(letters, whole, isLatin);
  const isPlural = isLatin && cut.letters === letters && letters.endsWith('s');
  const stem = isPlural ? keyOf(singular(letters), isLatin) : cut.key;
  const written = /^[ऄ-ॐ]/.test(letters) ? lettersOf(letters) : '';
  const writtenStem = written && cut.letters !== letters ? lettersOf(cut.letters) : written;
  return {whole, stem, consonants: consonantsOf(stem), letters: [written, writtenStem]};
}

/** The consonants of a stem; of a first vowel only that there is one. */
export function consonantsOf(stem: string): string {
  const consonants = stem.replace(/^[aeiou]/, 'A').replace(/[aeiouy]/g, '');
  return consonants.length < 3 || /\d/.test(stem) ? '' : consonants;
}
