import type {ContentFiles} from 'content/read/files';
import {valueAt} from 'content/read/values';
import {readPage} from 'content/read/pages';
import {staleTexts} from 'content/pairs/texts';
import type {Texts} from '../types';
import {site} from '../site';
import {listFiles} from './list';
import {listLabel, pageNames, pageTitle} from './names';
import {labelOf, textsAt, textsFrom} from './words';

/**
 * What the site has: pages in the order of names.yml, lists, and how much there is to do.
 *
 * @param problems how much is wrong with the site
 */
export async function overviewModel(content: ContentFiles, now: Date, problems: number) {
  const files = await listFiles(content);
  const {texts} = await site.siteTexts(content);
  const names = pageNames(content);
  const items = await site.launchList(content, now);
  const valueOf = (name: string) => files.find(({list}) => list === name)?.value;
  const nameOf = (group: string) => textsAt('groups', group, 'name') ?? labelOf(group);
  const linksIn = (part: string) =>
    Object.entries(Object(valueAt(valueOf('navigation'), [part]))).map(([name, routes]) => ({
      name,
      label: nameOf(name),
      routes: routes as readonly string[],
    }));
  const groups = Object.keys(site.help.groups);
  const columns = linksIn('footer');
  const pages = await site.pagesOf(content);
  return {
    brand: textsFrom(valueOf('site'), ['name']) ?? inEnglish(''),
    // In Markdown, with the files that it imports, or with its words in a list ("pages/team"), or both.
    pages: pages.map(({route, markdown: [markdown, ...parts], copy, lists}) => {
      const title = markdown && pageTitle(readPage(content, markdown));
      const name = names(route) ?? inEnglish(title ?? route);
      const group = columns.find(({routes}) => routes.includes(route))?.name ?? groups[0]!;
      return {route, name, markdown, parts, copy, lists, group};
    }),
    lists: files.map(({list, file, value}) => ({
      name: list,
      file,
      label: listLabel(list, names),
      help: textsAt('help', list),
      group: site.help.lists[list]?.group ?? groups.at(-1)!,
      // How many entries; undefined for named fields.
      count: Array.isArray(value) ? value.length : undefined,
    })),
    // What lists and pages are shown in.
    groups: groups.map((name) => ({
      name,
      label: nameOf(name),
      about: textsAt('groups', name, 'about')!,
    })),
    // Where a new page can be linked.
    sidebarGroups: linksIn('sidebar'),
    footerColumns: columns,
    todo: {
      open: staleTexts(texts).length,
      disagreements: items.filter(({kind}) => kind === 'disagreement').length,
      problems,
    },
  };
}

const inEnglish = (en: string): Texts => ({en, ne: undefined});
