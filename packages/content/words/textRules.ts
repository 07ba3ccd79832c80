import {digits, latinDigits} from 'nepali-text/digits';
import {formatNumber} from 'nepali-text/format';
import type {Locale} from 'nepali-text/locale';
import {and, say, type Sentence} from '../say';
import {checkSigns} from './signs';

/** A danda with a space before it. @returns the sentences for the writer of a Nepali text */
export function checkDanda(text: string): Sentence[] {
  const [, word, danda] = /(\S+)[ \t\u00a0]+([।॥])/u.exec(text) ?? [];
  return word && danda ? [say('nepali.danda', {word, danda})] : [];
}

/** A full stop or a vertical bar in place of a danda; not after abbreviations. */
function checkSentenceEnd(text: string): Sentence[] {
  const [, word, sign] =
    /(?<!\p{Script=Devanagari})(?!(?:त्रि|प्र|प्रा|क्र|स्व|श्री)\.)(\p{Script=Devanagari}{3,})(\.|[ \t]*\|)(?=["'’”)]*(?:\s|$))/u.exec(
      text,
    ) ?? [];
  return word && sign ? [say('nepali.end', {word, sign: sign.trim()})] : [];
}

/** Question marks in place of letters that another encoding has lost; after a word they are meant: हो??? */
function checkLostLetters(text: string): Sentence[] {
  return /(?<![\p{L}\p{M}\p{N}?])\?{3}/u.test(text) ? [say('file.lostLetters')] : [];
}

/** An English text with more Nepali letters than Latin ones. */
function checkEnglishLetters(text: string): Sentence[] {
  const count = (letter: RegExp) => text.match(letter)?.length ?? 0;
  return count(/[\u0904-\u0939]/g) > count(/\p{Script=Latin}/gu) ? [say('english.letters')] : [];
}

/** Numbers in Nepali digits in an English text. */
function checkEnglishDigits(text: string): Sentence[] {
  const numbers = text.match(/[०-९]+(?:[.,:][०-९]+)*/g) ?? [];
  return [...new Set(numbers)].map((found) =>
    say('english.digits', {found, right: latinDigits(found)}),
  );
}

/**
 * Numbers in Latin digits. Not meant: a part of a code or name ("IPv6", "MH-17", "WCAG 2.2"), an address, and a
 * phone number with its plus sign.
 */
function checkDigits(text: string): Sentence[] {
  const numbers =
    text.match(/(?<![\w+@./-]|\+\d[\d ()-]*|[A-Z]{2} )\d+(?:[.,:]\d+)*(?![\w@/]|-\w)/g) ?? [];
  return [...new Set(numbers)].map((found) =>
    say('nepali.digits', {found, right: digits(found, 'ne')}),
  );
}

/** A suffix that follows a figure without a space: "३सम्म". It follows a word without one: "३ गतेसम्म". */
function checkSuffixes(text: string): Sentence[] {
  const [, figure, suffix] =
    /([०-९][०-९,.:]*)(सम्म|लाई|को|का|की|कै|ले|मा|मै|बाट|देखि|भन्दा|सँग|सहित|हरू|बारे|तिर|भित्र|पछि|अघि|द्वारा)(?![\p{L}\p{M}])/u.exec(
      text,
    ) ?? [];
  return figure && suffix ? [say('nepali.suffix', {figure, suffix})] : [];
}

/** A year that readers of Nepali would take for one of Bikram Sambat, which the site writes from 2050 on. */
const YEAR =
  /(?<![०-९,.:/-])(?:१९[५-९][०-९]|२०[०-४][०-९])(?![०-९,.:/-]|\s*(?:साल|वटा|जना|पिक्सेल))/gu;

/** Years of the Gregorian calendar: each has सन् before it, or follows one that has, as in सन् २०१८ देखि २०२०. */
function checkYears(text: string): Sentence[] {
  if (/सन् +सन्/.test(text)) return [say('nepali.yearTwice')];
  const years = [...text.matchAll(YEAR)].filter(
    ({index}) => !/सन् [^।]{0,20}$/u.test(text.slice(0, index)),
  );
  return years.map(([year]) => say('nepali.year', {year}));
}

const UNITS: Readonly<Record<string, string>> = {KB: 'केबी', MB: 'एमबी', GB: 'जीबी'};

/** Units in Latin letters behind Nepali digits. */
function checkUnits(text: string): Sentence[] {
  const [found, number, unit] = /([०-९]+)[ \u00a0]?([KMG]B)(?![A-Za-z])/.exec(text) ?? [];
  return found ? [say('nepali.spelling', {word: found, right: `${number!} ${UNITS[unit!]!}`})] : [];
}

/** Long numbers without commas that are no years. */
function checkCommas(text: string): Sentence[] {
  const [number] = /(?<![०-९,.:/-])(?!१९|२०|२१)[०-९]{4,}(?![०-९,:/-])/.exec(text) ?? [];
  const right = number && formatNumber(Number(latinDigits(number)), 'ne');
  return right ? [say('nepali.spelling', {word: number, right})] : [];
}

/** Curved quotation marks around a whole text: in YAML they are letters of it. */
function checkQuotes(text: string): Sentence[] {
  return /^“[^“”]*”$/.test(text.trim()) ? [say('yaml.curvedQuotes')] : [];
}

const TYPING = {
  en: [checkQuotes, checkSigns, checkEnglishLetters, checkEnglishDigits],
  ne: [
    checkQuotes,
    checkLostLetters,
    checkSigns,
    checkDanda,
    checkSentenceEnd,
    checkDigits,
    checkSuffixes,
    checkYears,
    checkUnits,
    checkCommas,
  ],
} as const;

/** The typing of a language: its digits and the end of its sentences. */
export const checkTyping = (text: string, locale: Locale): Sentence[] =>
  TYPING[locale].flatMap((check) => check(text));

/** Not within a word: suffixes follow directly in Nepali, and vowel signs are no letters. */
const WORD_START = String.raw`(?<![\p{L}\p{M}])`;
const WORD_END = String.raw`(?![\p{L}\p{M}])`;

/** Spellings that the glossary of i18n/ne/README.md settles otherwise: the wrong part, the right one. */
const spellings: readonly (readonly [wrong: RegExp, right: string])[] = (
  [
    [`${WORD_START}सीप`, 'सिप'],
    [`${WORD_START}एप्प(?!ल)`, 'एप'],
    [`${WORD_START}अनुप्रयोग`, 'एप'],
    [`${WORD_START}बीजक`, 'बिल'],
    [`${WORD_START}ठूल`, 'ठुल'],
    [`${WORD_START}बिना${WORD_END}`, 'विना'],
    // After a word of two letters or more: names such as सबिना end in the same letters.
    [String.raw`(?<=\p{L}\p{M}*\p{L}\p{M}*)बिना${WORD_END}`, 'विना'],
    ['तपाईं', 'तपाईँ'],
    [`${WORD_START}फारम`, 'फाराम'],
    ['चिन्ह', 'चिह्न'],
    [`${WORD_START}ठीक`, 'ठिक'],
    [`${WORD_START}शहर`, 'सहर'],
    [`${WORD_START}शर्त`, 'सर्त'],
    [`${WORD_START}शुरु`, 'सुरु'],
    [`${WORD_START}चौबीस`, 'चौबिस'],
    [`${WORD_START}छोड`, 'छाड'],
    [`${WORD_START}रङ्गीन`, 'रङ्गिन'],
    [`${WORD_START}आईपी${WORD_END}`, 'आइपी'],
    [`${WORD_START}आईसिटी${WORD_END}`, 'आइसिटी'],
    [`${WORD_START}सीभी`, 'सिभी'],
    ['लिङ्कडइन', 'लिङ्क्डइन'],
    ['प्रवर्द्धन', 'प्रवर्धन'],
    [String.raw`${WORD_START}बिग्रे(?=क[ोाी]${WORD_END})`, 'बिग्रिए'],
    ['(?<=नु) (?=पर्[छदनथ])', ''],
    // It joins its word, but not the sheet of zinc, nor a bracket or a quotation.
    [String.raw`(?<=[\u0904-\u0963]{2}(?<! कि)) (?=जस्त[ोाी]${WORD_END})`, ''],
    // Nouns, and no endings.
    [String.raw`(?<=[\p{L}\p{M}]{3})(?=छेउ(?:मा|का|को)${WORD_END})`, 'को '],
    [String.raw`(?<=[\p{L}\p{M}]{3})(?=वरपर(?:का|को)${WORD_END})`, 'को '],
    [String.raw`${WORD_START}(एक|अलग) \1${WORD_END}`, '$1-$1'],
    // A colon, which every keyboard has: remark-directive 4 would take the rest of the word for a directive.
    [String.raw`${WORD_START}(नि|दु|अन्त|प्रात|पुन):(?=[\u0915-\u0939])`, '$1ः'],
    // The joiner U+200D keeps the half र; words such as कार्य and सूर्य have none.
    [String.raw`र्यो${WORD_END}`, 'र्\u200dयो'],
    [String.raw`र्यौ[ँं]?${WORD_END}`, 'र्\u200dयौँ'],
  ] as const
).map(([wrong, right]) => [new RegExp(wrong, 'u'), right]);

/** Words for which the glossary of i18n/ne/README.md has others. */
const words: readonly (readonly [wrong: RegExp, right: string])[] = (
  [
    [`${WORD_START}ताकि${WORD_END}`, 'भनेर'],
    [`${WORD_START}बाकस`, 'कोठा'],
    // Except in जवाफदेही, which means accountability.
    [String.raw`${WORD_START}जवाफ(?!देह)`, 'उत्तर'],
    ['ढिलो इन्टरनेट|इन्टरनेट (?:निकै |धेरै )?ढिलो (?=छ|भ|हुँ)', 'सुस्त'],
    [String.raw`(?<=हामी|तपाईँ|उहाँ)लाई(?= सम्पर्क ग[\p{L}\p{M}]*)`, 'सँग'],
    [`${WORD_START}ग्राहक`, 'काम गराउने'],
    ['करियर (?:साइट|खण्ड)', 'करियर पृष्ठ'],
    [`${WORD_START}पेशाकर्मी बजार`, 'सिप र कामको बजार'],
    [`${WORD_START}इन्स्टल`, 'डाउनलोड'],
    [`${WORD_START}निर्यात`, 'फेरि बनाउनु'],
    [`${WORD_START}गिट(?=ले|बाट|मा|को|${WORD_END})`, 'git'],
    ['रोमन अङ्क', 'अङ्ग्रेजी अङ्क'],
    ['इस्वी संवत', 'इस्वी सन्'],
    ['इन्टर्न ग[रर्]', 'इन्टर्नसिप गर्नु'],
    ['ताजा गर्नु', 'फेरि लोड गर्नु'],
    // Which asks for a career.
    ['पेशा (?:यहाँ फेरि )?छान्नु', 'कुन काम गराउने हो, छान्नुहोस्'],
    ['राख्न रोक्', 'राख्न बन्द गर्नु'],
    ['भेटा[उऊएइ]', 'भेट गराउनु'],
    // Something typed or copied. A lesson, and what a priest recites, is पाठ.
    [`${WORD_START}पाठ(?= (?:टाँस|कपी|टाइप|लेख|बदल|रूपान्तरण))`, 'शब्द'],
    [String.raw`(?<=(?:प्रीति|युनिकोड|फन्ट|बदलिए|टाइप)[\p{L}\p{M}]* )पाठ${WORD_END}`, 'शब्द'],
  ] as const
).map(([wrong, right]) => [new RegExp(wrong, 'u'), right]);

/** Words that Hindi has and Nepali has not. */
const HINDI = new RegExp(
  `${WORD_START}(?:हैं?|हूँ|नहीं|में|करें|कीजिए|होगा|होंगे|आपका|आपकी|आपके)${WORD_END}`,
  'u',
);

const FAMILIAR = new RegExp(`${WORD_START}(?:तिमी|तिम्र)[\\p{L}\\p{M}]*`, 'u');

/** Words with another spelling, or another word, in the glossary of the language. */
export const checkSpelling = (text: string, locale: Locale): Sentence[] =>
  locale === 'ne' ? checkNepaliWords(text) : checkEnglishWording(text);

function checkNepaliWords(text: string): Sentence[] {
  const [hindi] = HINDI.exec(text) ?? [];
  const [familiar] = FAMILIAR.exec(text) ?? [];
  const isIn = ([wrong]: readonly [wrong: RegExp, right: string]) => wrong.test(text);
  return [
    ...(hindi ? [say('nepali.hindi', {word: hindi})] : []),
    ...(familiar ? [say('nepali.familiar', {word: familiar})] : []),
    ...spellings.filter(isIn).map(([wrong, right]) => {
      const whole = new RegExp(`[\\p{L}\\p{M}]*(?:${wrong.source})[\\p{L}\\p{M}]*`, 'u');
      const [word = ''] = whole.exec(text) ?? [];
      const spelling = say('nepali.spelling', {word, right: word.replace(wrong, right)});
      return right.includes('\u200d') ? and(spelling, say('nepali.joiner')) : spelling;
    }),
    ...words.filter(isIn).map(([wrong, right]) => {
      const [word = ''] = new RegExp(`(?:${wrong.source})[\\p{L}\\p{M}]*`, 'u').exec(text) ?? [];
      return say('nepali.word', {word, right});
    }),
  ];
}

/** Words for which the English of the site has others. */
const englishWords: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\be-mails?\b/i, 'email'],
  [/\be\.g\./, 'for example'],
  [/\bi\.e\./, 'that is'],
  [/\bweb sites?\b/, 'website'],
  [/, not we\b/, 'we do not'],
  [/\b[Cc]hoose (?:a|an|another) trade\b/, 'say what work you need done'],
  [
    /\b(charged|counted|paid|[Pp]ayment) by (hour|day|week|month|piece|point|visit|kilo|square foot)\b/,
    '$1 by the $2',
  ],
];

const checkEnglishWording = (text: string): Sentence[] =>
  englishWords.flatMap(([wrong, right]) => {
    const [word] = wrong.exec(text) ?? [];
    return word ? [say('nepali.word', {word, right: word.replace(wrong, right)})] : [];
  });

/** How many English words in a row are no name, if one of them begins with a small letter. */
const ENGLISH = /(?:[A-Za-z][a-z’']*[ ,]+){2,}[a-z]{2,}/;

/** English words in a Nepali text. Names begin with capital letters and are let through. */
export function checkEnglishWords(text: string): Sentence[] {
  const words = text.match(/[A-Za-z]{2,}/g) ?? [];
  const isNepali = /\p{Script=Devanagari}/u.test(text);
  const small = words.some((word) => /^[a-z]/.test(word));
  if (!isNepali && (words.length >= 4 || (words.length >= 2 && small))) {
    const [shown = ''] = /^.{1,60}(?!\S)/u.exec(text.trim()) ?? [];
    return [
      say('nepali.english', {text: shown.length < text.trim().length ? `${shown} …` : shown}),
    ];
  }
  const [part] = ENGLISH.exec(text) ?? [];
  return isNepali && part ? [say('nepali.english', {text: part})] : [];
}
