import type {ContentFiles} from 'content/read/files';
import {readPage} from 'content/read/pages';
import {launchItems} from 'content/lists/launchList';
import {staleTexts} from 'content/pairs/texts';
import type {Texts} from '../types';
import {site} from '../site';
import {listFiles} from './list';
import {listLabel, pageNames, pageTitle} from './names';
import {rowsIn} from './pageAddress';
import {textsAt, textsFrom} from './words';

/**
 * What the site has: pages in the order of names.yml, lists, and how much there is to do.
 *
 * @param problems how much is wrong with the site
 */
export async function overviewModel(content: ContentFiles, now: Date, problems: number) {
  const files = await listFiles(content);
  const {texts} = await site.siteTexts(content);
  const names = pageNames(content);
  const items = files.flatMap((file) => launchItems(file, now));
  const valueOf = (name: string) => files.find(({list}) => list === name)?.value;
  const pages = await site.pagesOf(content);
  return {
    brand: textsFrom(valueOf('site'), ['name']) ?? inEnglish(''),
    // Where pages were, and where they are.
    redirects: rowsIn(valueOf('redirects')),
    // In Markdown, with the files that it imports, or with its words in a list ("pages/team"), or both.
    pages: pages.map(({route, isLasting, markdown: [markdown, ...parts], copy, lists}) => {
      const title = markdown && pageTitle(readPage(content, markdown));
      const name = names(route) ?? inEnglish(title ?? route);
      return {route, isLasting, name, markdown, parts, copy, lists};
    }),
    lists: files.map(({list, file, value}) => ({
      name: list,
      file,
      label: listLabel(list, names),
      help: textsAt('help', list),
      // How many entries; undefined for named fields.
      count: Array.isArray(value) ? value.length : undefined,
    })),
    todo: {
      open: staleTexts(texts).length,
      disagreements: items.filter(({kind}) => kind === 'disagreement').length,
      problems,
    },
  };
}

const inEnglish = (en: string): Texts => ({en, ne: undefined});
