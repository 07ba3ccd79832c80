import {collections} from '../../src/collections';
import {defaultLocale} from 'nepali-text/locale';
import {valueAt} from 'content-checks/valuePath';
import type {YamlFile} from 'content-checks/yaml';
import type {MarkdownPage} from 'content-checks/pages/markdownPage';
import {importedMarkdown, isPartial, readEnglish, routeOf} from 'content-checks/pages/readPages';
import {launchItems} from 'docusaurus-plugin-collections/launchList';
import {inspectSite, siteAgreements} from '../../src/plugins/site';
import {countOpen} from 'docusaurus-plugin-paired-locales/report';
import {inEach} from '../inEach';
import type {ListItem, Overview, PageItem, Texts} from '../protocol';
import {listLabel, pageName, routeOfCopy, textsOf} from './listNames';
import {pageLists} from './pageLists';
import {findProblems} from './problems';

interface Options extends Pick<Overview, 'preview' | 'changes'> {
  now: Date;
}

/** What the site has: pages in the order of names.yml, lists, and how much there is to do. */
export async function overviewModel(
  siteDir: string,
  {now, preview, changes}: Options,
): Promise<Overview> {
  const {files} = await inspectSite(siteDir);
  const agreements = await siteAgreements(siteDir);
  const problems = [...(await findProblems(siteDir)), ...agreements.problems];
  const items = files.flatMap((file) => launchItems(file, now));
  const count = (kind: (typeof items)[number]['kind']) =>
    items.filter((item) => item.kind === kind).length;
  const navigation = files.find(({list}) => list === 'navigation')?.value;
  const groupsOf = (part: string) => Object.keys(valueAt(navigation, [part]) ?? {});
  const site = files.find(({list}) => list === 'site');
  return {
    brand: textsOf(valueAt(site?.value, ['name'])) ?? withoutTranslation(''),
    pages: pageItems(siteDir, files),
    lists: files
      .filter(({list}) => Object.hasOwn(collections, list))
      .map((file) => listItem(file, files)),
    sidebarGroups: groupsOf('sidebar'),
    footerColumns: groupsOf('footer'),
    todo: {
      open: countOpen(agreements.inspected),
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

function pageItems(siteDir: string, files: readonly YamlFile[]): PageItem[] {
  const markdown = readEnglish(siteDir);
  const articles = new Map(
    markdown.filter(({file}) => !isPartial(file)).map((page) => [routeOf(page.file), page]),
  );
  const names = files.find(({list}) => list === 'pages/names')?.value;
  const listsOf = pageLists(siteDir);
  const named = typeof names === 'object' && names !== null ? Object.keys(names) : [];
  return [...new Set([...named, ...articles.keys()])].map((route) => {
    const article = articles.get(route);
    const parts = article ? partsOf(siteDir, article, markdown) : [];
    const own = article ? [article.file, ...parts] : [];
    const copy = Object.keys(collections).find((name) => routeOfCopy(name) === route);
    return {
      route,
      name: pageName(route, files) ?? withoutTranslation(titleOf(article) ?? route),
      ...(article ? {markdown: article.file} : {}),
      parts,
      ...(copy ? {copy} : {}),
      lists: listsOf(route, own),
    };
  });
}

/** The English files that a page imports. */
export function partsOf(
  siteDir: string,
  {imports}: MarkdownPage,
  all: readonly MarkdownPage[],
): string[] {
  const imported = imports.map((statement) => importedMarkdown(siteDir, statement));
  return all.map(({file}) => file).filter((file) => imported.includes(file));
}

function titleOf(page: MarkdownPage | undefined): string | undefined {
  const title = page?.frontMatter.get('title')?.value;
  return typeof title === 'string' ? title : undefined;
}

const withoutTranslation = (text: string): Texts =>
  inEach((locale) => (locale === defaultLocale ? text : undefined));
