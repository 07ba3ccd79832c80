import {locales} from 'nepali-text/locale';
import {visit} from 'unist-util-visit';
import type {Problem} from '../say/diagnostics';
import {type ContentFiles, listSiteFiles, readSiteFile} from '../read/files';
import {say} from '../say';
import {checkPage} from './checkContent';
import {anchorOf, lineIn, type MarkdownPage} from '../read/markdownPage';
import {
  importedMarkdown,
  isPartial,
  misnamedPages,
  type PagePair,
  readPage,
  readPairs,
  routeOf,
  withParts,
} from '../read/pages';
import {compareHeadings} from './rules/headings';
import {compareBlocks} from './rules/blocks';
import {checkLinks, type PageAnchors} from './rules/links';
import {checkPageTyping, checkText} from './rules/pageTexts';
import {checkPageCharacters} from '../read/source';
import {compareFields, compareParts} from './rules/translation';
import type {References} from './rules/components';
import {
  checkHtml,
  checkSameDescription,
  checkWholePage,
  typedValueCheck,
  type WrittenOnce,
} from './rules/wholePage';

/** What the pages of a site may refer to, and what must not be typed into them. */
export interface SiteReferences extends References {
  /** By language. */
  lists: WrittenOnce;
  /** The addresses of pages that are not in Markdown; links are not followed while they are not known. */
  routes?: readonly string[];
}

const bothPages = ({english, translation}: PagePair) =>
  [english, translation].filter((page) => !!page);

/**
 * What is wrong in the pages of a site, and where the Nepali ones do not match the English.
 *
 * @param some the pages to check, all of the site by default
 */
export function checkPagePairs(
  site: ContentFiles,
  known: SiteReferences,
  some?: readonly PagePair[],
): Problem[] {
  const everything = readPairs(site);
  const pairs = some ?? everything;
  const pages = pairs.flatMap(bothPages);
  const all = everything.flatMap(bothPages);
  const typed = typedValueCheck(known.lists);
  const files = new Set(listSiteFiles(site, 'static').map((file) => `/${file}`));
  const places = known.routes && pageAnchorsIn(site, known.routes);
  const readable = pairs.flatMap(({english, translation, englishFile}) =>
    locales.flatMap((language) => {
      const page = language === 'en' ? english : translation;
      if (!page || page.problems.length > 0) return [];
      return [{page, language, route: routeOf(englishFile), englishFile}];
    }),
  );
  /** The mistakes within each page, which a comparison with the other language would find again. */
  const inPage = new Map(
    readable.map(({page, language, route}) => [
      page,
      [
        ...checkPage(page, known),
        ...checkHtml(page),
        ...checkLinks(page, {route, places, files}),
        ...checkText(page, language, typed),
      ],
    ]),
  );
  const isRight = (page: MarkdownPage) => inPage.get(page)?.length === 0;
  const texts = misnamedPages(site);
  const found = [
    ...texts.map((file): Problem => ({file, line: 1, ...say('page.txt')})),
    ...pages.flatMap(({problems}) => problems),
    ...pairs
      .filter(
        ({englishFile, translationFile}) =>
          ![englishFile, translationFile].some((file) => texts.includes(`${file}.txt`)),
      )
      .flatMap((pair) => checkPair(pair, isRight)),
    ...readable.flatMap(({page, language, route, englishFile}) => [
      ...inPage.get(page)!,
      ...checkPageCharacters(page),
      ...(isPartial(englishFile) ? [] : checkWholePage(page, withParts(site, page), route)),
      ...checkPageTyping(page, language, known.lists[language]?.facts),
    ]),
    ...pages.flatMap((page) => checkSameDescription(page, all)),
  ];
  // Two pages that import the same part find the same mistake in it.
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()].sort(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
}

/** Questions about what may be meant but is often a mistake. They fail no check. */
export function questionsAboutPages(site: ContentFiles): Problem[] {
  const pairs = readPairs(site);
  const numbers = pairs.flatMap(bothPages).flatMap(({file, source}) =>
    source.split('\n').flatMap((text, index) => {
      const [number] = /(?:\+977|\+९७७)[ -]?\p{Nd}[\p{Nd} -]{5,}\p{Nd}/u.exec(text) ?? [];
      if (!number) return [];
      const example = '<Contact part="phone" />';
      return [{file, line: index + 1, ...say('ask.phone', {number}), example}];
    }),
  );
  return [
    ...numbers,
    ...pairs.flatMap(({english}) => (english ? heavyPictures(site, english) : [])),
  ];
}

/** The size in bytes from which a photograph is heavier than one as wide as a page needs to be. */
const HEAVY = 600_000;

/** Photographs of pages that are as large as the camera made them. Those of lists are made smaller. */
function heavyPictures(site: ContentFiles, {file, tree}: MarkdownPage): Problem[] {
  const found: Problem[] = [];
  visit(tree, 'image', (node) => {
    const picture = `static${node.url}`;
    const size = readSiteFile(site, picture)?.length ?? 0;
    if (size < HEAVY) return;
    const sentence = say('ask.heavy', {file: picture, kilobytes: Math.round(size / 1000)});
    found.push({file, line: lineIn(node), ...sentence});
  });
  return found;
}

/** Where links may lead, by the English pages. @param routes the addresses of other pages */
export function pageAnchorsIn(site: ContentFiles, routes: readonly string[]): PageAnchors {
  const articles = readPairs(site).filter(({englishFile}) => !isPartial(englishFile));
  // Misnamed files count as pages here: their names have a message of their own.
  const texts = misnamedPages(site).map((file) => routeOf(file.replace(/\.txt$/, '')));
  return new Map([
    ...[...routes, ...texts].map((route) => [route, undefined] as const),
    ...articles.map(
      ({english, englishFile}) => [routeOf(englishFile), english && idsIn(site, english)] as const,
    ),
  ]);
}

/** The ids that links may name; undefined when the page imports something else than Markdown. */
function idsIn(site: ContentFiles, page: MarkdownPage): ReadonlySet<string> | undefined {
  const parts = page.imports.map(importedMarkdown);
  if (page.problems.length > 0 || parts.includes(undefined)) return undefined;
  const imported = parts.map((file) => readPage(site, file ?? ''));
  return new Set(
    [page, ...imported].flatMap((source) => [
      ...(source?.headings ?? []).flatMap(({id}) => id ?? []),
      ...(source?.elements ?? []).flatMap((element) => anchorOf(element) ?? []),
    ]),
  );
}

/** A part of a page (its name begins with "_") need only exist where it is imported. */
function checkPair(
  {english, translation, englishFile, translationFile}: PagePair,
  isRight: (page: MarkdownPage) => boolean,
): Problem[] {
  if (!english || !translation) {
    if (isPartial(englishFile)) return [];
    return [
      english
        ? {file: englishFile, line: 1, ...say('page.noTranslation', {file: translationFile})}
        : {file: translationFile, line: 1, ...say('page.noEnglish', {file: englishFile})},
    ];
  }
  // Parts of an unreadable page would be reported as missing.
  if (english.problems.length + translation.problems.length > 0) return [];
  const found = compareFields(english, translation);
  // What is wrong within a page, such as a heading without an id, would be found here again.
  if (!isRight(english) || !isRight(translation)) return found;
  const inHeadings = compareHeadings(english.headings, translation.headings, translationFile);
  // Blocks are compared under the same headings.
  const inBlocks = inHeadings.length === 0 ? compareBlocks(english, translation) : [];
  return [...found, ...inHeadings, ...inBlocks, ...compareParts(english, translation)];
}
