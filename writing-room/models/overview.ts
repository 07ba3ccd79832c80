import {defaultLocale, inEach} from 'nepali-text/locale';
import {valueAt} from 'content-checks/valuePath';
import {readPage} from 'content-checks/pages/readPages';
import {launchItems} from 'docusaurus-plugin-collections/launchList';
import {openTexts} from 'docusaurus-plugin-paired-locales/texts';
import type {Overview, Texts} from '../protocol';
import {site} from '../site';
import {listFiles} from './list';
import {listLabel, pageNamesIn, titleOf} from './names';
import {textsAt, textsFrom} from './words';

interface Options extends Pick<Overview, 'preview' | 'changes'> {
  now: Date;
  /** How much is wrong with the site. */
  problems: number;
}

/** What the site has: pages in the order of names.yml, lists, and how much there is to do. */
export async function overviewModel(
  siteDir: string,
  {now, preview, changes, problems}: Options,
): Promise<Overview> {
  const files = await listFiles(siteDir);
  const {texts} = await site.siteTexts(siteDir);
  const names = pageNamesIn(files);
  const items = files.flatMap((file) => launchItems(file, now));
  const count = (kind: string) => items.filter((item) => item.kind === kind).length;
  const valueOf = (name: string) => files.find(({list}) => list === name)?.value;
  const groupsOf = (part: string) => Object.keys(valueAt(valueOf('navigation'), [part]) ?? {});
  const pages = await site.pagesOf(siteDir);
  return {
    brand: textsFrom(valueOf('site'), ['name']) ?? inEnglish(''),
    pages: pages.map(({route, markdown: [markdown, ...parts], copy, lists}) => {
      const title = markdown && titleOf(readPage(siteDir, markdown));
      return {route, name: names(route) ?? inEnglish(title ?? route), markdown, parts, copy, lists};
    }),
    lists: files.map(({list, file, value}) => ({
      name: list,
      file,
      label: listLabel(list, names),
      help: textsAt('help', list),
      ...(Array.isArray(value) ? {count: value.length} : {}),
    })),
    sidebarGroups: groupsOf('sidebar'),
    footerColumns: groupsOf('footer'),
    todo: {
      open: openTexts(texts).length,
      standins: count('stand-in'),
      disagreements: count('disagreement'),
      problems,
    },
    changes,
    preview,
  };
}

const inEnglish = (text: string): Texts =>
  inEach((locale) => (locale === defaultLocale ? text : undefined));
