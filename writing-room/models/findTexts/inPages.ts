import {type Locale, locales} from '../../../src/lib/locale';
import {type Block, blocksOf, TOP} from '../../../src/plugins/content/blocks';
import type {MarkdownPage} from '../../../src/plugins/content/markdownPage';
import {readPairs} from '../../../src/plugins/content/readPages';
import {wordFields} from '../../../src/plugins/content/words';
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
  const blocks: Partial<Record<Locale, readonly Block[]>> = {};
  for (const locale of locales) blocks[locale] = pages[locale] ? blocksOf(pages[locale]) : [];
  const fields = locales.flatMap((locale) =>
    wordFields.flatMap((field) => {
      const text = pages[locale]?.frontMatter.get(field)?.value;
      const where: Place = {view: 'page', name, field};
      return typeof text === 'string'
        ? writtenText(values, locale, text, {where, source: name})
        : [];
    }),
  );
  const rows = alignBlocks(blocks).flatMap((row, index) =>
    locales.flatMap((locale) => {
      const block = blocks[locale]?.[row[locale] ?? -1];
      if (!block?.text) return [];
      const where: Place = {view: 'page', name, block: index};
      const section = block.section === TOP ? {} : {section: block.section};
      return writtenText(values, locale, block.text, {where, source: name, ...section});
    }),
  );
  return [...fields, ...rows];
}
