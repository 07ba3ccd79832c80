import {locales} from 'nepali-text/locale';
import {TOP} from 'content-checks/pages/blocks';
import {readPairs} from 'content-checks/pages/readPages';
import {textsOf} from 'docusaurus-plugin-paired-locales/sources';
import type {Place} from '../../protocol';
import {rowsOf, textPlace} from '../pageTexts';
import type {SiteValues} from './shownText';
import {writtenText, type WrittenText} from './writtenText';

/** The blocks of all pages, and the fields above them. */
export function textsInPages(siteDir: string, values: SiteValues): WrittenText[] {
  return readPairs(siteDir).flatMap((pair) => {
    const pages = {en: pair.english, ne: pair.twin};
    const name = pair.englishFile;
    const rows = rowsOf(pair);
    return locales.flatMap((locale) =>
      (pages[locale] ? textsOf(pages[locale]) : []).flatMap((text) => {
        const where: Place = {view: 'page', name, ...textPlace(rows, locale, text)};
        const section = text.block === undefined || text.place === TOP ? {} : {section: text.place};
        return writtenText(values, locale, text.text, {where, source: name, ...section});
      }),
    );
  });
}
