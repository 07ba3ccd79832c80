import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../diagnostics';
import {say} from '../sentences';
import {checkPage} from './checkContent';
import {isPartial, type Pair, readPairs, routeOf} from './readPages';
import {compareHeadings, lacksId} from './rules/headings';
import {compareBlocks} from './rules/blocks';
import {checkLinks} from './rules/links';
import {checkEnglishPage, checkNepaliPage, checkText} from './rules/nepaliText';
import {checkCharacters} from './rules/source';
import {compareFrontMatter, compareParts} from './rules/twins';
import type {Known} from './rules/components';
import {
  checkHtml,
  checkSameDescription,
  checkWholePage,
  typedValues,
  type WrittenOnce,
} from './rules/wholePage';

/** What the pages of a site may refer to, and what must not be typed into them. */
export interface KnownSite extends Known {
  /** By language. */
  lists: WrittenOnce;
}

const pagesOf = ({english, twin}: Pair) => [english, twin].filter((page) => !!page);

/**
 * What is wrong in the pages of a site, and where the Nepali ones do not match the English.
 *
 * @param some the pages to check, all of the site by default
 */
export function checkPages(siteDir: string, known: KnownSite, some?: readonly Pair[]): Problem[] {
  const everything = readPairs(siteDir);
  const pairs = some ?? everything;
  const pages = pairs.flatMap(pagesOf);
  const all = everything.flatMap(pagesOf);
  const typed = typedValues(known.lists);
  const hasFile = (address: string) =>
    statSync(path.join(siteDir, 'static', address), {throwIfNoEntry: false})?.isFile() ?? false;
  const found = [
    ...pages.flatMap((page) => checkPage(page, known)),
    ...pairs.flatMap((pair) => checkPair(siteDir, pair)),
    ...pairs.flatMap(({english, twin, englishFile}) =>
      [english, twin].flatMap((page, index) => {
        if (!page || page.problems.length > 0) return [];
        const language = index === 0 ? 'en' : 'ne';
        return [
          ...checkCharacters(page),
          ...checkHtml(page),
          ...checkLinks(page, hasFile),
          ...checkText(page, language, typed),
          ...(isPartial(englishFile) ? [] : checkWholePage(page, routeOf(englishFile))),
          ...(language === 'en' ? checkEnglishPage(page) : checkNepaliPage(page)),
        ];
      }),
    ),
    ...pages.flatMap((page) => checkSameDescription(page, all)),
  ];
  // Two pages that import the same part find the same mistake in it.
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()].sort(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
}

/** What may be meant, and is more often a mistake: it fails nothing. */
export function questionsAboutPages(siteDir: string): Problem[] {
  const pages = readPairs(siteDir).flatMap(pagesOf);
  return pages.flatMap(({file, source}) =>
    source.split('\n').flatMap((text, index) => {
      const [number] = /(?:\+977|\+९७७)[ -]?\p{Nd}[\p{Nd} -]{5,}\p{Nd}/u.exec(text) ?? [];
      if (!number) return [];
      const example = '<Contact part="phone" />';
      return [{file, line: index + 1, ...say('ask.phone', {number}), example}];
    }),
  );
}

/** A part of a page (its name begins with "_") need only exist where it is imported. */
function checkPair(siteDir: string, pair: Pair): Problem[] {
  const {english, twin, englishFile, twinFile} = pair;
  if (!english || !twin) {
    if (isPartial(englishFile)) return [];
    return [
      english
        ? noTwin(siteDir, pair)
        : {file: twinFile, line: 1, ...say('page.noEnglish', {file: englishFile})},
    ];
  }
  // What cannot be read in one would be missing in comparison with the other.
  if (english.problems.length + twin.problems.length > 0) return [];
  const canCompare = !lacksId(english) && !lacksId(twin);
  const inHeadings = canCompare ? compareHeadings(english.headings, twin.headings, twinFile) : [];
  return [
    ...compareFrontMatter(english, twin, {
      required: isPartial(englishFile) ? [] : ['title', 'description'],
    }),
    ...inHeadings,
    // Blocks are compared under the same headings.
    ...(canCompare && inHeadings.length === 0 ? compareBlocks(english, twin) : []),
    ...compareParts(english, twin),
  ];
}

function noTwin(siteDir: string, {englishFile: file, twinFile}: Pair): Problem {
  if (existsSync(path.join(siteDir, `${twinFile}.txt`))) {
    return {file: `${twinFile}.txt`, line: 1, ...say('page.txt')};
  }
  return {file, line: 1, ...say('page.noTwin', {file: twinFile})};
}
