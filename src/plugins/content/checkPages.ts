import {existsSync} from 'node:fs';
import path from 'node:path';
import {englishName, type Locale} from '../../lib/locale';
import type {Problem} from '../../lib/diagnostics';
import {inspectSite} from '../site-data/siteData';
import {checkPage} from './checkContent';
import type {MarkdownPage} from './markdownPage';
import {importedMarkdown, isPartial, listStrays, type Pair, readPairs} from './readPages';
import {compareHeadings} from './rules/headings';
import {compareBlocks} from './rules/blocks';
import {checkEnglishPage, checkNepaliPage} from './rules/nepaliText';
import {compareFrontMatter, compareParts} from './rules/twins';

/** What is wrong in the pages of a site, and where those of one language do not match the English. */
export async function checkPages(siteDir: string, locale: Locale): Promise<Problem[]> {
  return [
    ...(await checkPairs(siteDir, locale, readPairs(siteDir, locale))),
    ...listStrays(siteDir, locale).map(stray),
  ];
}

/** The same for some pages. */
export async function checkPairs(
  siteDir: string,
  locale: Locale,
  pairs: readonly Pair[],
): Promise<Problem[]> {
  const name = englishName(locale);
  const pages = pairs.flatMap(({english, twin}) => [english, twin].filter((page) => !!page));
  const twins = pairs.flatMap(({twin}) => twin ?? []);
  const {lists} = await inspectSite(siteDir);
  return [
    ...pages.flatMap((page) => checkPage(page, lists.en)),
    ...pairs.flatMap((pair) => checkPair(pair, name)),
    ...pages.flatMap((page) => missingImports(siteDir, page)),
    ...pairs.flatMap(({english}) => (english ? checkEnglishPage(english) : [])),
    ...(locale === 'ne' ? twins.flatMap(checkNepaliPage) : []),
  ];
}

/** A part of a page (its name begins with "_") need only exist where it is imported. */
function checkPair(pair: Pair, name: string): Problem[] {
  const {english, twin, englishFile, twinFile} = pair;
  if (!english || !twin) {
    if (isPartial(englishFile)) return [];
    return [english ? noTwin(englishFile, twinFile, name) : noEnglish(englishFile, twinFile, name)];
  }
  // What cannot be read in one would be missing in comparison with the other.
  if (english.problems.length + twin.problems.length > 0) return [];
  const inHeadings = compareHeadings(english.headings, twin.headings, twinFile, name);
  return [
    ...compareFrontMatter(english, twin, name, {
      required: isPartial(englishFile) ? [] : ['title', 'description'],
    }),
    ...inHeadings,
    // Blocks are compared under the same headings.
    ...(inHeadings.length === 0 ? compareBlocks(english, twin, name) : []),
    ...compareParts(english, twin, name),
  ];
}

function noTwin(file: string, twinFile: string, name: string): Problem {
  const message = `This page has no ${name} twin, so visitors would get English under the ${name} address. Copy the file to ${twinFile} and write it in ${name}.`;
  return {file, line: 1, place: [], message};
}

function noEnglish(file: string, twinFile: string, name: string): Problem {
  const message = `This ${name} page has no English twin, so nobody can reach it. Write ${file}, or delete this file.`;
  return {file: twinFile, line: 1, place: [], message};
}

function missingImports(siteDir: string, {imports}: MarkdownPage): Problem[] {
  return imports.flatMap((statement) => {
    const {file, line, from} = statement;
    const wanted = importedMarkdown(siteDir, statement);
    if (wanted === undefined || existsSync(path.join(siteDir, wanted))) return [];
    const message = `"${from}" is imported here, but there is no file ${wanted}.`;
    return [{file, line, place: [], message}];
  });
}

function stray(file: string): Problem {
  const message =
    'No page is read from this folder. Articles belong in docusaurus-plugin-content-docs/current, short pages in docusaurus-plugin-content-pages-words.';
  return {file, line: 1, place: [], message};
}
