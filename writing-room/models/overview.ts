import {defaultLocale} from 'nepali-text/locale';
import {valueAt} from 'content-checks/valuePath';
import type {YamlFile} from 'content-checks/yaml';
import type {MarkdownPage} from 'content-checks/pages/markdownPage';
import {readPage} from 'content-checks/pages/readPages';
import {launchItems} from 'docusaurus-plugin-collections/launchList';
import {openTexts} from 'docusaurus-plugin-paired-locales/texts';
import {inEach} from '../inEach';
import type {ListItem, Overview, PageItem, Texts} from '../protocol';
import {listLabel, pageName, textsOf} from './listNames';
import {site} from '../site';

interface Options extends Pick<Overview, 'preview' | 'changes'> {
  now: Date;
}

/** What the site has: pages in the order of names.yml, lists, and how much there is to do. */
export async function overviewModel(
  siteDir: string,
  {now, preview, changes}: Options,
): Promise<Overview> {
  const {files} = await site.inspectSite(siteDir);
  const {texts} = await site.siteTexts(siteDir);
  const problems = await site.check(siteDir);
  const items = files.flatMap((file) => launchItems(file, now));
  const count = (kind: (typeof items)[number]['kind']) =>
    items.filter((item) => item.kind === kind).length;
  const navigation = files.find(({list}) => list === 'navigation')?.value;
  const groupsOf = (part: string) => Object.keys(valueAt(navigation, [part]) ?? {});
  const about = files.find(({list}) => list === 'site');
  return {
    brand: textsOf(valueAt(about?.value, ['name'])) ?? withoutTranslation(''),
    pages: await pageItems(siteDir, files),
    lists: files
      .filter(({list}) => Object.hasOwn(site.collections, list))
      .map((file) => listItem(file, files)),
    sidebarGroups: groupsOf('sidebar'),
    footerColumns: groupsOf('footer'),
    todo: {
      open: openTexts(texts).length,
      standins: count('stand-in'),
      disagreements: count('disagreement'),
      problems: problems.length,
    },
    changes,
    preview,
  };
}

function listItem({list, file, value}: YamlFile, files: readonly YamlFile[]): ListItem {
  const count = Array.isArray(value) ? {count: value.length} : {};
  return {name: list, file, label: listLabel(list, files), ...count};
}

async function pageItems(siteDir: string, files: readonly YamlFile[]): Promise<PageItem[]> {
  const pages = await site.pagesOf(siteDir);
  return pages.map(({route, markdown: [markdown, ...parts], copy, lists}) => {
    const title = titleOf(markdown ? readPage(siteDir, markdown) : undefined);
    return {
      route,
      name: pageName(route, files) ?? withoutTranslation(title ?? route),
      ...(markdown ? {markdown} : {}),
      parts,
      ...(copy ? {copy} : {}),
      lists,
    };
  });
}

function titleOf(page: MarkdownPage | undefined): string | undefined {
  const title = page?.frontMatter.get('title')?.value;
  return typeof title === 'string' ? title : undefined;
}

const withoutTranslation = (text: string): Texts =>
  inEach((locale) => (locale === defaultLocale ? text : undefined));
