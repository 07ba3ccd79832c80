import {didYouMean, type Problem} from '../../lib/diagnostics';
import {
  checkDanda,
  checkDigits,
  checkEnglishWords,
  checkSentenceEnd,
  checkSpelling,
} from '../../lib/nepaliText';
import {and, say, type Sentence} from '../../lib/sentences';
import {asJson, type EnglishFile, type EnglishWord, readWordFile, type WordFile} from './wordFiles';

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
  const example = 'npx docusaurus write-translations --locale ne';
  return {file, words: new Map(), problems: [{file, line: 1, ...say('words.noFile'), example}]};
}

type EnglishWords = EnglishFile['words'];

function compareWords(english: EnglishWords, compared: WordFile): Problem[] {
  const {file, words} = compared;
  const problems: Problem[] = [];
  const unreadable = new Set(compared.problems.flatMap(({place = []}) => place));
  // A missing word is reported where it belongs: after the word before it in the code.
  let line = 1;
  for (const [id, word] of Object.entries(english)) {
    const translated = words.get(id);
    line = translated?.line ?? line;
    // Its mistake is reported.
    if (unreadable.has(id)) continue;
    const problem = translated
      ? explainMismatch(word.message, translated.message)
      : explainMissing(id, word);
    if (problem) problems.push({file, line, place: [id], ...problem});
  }
  const missing = Object.keys(english).filter((id) => !words.has(id));
  for (const [id, word] of words) {
    if (Object.hasOwn(english, id)) continue;
    const sentence = and(say('words.gone'), didYouMean(id, missing));
    problems.push({file, line: word.line, place: [id], ...sentence});
  }
  return problems;
}

function explainMissing(id: string, {message, description}: EnglishWord) {
  return {...say('words.missing', {english: message}), example: asJson(id, message, description)};
}

function explainMismatch(english: string, translated: string): Sentence | undefined {
  if (translated.trim() === '') return say('words.empty', {english});
  const hasLetters = /\p{L}/u.test(english.replace(PLACEHOLDER, ''));
  if (english.trim() === translated.trim() && hasLetters) {
    return say('words.same', {english});
  }
  const wanted = new Set(english.match(PLACEHOLDER));
  const present = new Set(translated.match(PLACEHOLDER));
  const lost = [...wanted].filter((part) => !present.has(part));
  const strange = [...present].filter((part) => !wanted.has(part));
  if (lost.length === 0 && strange.length === 0) return undefined;
  return and(
    say('words.places', {english}),
    lost.length > 0 ? say('words.lost', {places: lost}) : undefined,
    strange.length > 0 ? say('words.strange', {places: strange}) : undefined,
  );
}

const RULES = [checkDanda, checkSentenceEnd, checkDigits, checkSpelling, checkEnglishWords];

function checkTyping({file, words}: WordFile): Problem[] {
  return [...words].flatMap(([id, {message, line}]) => {
    const text = message.replace(PLACEHOLDER, '…');
    return RULES.flatMap((check) => check(text)).map((found) => ({
      file,
      line,
      place: [id],
      ...found,
    }));
  });
}
