import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Language, languageNames} from '../../../src/collections/language';
import type {Problem} from '../../../src/lib/diagnostics';
import {checkNepali, latinNumbers} from '../nepaliText';
import {applyAllowList, readAllowList} from './allowList';
import {compareWords} from './compareWords';
import type {EnglishFile} from './englishWords';
import {parseWordFile, type WordFile} from './wordFile';

/** Words that are rightly the same in both languages, each with its reason. */
export const sameInBoth = 'scripts/checks/same-in-both.yml';
/** Words that rightly have a number in Latin digits, each with its reason. */
export const latinDigits = 'scripts/checks/latin-digits.yml';

/** Everything that is wrong with the interface words of one language. */
export function checkWords(
  siteDir: string,
  language: Language,
  english: readonly EnglishFile[],
): Problem[] {
  const files = english.map((from) => {
    const file = `i18n/${language}/${from.path}`;
    return {from, to: read(siteDir, file, language)};
  });
  const compared = files
    .filter(({to}) => to.words.size > 0)
    .map(({from, to}) => compareWords(from, to, language));
  return [
    ...files.flatMap(({to}) => to.problems),
    ...compared.flatMap(({problems}) => problems),
    ...applyAllowList(
      compared.flatMap(({untranslated}) => untranslated),
      readAllowList(siteDir, sameInBoth),
    ),
    ...(language === 'ne'
      ? checkText(
          siteDir,
          files.map(({to}) => to),
        )
      : []),
  ];
}

function read(siteDir: string, file: string, language: Language): WordFile {
  const place = path.join(siteDir, file);
  if (existsSync(place)) return parseWordFile(file, readFileSync(place, 'utf8'));
  const message = `The file is not there. This command writes it with the English words, to be replaced by ${languageNames[language]} ones:`;
  const example = `npx docusaurus write-translations --locale ${language}`;
  return {file, words: new Map(), problems: [{file, line: 1, place: [], message, example}]};
}

function checkText(siteDir: string, files: readonly WordFile[]): Problem[] {
  const problems = (check: (text: string) => string[]): Problem[] =>
    files.flatMap(({file, words}) =>
      [...words].flatMap(([id, {message: text, line}]) =>
        check(text.replace(/\{\w+\}/g, '…')).map((message) => ({file, line, place: [id], message})),
      ),
    );
  return [
    ...problems(checkNepali),
    ...applyAllowList(problems(latinNumbers), readAllowList(siteDir, latinDigits)),
  ];
}
