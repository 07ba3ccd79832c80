import {didYouMean, type Problem} from '../../lib/diagnostics';
import {
  checkDanda,
  checkDigits,
  checkEnglishWords,
  checkSentenceEnd,
  checkSpelling,
} from '../../lib/nepaliText';
import {asJson, type EnglishFile, type EnglishWord, readWordFile, type WordFile} from './wordFiles';

/** Words that are rightly the same in both languages. */
const sameInBoth = [
  // The names of the shops, which their owners write in Latin letters on the Nepali badges too.
  'store.google.name',
  'store.apple.name',
];

const PLACEHOLDER = /\{\w+\}/g;

export function checkInterfaceWords(siteDir: string, english: readonly EnglishFile[]): Problem[] {
  const files = english.map(({path: file}) => readWords(siteDir, `i18n/ne/${file}`));
  const compared = files.flatMap((file, index) =>
    file.words.size > 0 ? [{file, english: english[index]!.words}] : [],
  );
  return [
    ...files.flatMap(({problems}) => problems),
    ...compared.flatMap((pair) => compareWords(pair.english, pair.file)),
    ...files.flatMap(checkTyping),
  ];
}

function readWords(siteDir: string, file: string): WordFile {
  const found = readWordFile(siteDir, file);
  if (found) return found;
  const message =
    'The file is not there. This command writes it with the English words, to be replaced by Nepali ones:';
  const example = 'npx docusaurus write-translations --locale ne';
  return {file, words: new Map(), problems: [{file, line: 1, place: [], message, example}]};
}

type EnglishWords = EnglishFile['words'];

function compareWords(english: EnglishWords, compared: WordFile): Problem[] {
  const {file, words} = compared;
  const problems: Problem[] = [];
  const unreadable = new Set(compared.problems.flatMap(({place}) => place));
  // A missing word is reported where it belongs: after the word before it in the code.
  let line = 1;
  for (const [id, word] of Object.entries(english)) {
    const translated = words.get(id);
    line = translated?.line ?? line;
    // Its mistake is reported.
    if (unreadable.has(id)) continue;
    const problem = translated
      ? explainMismatch(id, word.message, translated.message)
      : explainMissing(id, word);
    if (problem) problems.push({file, line, place: [id], ...problem});
  }
  const missing = Object.keys(english).filter((id) => !words.has(id));
  for (const [id, word] of words) {
    if (Object.hasOwn(english, id)) continue;
    const message = `The site has no word with this id any more. Delete the entry.${didYouMean(id, missing)}`;
    problems.push({file, line: word.line, place: [id], message});
  }
  return problems;
}

function explainMissing(id: string, {message, description}: EnglishWord) {
  const where = description ? ` (${description})` : '';
  return {
    message: `"${message}"${where} has no Nepali. Add this entry after this line, with Nepali in place of the English:`,
    example: asJson(id, message, description),
  };
}

function explainMismatch(id: string, english: string, translated: string) {
  if (translated.trim() === '') {
    return {message: `The Nepali is empty. The English is "${english}".`};
  }
  const hasLetters = /\p{L}/u.test(english.replace(PLACEHOLDER, ''));
  if (english.trim() === translated.trim() && hasLetters && !sameInBoth.includes(id)) {
    return {
      message: `The Nepali is the same as the English: "${english}". Write it in Nepali. If it must be the same, add its id to the list in src/plugins/checks/interfaceWords.ts.`,
    };
  }
  const wanted = new Set(english.match(PLACEHOLDER));
  const present = new Set(translated.match(PLACEHOLDER));
  const lost = [...wanted].filter((part) => !present.has(part));
  const strange = [...present].filter((part) => !wanted.has(part));
  if (lost.length === 0 && strange.length === 0) return undefined;
  const message = [
    'The words in braces are filled in by the page, and must be the same as in the English.',
    ...(lost.length > 0 ? [`Missing: ${lost.join(', ')}.`] : []),
    ...(strange.length > 0 ? [`Not in the English: ${strange.join(', ')}.`] : []),
    `The English is "${english}".`,
  ].join(' ');
  return {message};
}

const RULES = [checkDanda, checkSentenceEnd, checkDigits, checkSpelling, checkEnglishWords];

function checkTyping({file, words}: WordFile): Problem[] {
  return [...words].flatMap(([id, {message, line}]) => {
    const text = message.replace(PLACEHOLDER, '…');
    return RULES.flatMap((check) => check(text)).map((problem) => ({
      file,
      line,
      place: [id],
      message: problem,
    }));
  });
}
