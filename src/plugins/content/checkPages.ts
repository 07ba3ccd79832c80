import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Lists} from '../../collections';
import {ICONS} from '../../collections/fields';
import type {Problem} from '../../lib/diagnostics';
import {drawingNames} from '../site-data/siteAssets';
import {inspectSite} from '../site-data/siteData';
import {checkPage} from './checkContent';
import {anchorOf, type MarkdownPage} from './markdownPage';
import {
  importedMarkdown,
  isPartial,
  listStrays,
  type Pair,
  readEnglish,
  readPage,
  readPairs,
  routeOf,
} from './readPages';
import {compareHeadings, lacksId} from './rules/headings';
import {compareBlocks} from './rules/blocks';
import {checkLinks, type Targets} from './rules/links';
import {checkEnglishPage, checkNepaliPage, checkText} from './rules/nepaliText';
import {checkCharacters} from './rules/source';
import {compareFrontMatter, compareParts} from './rules/twins';
import {checkHtml, checkSameDescription, checkWholePage, typedValues} from './rules/wholePage';

/** What is wrong in the pages of a site, and where the Nepali ones do not match the English. */
export async function checkPages(siteDir: string): Promise<Problem[]> {
  return [...(await checkPairs(siteDir, readPairs(siteDir))), ...listStrays(siteDir).map(stray)];
}

/** The same for some pages. */
export async function checkPairs(siteDir: string, pairs: readonly Pair[]): Promise<Problem[]> {
  const pages = pairs.flatMap(({english, twin}) => [english, twin].filter((page) => !!page));
  const {lists} = await inspectSite(siteDir);
  const targets = targetsOf(siteDir, lists.en);
  const typed = typedValues(lists);
  const known = {...lists.en, icons: drawingNames(siteDir, ICONS)};
  return [
    ...pages.flatMap((page) => checkPage(page, known)),
    ...pairs.flatMap((pair) => checkPair(siteDir, pair)),
    ...pages.flatMap((page) => missingImports(siteDir, page)),
    ...pairs.flatMap(({english, twin, englishFile}) =>
      [english, twin].flatMap((page, index) => {
        if (!page || page.problems.length > 0) return [];
        const route = routeOf(englishFile);
        const language = index === 0 ? 'en' : 'ne';
        return [
          ...checkCharacters(page),
          ...checkHtml(page),
          ...(targets ? checkLinks(page, route, targets) : []),
          ...checkText(page, language, typed),
          ...(isPartial(englishFile) ? [] : checkWholePage(page, route)),
          ...(language === 'en' ? checkEnglishPage(page) : checkNepaliPage(page)),
        ];
      }),
    ),
    ...pages.flatMap((page) => checkSameDescription(page, allPages(siteDir, page))),
  ];
}

/** What may be meant, and is more often a mistake: it fails nothing. */
export function questionsAboutPages(siteDir: string): Problem[] {
  const pages = readPairs(siteDir).flatMap(({english, twin}) => [english, twin]);
  return pages.flatMap((page) =>
    (page?.source.split('\n') ?? []).flatMap((text, index) => {
      const [number] = /(?:\+977|\+९७७)[ -]?\p{Nd}[\p{Nd} -]{5,}\p{Nd}/u.exec(text) ?? [];
      if (!page || !number) return [];
      const message = `"${number}" is a phone number. Our own is written once, in src/data/site.yml.`;
      const example = '<Contact part="phone" />';
      return [{file: page.file, line: index + 1, place: [], message, example}];
    }),
  );
}

/** Where links may lead; undefined while the names of pages cannot be read. */
function targetsOf(siteDir: string, lists: Partial<Lists>): Targets | undefined {
  const names = lists['pages/names'];
  if (!names) return undefined;
  const pages = new Map<string, ReadonlySet<string> | undefined>(
    Object.keys(names).map((address) => [address, undefined]),
  );
  for (const page of readEnglish(siteDir)) pages.set(routeOf(page.file), idsIn(siteDir, page));
  return {pages, hasFile: (address) => isFile(path.join(siteDir, 'static', address))};
}

const isFile = (file: string) => statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

/** The ids that links may name; undefined when the page imports something else than Markdown. */
function idsIn(siteDir: string, page: MarkdownPage): ReadonlySet<string> | undefined {
  const parts = page.imports.map((statement) => importedMarkdown(siteDir, statement));
  if (page.problems.length > 0 || parts.includes(undefined)) return undefined;
  const imported = parts.map((file) => readPage(siteDir, file ?? ''));
  return new Set(
    [page, ...imported].flatMap((part) => [
      ...(part?.headings ?? []).flatMap(({id}) => id ?? []),
      ...(part?.elements ?? []).flatMap((element) => anchorOf(element) ?? []),
    ]),
  );
}

/** All pages in the language of one. */
function allPages(siteDir: string, {file}: MarkdownPage): MarkdownPage[] {
  if (!file.startsWith('i18n/')) return readEnglish(siteDir);
  return readPairs(siteDir).flatMap(({twin}) => twin ?? []);
}

/** A part of a page (its name begins with "_") need only exist where it is imported. */
function checkPair(siteDir: string, pair: Pair): Problem[] {
  const {english, twin, englishFile, twinFile} = pair;
  if (!english || !twin) {
    if (isPartial(englishFile)) return [];
    return [english ? noTwin(siteDir, pair) : noEnglish(englishFile, twinFile)];
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
    const message = 'The name of this file ends with ".txt" by mistake. Remove that ending.';
    return {file: `${twinFile}.txt`, line: 1, place: [], message};
  }
  const message = `This page has no Nepali twin, so visitors would get English under the Nepali address. Copy the file to ${twinFile} and write it in Nepali.`;
  return {file, line: 1, place: [], message};
}

function noEnglish(file: string, twinFile: string): Problem {
  const message = `This Nepali page has no English twin, so nobody can reach it. Write ${file}, or delete this file.`;
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
