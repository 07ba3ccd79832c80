/*
 * The keyboard layout of Preeti, the font that most Nepali texts were typed in before Unicode: its
 * letters lie in the places of Latin ones, so a text without the font reads like "g]kfn".
 *
 * The font is not free, so it is not here. The table was compared with those of three public converters
 * (npttf2utf by casualsnek, nepali_unicoder by realsanjeev, kurti2uni by sunaina5550). They agree on all
 * keys of a keyboard, and on those typed with Alt but for ¥, ° and Ú; the dot of Þ is in one of them only.
 *
 * A text in Preeti does not say which of its words are English. Words are told apart by themselves:
 * addresses, numbers of two or more digits, and what could be English and is no Nepali stay. So these
 * cannot be told: a short English word whose keys are also a Nepali word ("ago" is बनय), an English word
 * with a Nepali ending ("Googledf"), a single 5 (छ), and a colon from the visarga, which Preeti types
 * both with M. Straight quotation marks become curved ones; Preeti has no others.
 */

/** Where र् is typed: after the syllable that it is spoken before. */
const REPH = '\ue000';

const HALANTA = '्';
const JOINER = '\u200d';

/** Keys that give one letter or sign together; they are read before single keys. */
const combinations: readonly (readonly [keys: string, text: string])[] = [
  ['===', '…'],
  ['..', '॥'],
  ['cf‘', 'ऑ'],
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
  ['f‘', 'ॉ'],
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
  ['æ Æ … ‘ Ú Û Ü Ù Ö ± ÷ × Þ', '“ ” ‘ ॅ ’ ! % ; = + / × ़'],
];

const table: ReadonlyMap<string, string> = new Map([
  ...combinations,
  ...rows.flatMap(([keys, texts]) => {
    const letters = texts.split(' ');
    return keys.split(' ').map((key, index) => [key, letters[index] ?? key] as const);
  }),
  ['{', REPH],
  // The र् of गर्‍यो, which is written beside its letter and not above it.
  ['¥', `र${HALANTA}${JOINER}`],
]);

const longest = Math.max(...[...table.keys()].map((keys) => keys.length));

const LETTER = '[क-ह]़?';
const CLUSTER = `(?:${LETTER}${HALANTA}${JOINER}?)*${LETTER}`;
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

/** Every word that is typed in Preeti, in Unicode; see above for those that stay. */
export function preetiToUnicode(text: string): string {
  return text.replace(/\S+/g, (word) => (isKept(word) ? word : readWord(word)));
}

function isKept(word: string): boolean {
  if (DEVANAGARI.test(word) || NUMBER.test(word)) return true;
  if (NEPALI_NUMBER.test(word)) return false;
  return (
    isCode(word) || (isEnglish(word) && (!WELL_FORMED.test(readWord(word)) || isTypical(word)))
  );
}

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** A price or phone number in digits of today. A single digit is a letter: छ, ट, ठ. */
const NUMBER = /^[(+]?(?=.*\d[.,]?\d)[\d.,:/-]*\d\)?[.,%]?$/;
const NEPALI_NUMBER = /^[!@#$%^&*()=,÷±–_M-]+[.<]?$/;

function readWord(word: string): string {
  // A visarga that stands alone or ends no adverb is a colon.
  return reorder
    .reduce((result, [pattern, by]) => result.replace(pattern, by), readKeys(word))
    .replace(/(\p{Script=Devanagari})–(?=(\p{Script=Devanagari}))/gu, (whole, before, after) =>
      /[०-९]{2}/.test(before + after) ? whole : `${before}-`,
    )
    .replace(/([०-९])ः/g, '$1:')
    .replace(/^(.*)ः(?=[,;।”’)]*$)/, (whole, stem: string) =>
      VISARGA.test(stem) ? whole : `${stem}:`,
    );
}

/** The words that end in a visarga. */
const VISARGA =
  /^(?:(?:अ|अन्त|स्व|मूल|फल|वस्तु|सम्भव|सामान्य|मुख्य|पूर्ण|विशेष)त|(?:क्रम|शत|अक्षर)श|पुन|प्राय|प्रात|नम)$/;

function readKeys(written: string): string {
  // The hook of फ, झ, ऊ and क्र may be typed after a sign.
  const text = written.replace(/([ekpqQEK])(['"\]}[+F|]+)m/g, '$1m$2');
  return lookUp(text, table, longest);
}

/** Replaces what is in a table, the longest part first. */
function lookUp(text: string, by: ReadonlyMap<string, string>, most: number): string {
  let result = '';
  let at = 0;
  while (at < text.length) {
    let part = text.slice(at, at + most);
    while (part.length > 1 && !by.has(part)) part = part.slice(0, -1);
    result += by.get(part) ?? part;
    at += part.length;
  }
  return result;
}

/** Preeti has no other keys for these. */
const replacements: readonly (readonly [text: string, keys: string])[] = [
  [':', 'M'],
  ['-', '–'],
];

/** The first keys of each text. What only has a key for its half gets the stroke that makes it whole. */
const keysOf: ReadonlyMap<string, string> = (() => {
  const entries = [...table].map(([keys, text]) => [text, keys] as const);
  const whole = entries
    .filter(([text]) => text.endsWith(HALANTA))
    .map(([text, keys]) => [text.slice(0, -1), `${keys}f`] as const);
  // The later ones win.
  return new Map([...replacements, ...[...entries, ...whole].reverse()]);
})();

const longestText = Math.max(...[...keysOf.keys()].map((text) => text.length));

const SYLLABLE_WITH_REPH = new RegExp(`र${HALANTA}(?!${JOINER})(${CLUSTER}${SIGNS}*)`, 'g');

const SYLLABLE_WITH_I = new RegExp(`(${CLUSTER})ि`, 'g');

/** A text in Unicode, for the font Preeti. Words without Devanagari stay, and letters that the font lacks. */
export function unicodeToPreeti(text: string): string {
  return text.replace(/\S+/g, (word) =>
    /[A-Za-z\d]/.test(word) && !DEVANAGARI.test(word)
      ? word
      : word.split(LATIN).map(keysFor).join(''),
  );
}

/** Addresses and English words with a Nepali ending. Being captured, they are the odd parts of a split. */
const LATIN = /([A-Za-z\d](?:[\w.:/@&-]*[A-Za-z\d])?)/;

function keysFor(part: string, index: number): string {
  if (index % 2) return part;
  const text = part
    .normalize('NFD')
    .replace(/["']/g, (mark, at: number) => (at > 0 ? '’”' : '‘“').charAt(Number(mark === '"')))
    // What some keyboards write for the र् of गर्‍यो.
    .replace(/ऱ्/g, `र${HALANTA}${JOINER}`)
    .replace(SYLLABLE_WITH_REPH, (whole, syllable: string, at: number, all: string) =>
      all[at - 1] === HALANTA ? whole : syllable + REPH,
    )
    .replace(SYLLABLE_WITH_I, 'ि$1')
    // A stroke below the letter, another one below round letters.
    .replace(/([क-ह])्र/g, (whole, letter: string) =>
      keysOf.has(whole) ? whole : letter + (/[टठडढ]/.test(letter) ? '«' : '|'),
    );
  return lookUp(text, keysOf, longestText);
}

/** A word in Nepali as it can be written: no sign without a letter. */
const WELL_FORMED = new RegExp(
  `^(?:(?:${CLUSTER}|[अ-औऋ])[ािीुूृेैोौॅॉ]?[ंँः]?|${HALANTA}(?![क-ह])|[०-९]|[“”‘’(]|[।॥,?!.:;)%…–+-])+$`,
);

/** The share of words that must be in Preeti: a text may have English names. */
const SHARE = 0.6;

/** Whether a text was typed for Preeti: words that are neither English nor code, and right in Nepali. */
export function looksLikePreeti(text: string): boolean {
  if (/\p{Script=Devanagari}/u.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => /[A-Za-z]/.test(word) && !isCode(word));
  const hits = words.filter((word) => !isEnglish(word) && WELL_FORMED.test(readWord(word)));
  if (hits.length < SHARE * words.length) return false;
  // An abbreviation such as "Rs" has no vowel either.
  return hits.some((word) => SIGNED.test(word) || (hits.length > 1 && /[A-Za-z]{3}/.test(word)));
}

/** Signs that Preeti has for vowels and र्, in places where neither English nor code has them. */
const SIGNED = /[A-Za-z][\]{}|\\][\w{}\]\\'"]|[A-Za-z][{\\]$|^[\w'"]+\]$/;

/** Addresses, components, Markdown and placeholders. */
function isCode(word: string): boolean {
  return /:\/\/|^www\.|\w@\w+\.\w|\]\(|^<\w|\/>$|^[{`]|[{(]\)|=["'{]|\w\.\w+\/|^\.?\.?\/?\w+(?:\/[\w.-]+)*\.\w{2,4}[:\d]*$/.test(
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

/**
 * Whether a word is more likely English than Nepali, by pairs of letters that one has and the other has
 * not: counted in the 40,000 words of the spelling dictionary of LibreOffice, typed in Preeti, and in as
 * many English ones.
 */
function isTypical(word: string): boolean {
  const letters = /^[(“]?([A-Za-z]{2,})[),.”]*$/.exec(word)?.[1] ?? '';
  return /^[A-Z]+$/.test(letters) || (ENGLISH.test(letters) && !NEPALI.test(letters));
}

const ENGLISH =
  /in|e[acderst]|re|[lns]e$|ng|t[eirs]|s[hipt]|r[aeiost]|de|i[cdegostv]|ve|[aeiou]r|he|[cd][io]|o[ouw]|a[city]|en|pe|p[alr]|[bm]e|gl/i;
const NEPALI = /^..$|[fju]$|of|fl|o$|l[ghjnqrwx]|[flt]f|fs|qm|yf|[^aeiou]m$|q$|[dj]t|ji|uf|uh|sf/i;
