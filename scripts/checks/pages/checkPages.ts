import {type Language, languageNames} from '../../../src/collections/language';
import type {Problem} from '../../../src/lib/diagnostics';
import {checkNepaliPage} from './checkNepaliPage';
import {compareBlocks} from './compareBlocks';
import {compareFrontMatter} from './compareFrontMatter';
import {checkIds, compareHeadings} from './compareHeadings';
import {compareParts} from './compareParts';
import {existsOnce} from './existsOnce';
import {importedMarkdown} from './imports';
import type {MarkdownPage} from './markdownPage';
import {listStrays, type Pair, readPage, readPairs} from './readPages';

/** Everything in which the pages of one language do not match the English ones. */
export function checkPages(siteDir: string, language: Language): Problem[] {
  const name = languageNames[language];
  const pairs = readPairs(siteDir, language);
  const pages = pairs.flatMap(({english, twin}) => [english, twin].filter((page) => !!page));
  const twins = pairs.flatMap(({twin}) => twin ?? []);
  return [
    ...pages.flatMap((page) => page.problems),
    ...existsOnce(siteDir, pairs, pages, name),
    ...listStrays(siteDir, language).map((file) => stray(file)),
    ...pages.flatMap(checkIds),
    ...pairs.flatMap((pair) => comparePair(siteDir, pair, name)),
    ...pages.flatMap((page) => compareBlocks(siteDir, page, language, readPage)),
    ...(language === 'ne' ? twins.flatMap(checkNepaliPage) : []),
  ];
}

function comparePair(siteDir: string, pair: Pair, name: string): Problem[] {
  const {english, twin} = pair;
  if (!english || !twin) return [];
  return [
    ...compareFrontMatter(english, twin, name, showsBoth(siteDir, english, twin)),
    ...compareHeadings(english.headings, twin.headings, twin.file, name),
    ...compareParts(english, twin, name),
  ];
}

/** Whether the English page shows its own twin, as an article does that was written in Nepali. */
function showsBoth(siteDir: string, english: MarkdownPage, twin: MarkdownPage): boolean {
  return english.imports.some((line) => importedMarkdown(siteDir, line) === twin.file);
}

function stray(file: string): Problem {
  const message =
    'No page is read from this folder. Articles lie in docusaurus-plugin-content-docs/current, short pages in docusaurus-plugin-content-pages-words.';
  return {file, line: 1, place: [], message};
}
