import {type ContentFiles, listSiteFiles, readSiteText} from 'content/read/files';
import {Document} from 'yaml';
import {defaultLocale, inEach, type Locale, locales} from 'nepali-text/locale';
import {pageFields, writeFields} from 'content/read/yaml';
import {pageFolders, parsePage} from 'content/read/pages';
import {dataFolder} from 'content/lists/inspect';
import {cleanText, writeText} from '../edits/markdownTexts';
import {setYaml, yamlAt} from '../edits/yamlEdits';
import type {Json, NewPageRequest, Texts} from '../types';
import {EditError, say} from '../sentences';
import {NAMES} from './names';
import {inLanguage} from './words';

/** A file with its whole new content, from the site's folder. */
export interface NewText {
  file: string;
  content: string;
}

const NAVIGATION = `${dataFolder}/navigation.yml`;

const LEAD: Texts = {
  en: 'Write one sentence about the page here.',
  ne: 'पृष्ठबारे एउटा वाक्य यहाँ लेख्नुहोस्।',
};
const TEXT: Texts = {
  en: 'Write the first paragraph here.',
  ne: 'पहिलो अनुच्छेद यहाँ लेख्नुहोस्।',
};

/**
 * A new page in every language, its link in the column beside articles, and its name and its link in
 * the footer.
 *
 * @returns the files that are new or changed
 * @throws EditError when the page is there already, or something in the request is missing
 */
export function newPageEdits(site: ContentFiles, request: NewPageRequest): NewText[] {
  const {kind, name, title, sidebarGroup, footerColumn} = request;
  checkName(site, name);
  const links = [
    ...(kind === 'article' && sidebarGroup !== undefined ? [['sidebar', sidebarGroup]] : []),
    ...(footerColumn === undefined ? [] : [['footer', footerColumn]]),
  ];
  const pages = locales.map((locale) => pageIn(locale, request));
  if (links.length === 0) return pages;
  const read = (file: string) => readSiteText(site, file) ?? '';
  const names = inEach((locale) => cleanText(inLanguage(title, locale)));
  const addLink = (source: string, group: string[]) => {
    // The check refuses a group that the site does not show.
    const routes = (yamlAt(source, group) ?? []) as Json[];
    return setYaml(source, group, [...routes, `/${name}`]);
  };
  return [
    ...pages,
    {file: NAMES, content: setYaml(read(NAMES), [`/${name}`], names)},
    {file: NAVIGATION, content: links.reduce(addLink, read(NAVIGATION))},
  ];
}

function checkName(site: ContentFiles, name: string): void {
  const about = {file: '', field: 'name'};
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) throw new EditError(say('newPage.address'), about);
  const isTaken = pageFolders.some(({english}) =>
    listSiteFiles(site, english).some(
      (file) => file.replace(/(?:\/.*|\.(?:mdx?|tsx))$/, '') === name,
    ),
  );
  if (isTaken) throw new EditError(say('newPage.taken', {address: `/${name}`}), about);
}

function pageIn(locale: Locale, {kind, name, ...texts}: NewPageRequest): NewText {
  const folder = {article: 'docs', short: 'pages'}[kind];
  const {translations} = pageFolders.find(({english}) => english === folder)!;
  const file = `${locale === defaultLocale ? folder : `i18n/${locale}/${translations}`}/${name}.mdx`;
  const clean = (field: 'title' | 'description' | 'heading'): string => {
    try {
      return cleanText(inLanguage(texts[field], locale));
    } catch (error) {
      throw new EditError((error as EditError).sentence, {file, field});
    }
  };
  const matter = writeFields(
    new Document({title: clean('title'), description: clean('description')}, pageFields),
  );
  const top = `# ${writeText(clean('heading'), 'heading')}`;
  const [lead, text] = [inLanguage(LEAD, locale), inLanguage(TEXT, locale)];
  const body =
    kind === 'article'
      ? `${top}\n\n<Lead>\n\n${text}\n\n</Lead>`
      : `<PageHead>\n\n${top}\n\n${lead}\n\n</PageHead>\n\n${text}`;
  const content = `---\n${matter}---\n\n${body}\n`;
  const [problem] = parsePage(file, content).problems;
  if (problem) throw new EditError(problem, {file, field: 'heading'});
  return {file, content};
}
