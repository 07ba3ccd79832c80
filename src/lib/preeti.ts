/*
 * The keyboard layout of Preeti, the font that most Nepali texts were typed in before Unicode: its
 * letters lie in the places of Latin ones, so a text without the font reads like "g]kfn".
 */

/** Where र् is typed: after the syllable that it is spoken before. */
const REPH = '\ue000';

const HALANTA = '्';
const JOINER = '\u200d';

/** Keys that give one letter or sign together; they are read before single keys. */
const combinations: readonly (readonly [keys: string, text: string])[] = [
  ['cf]', 'ओ'],
  ['cf}', 'औ'],
  ['cf', 'आ'],
  ['P]', 'ऐ'],
  ['O{', 'ई'],
  ['pm', 'ऊ'],
  ['em', 'झ'],
  ['Em', 'झ्'],
  ['km', 'फ'],
  ['Km', 'फ्'],
  ['qm', 'क्र'],
  ['Qm', 'क्त'],
  ['f]', 'ो'],
  ['f}', 'ौ'],
];

/** One text for a row of keys: each key stands above its text. */
const rows: readonly (readonly [keys: string, texts: string])[] = [
  ['1 2 3 4 5 6 7 8 9 0 - =', 'ज्ञ द्द घ द्ध छ ट ठ ड ढ ण् ( .'],
  ['! @ # $ % ^ & * ( ) _ +', '१ २ ३ ४ ५ ६ ७ ८ ९ ० ) ं'],
  ['q w e r t y u i o p [ ] \\', 'त्र ध भ च त थ ग ष् य उ ृ े ्'],
  ['Q W E R T Y U I O P } |', 'त्त ध् भ् च् त् थ् ग् क्ष् इ ए ै ्र'],
  ["a s d f g h j k l ; '", 'ब क म ा न ज व प ि स ु'],
  ['A S D F G H J K L : "', 'ब् क् म् ँ न् ज् व् प् ी स् ू'],
  ['` z x c v b n , . /', 'ञ श ह अ ख द ल , । र'],
  ['~ Z X C V B N M < > ?', 'ञ् श् ह् ऋ ख् द्य ल् ः ? श्र रु'],
  // Typed with Alt and a number.
  ['ª Ë Í Î ‹ £ ¢ ¡ ´ ‰ ¤ § Ý ¶ • °', 'ङ ङ्ग ङ्क ङ्ख ङ्घ घ् द्घ ज्ञ् झ झ् झ् ट्ट ट्ठ ठ्ठ ड्ड ड्ढ'],
  ['Ì å ß › „ ˆ « ¿ Å Ø © ç ˜', 'न्न द्व द्म द्र ध्र फ् ्र रू हृ ्य र ॐ ऽ'],
  ['æ Æ … ‘ Ú Û Ü Ù Ö ± ÷ ×', '“ ” ‘ ॅ ’ ! % ; = + / ×'],
];

const table: ReadonlyMap<string, string> = new Map([
  ...combinations,
  ...rows.flatMap(([keys, texts]) => {
    const own = texts.split(' ');
    return keys.split(' ').map((key, index) => [key, own[index] ?? key] as const);
  }),
  ['{', REPH],
  // The र् of गर्‍यो, which is written beside its letter and not above it.
  ['¥', `र${HALANTA}${JOINER}`],
]);

const longest = Math.max(...[...table.keys()].map((keys) => keys.length));

const CLUSTER = `(?:[क-ह]${HALANTA}${JOINER}?)*[क-ह]`;
const SIGNS = '[ािीुूृेैोौंँः]';

/** What Preeti writes in the order of its shapes, in the order in which it is spoken. */
const reorder: readonly (readonly [pattern: RegExp, by: string])[] = [
  // The stroke of ा makes a half letter whole: ण् + ा is ण, ष् + ा is ष.
  [new RegExp(`${HALANTA}ा`, 'g'), ''],
  [new RegExp(`${HALANTA}ो`, 'g'), 'े'],
  [new RegExp(`${HALANTA}ौ`, 'g'), 'ै'],
  // ्र and ्य may be typed after the vowel, and ँ before it.
  [new RegExp(`(${SIGNS}+)(${HALANTA}[रय])`, 'g'), '$2$1'],
  [/([ंँ])([ाीुूृेैोौ])/g, '$2$1'],
  // ि is typed before its letters.
  [new RegExp(`ि(${CLUSTER})`, 'g'), '$1ि'],
  [new RegExp(`(${CLUSTER}${SIGNS}*)${REPH}`, 'g'), `र${HALANTA}$1`],
  [/ाे/g, 'ो'],
  [/ाै/g, 'ौ'],
  [/ाॅ|ॅा/g, 'ॉ'],
  [/अॉ/g, 'ऑ'],
];

/** A text that was typed for the font Preeti, in Unicode. Letters that the font lacks stay. */
export function preetiToUnicode(text: string): string {
  return reorder.reduce((result, [pattern, by]) => result.replace(pattern, by), readKeys(text));
}

function readKeys(written: string): string {
  // The hook of फ, झ, ऊ and क्र may be typed after a sign.
  const text = written.replace(/([ekpqQEK])(['"\]}[+F|]+)m/g, '$1m$2');
  let result = '';
  let at = 0;
  while (at < text.length) {
    let keys = text.slice(at, at + longest);
    while (keys.length > 1 && !table.has(keys)) keys = keys.slice(0, -1);
    result += table.get(keys) ?? keys;
    at += keys.length;
  }
  return result;
}

/** A word in Nepali as it can be written: no sign without a letter. */
const WELL_FORMED = new RegExp(
  `^(?:(?:${CLUSTER}|[अ-औऋ])[ािीुूृेैोौॅ]?[ंँः]?|[०-९]|[“”‘’(]|[।,?!.;)%-])+(?:${HALANTA}|,)*$`,
);

/** The share of words that must be in Preeti: a text may have English names. */
const SHARE = 0.6;

/** Whether a text was typed for Preeti: words that are neither English nor code, and right in Nepali. */
export function looksLikePreeti(text: string): boolean {
  if (/\p{Script=Devanagari}/u.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => /[A-Za-z]/.test(word) && !isCode(word));
  const hits = words.filter((word) => !isEnglish(word) && WELL_FORMED.test(preetiToUnicode(word)));
  if (hits.length < SHARE * words.length) return false;
  // An abbreviation such as "Rs" has no vowel either.
  return hits.some((word) => SIGNED.test(word) || (hits.length > 1 && /[A-Za-z]{3}/.test(word)));
}

/** Signs that Preeti has for vowels and र्, in places where neither English nor code has them. */
const SIGNED = /[A-Za-z][\]{}|\\][\w{}\]\\'"]|[A-Za-z][{\\]$|^[\w'"]+\]$/;

/** Addresses, components, Markdown and placeholders. */
function isCode(word: string): boolean {
  return /:\/\/|^www\.|\w@\w+\.\w|\]\(|^<|\/>|^[{`]|[{(]\)|=["'{]|\w\.\w+\/|^\.?\.?\/?\w+(?:\/[\w.-]+)*\.\w{2,4}[:\d]*$/.test(
    word,
  );
}

/** Whether all that is letters in a word could be English. */
function isEnglish(word: string): boolean {
  if (SIGNED.test(word)) return false;
  const parts = word.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  const isSplit = /[a-z][A-Z]/.test(word);
  return parts.every((part) => couldBeEnglish(part) && !(isSplit && part.length === 1));
}

function couldBeEnglish(part: string): boolean {
  if (part.length === 1 || /^[A-Z]+$/.test(part)) return true;
  const word = part.toLowerCase();
  if (!/[aeiouy]/.test(word)) return false;
  return !/[bcdghjkqvwxz]f|^[^aeiou]f|f[bcdghjkmnpqvwxz]/.test(word);
}
