import {type Language, languageNames} from '../../../src/collections/language';
import {didYouMean, type Problem} from '../../../src/lib/diagnostics';
import type {EnglishFile, EnglishWord} from './englishWords';
import {asJson, type TranslatedWord, type WordFile} from './wordFile';

interface Comparison {
  problems: Problem[];
  /** Words that are the same in both languages: wrong, unless an exception says why. */
  untranslated: Problem[];
}

/** Holds one file of translations against the English words. */
export function compareWords(
  {words: english}: EnglishFile,
  {file, words}: WordFile,
  language: Language,
): Comparison {
  const name = languageNames[language];
  const at = (id: string, line: number) => ({file, line, place: [id]});
  const result: Comparison = {problems: [], untranslated: []};

  // A missing word is told where it would go: after the word that comes before it in the code.
  let line = 1;
  for (const [id, word] of Object.entries(english)) {
    const translated = words.get(id);
    if (!translated) {
      result.problems.push({...at(id, line), ...missing(id, word, name)});
      continue;
    }
    ({line} = translated);
    if (isUntranslated(word, translated)) {
      const message = `The ${name} is the same as the English: "${word.message}". Write it in ${name}. If it must be the same, give the reason in scripts/checks/same-in-both.yml:`;
      result.untranslated.push({...at(id, line), message, example: `${id}: The name of a shop.`});
    }
    const message =
      translated.message.trim() === ''
        ? `The ${name} is empty. The English is "${word.message}".`
        : explainBraces(word, translated);
    if (message) result.problems.push({...at(id, line), message});
  }

  const unused = [...words].filter(([id]) => !Object.hasOwn(english, id));
  const untaken = Object.keys(english).filter((id) => !words.has(id));
  for (const [id, {line}] of unused) {
    const message = `The site has no word with this id any more. Delete the entry.${didYouMean(id, untaken)}`;
    result.problems.push({...at(id, line), message});
  }
  return result;
}

function missing(id: string, {message, description}: EnglishWord, name: string) {
  const where = description ? ` (${description})` : '';
  return {
    message: `"${message}"${where} has no ${name}. Add this entry after this line, with ${name} in place of the English:`,
    example: asJson(id, message, description),
  };
}

function isUntranslated(english: EnglishWord, translated: TranslatedWord): boolean {
  const hasLetters = /\p{L}/u.test(english.message.replace(BRACES, ''));
  return hasLetters && english.message.trim() === translated.message.trim();
}

const BRACES = /\{\w+\}/g;

function explainBraces(english: EnglishWord, translated: TranslatedWord): string | undefined {
  const wanted = new Set(english.message.match(BRACES));
  const present = new Set(translated.message.match(BRACES));
  const lost = [...wanted].filter((part) => !present.has(part));
  const strange = [...present].filter((part) => !wanted.has(part));
  if (lost.length === 0 && strange.length === 0) return undefined;
  return [
    'The words in braces are filled in by the page, and must be the same as in the English.',
    ...(lost.length > 0 ? [`Missing: ${lost.join(', ')}.`] : []),
    ...(strange.length > 0 ? [`Not in the English: ${strange.join(', ')}.`] : []),
    `The English is "${english.message}".`,
  ].join(' ');
}
