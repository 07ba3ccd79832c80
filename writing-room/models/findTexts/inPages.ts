import {type Locale, locales} from 'nepali-text/locale';
import {blocksOf, TOP} from 'content-checks/pages/blocks';
import type {MarkdownPage} from 'content-checks/pages/markdownPage';
import {readPairs} from 'content-checks/pages/readPages';
import {textsOf} from 'docusaurus-plugin-paired-locales/sources';
import type {Place} from '../../protocol';
import {alignBlocks} from '../alignBlocks';
import {remembering} from './remember';
import type {SiteValues} from './shownText';
import {writtenText, type WrittenText} from './writtenText';

const rememberTexts = remembering<WrittenText[]>();

/** The blocks of all pages, and the fields above them. */
export function textsInPages(siteDir: string, values: SiteValues): WrittenText[] {
  return readPairs(siteDir).flatMap(({englishFile, english, twin}) => {
    const pages = {en: english, ne: twin};
    const [first = values, ...rest] = [english, twin].filter((page) => page !== undefined);
    return rememberTexts(first, [...rest, values], () => inPage(values, englishFile, pages));
  });
}

function inPage(
  values: SiteValues,
  name: string,
  pages: Readonly<Record<Locale, MarkdownPage | undefined>>,
): WrittenText[] {
  const blocks = Object.fromEntries(
    locales.map((locale) => [locale, pages[locale] ? blocksOf(pages[locale]) : []]),
  );
  const rows = alignBlocks(blocks);
  return locales.flatMap((locale) =>
    (pages[locale] ? textsOf(pages[locale]) : []).flatMap(({text, kind, place, block}) => {
      const row = rows.findIndex((one) => one[locale] === block);
      const spot = block === undefined ? {field: kind} : {block: row};
      const where: Place = {view: 'page', name, ...spot};
      const section = block === undefined || place === TOP ? {} : {section: place};
      return writtenText(values, locale, text, {where, source: name, ...section});
    }),
  );
}
