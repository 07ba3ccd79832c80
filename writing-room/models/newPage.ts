import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {defaultLocale, locales} from 'nepali-text/locale';
import {valueAt} from 'content-checks/valuePath';
import {pageFolders} from 'content-checks/pages/readPages';
import {dataFolder} from 'docusaurus-plugin-collections/inspect';
import {EditError} from 'minimal-edits/editError';
import {cleanText} from 'minimal-edits/cleanText';
import {applyMarkdownEdit} from 'minimal-edits/markdownEdits';
import {setYaml} from 'minimal-edits/yamlEdits';
import {inEach} from '../inEach';
import type {Json, NewPageRequest, Texts} from '../protocol';
import {say} from '../sentences';

/** A file with its whole new content, from the site's folder. */
export interface NewContent {
  file: string;
  content: string;
}

const NAMES = `${dataFolder}/pages/names.yml`;
const NAVIGATION = `${dataFolder}/navigation.yml`;

const LEAD: Texts = {
  en: 'Write one sentence about the page here.',
  ne: 'पृष्ठबारे एउटा वाक्य यहाँ लेख्नुहोस्।',
};
const TEXT: Texts = {
  en: 'Write the first paragraph here.',
  ne: 'पहिलो अनुच्छेद यहाँ लेख्नुहोस्।',
};

/** Whether a page still has a paragraph that only shows where to write. */
export function hasSampleText(source: string): boolean {
  return [LEAD, TEXT].some((texts) =>
    Object.values(texts).some((text) => text && source.includes(text)),
  );
}

const top = '---\ntitle: Title\ndescription: Description\n---\n\n';
const templates = {
  article: (_lead: string, text: string) => `${top}# Heading\n\n<Lead>\n\n${text}\n\n</Lead>\n`,
  short: (lead: string, text: string) =>
    `${top}<PageHead>\n\n# Heading\n\n${lead}\n\n</PageHead>\n\n${text}\n`,
};
const FOLDERS = {article: 'docs', short: 'pages'};
/** The position of the heading among the blocks. */
const HEADING = {article: 0, short: 1};

/**
 * A new page in every language, its link in the column beside articles, and its name and its link in
 * the footer.
 *
 * @returns the files that are new or changed
 * @throws EditError when the page is there already, or something in the request is missing
 */
export function newPageEdits(siteDir: string, request: NewPageRequest): NewContent[] {
  const {kind, name, sidebarGroup, footerColumn} = request;
  const links = [
    ...(kind === 'article' && sidebarGroup !== undefined ? [['sidebar', sidebarGroup]] : []),
    ...(footerColumn === undefined ? [] : [['footer', footerColumn]]),
  ];
  checkName(siteDir, name);
  const pages = locales.map((locale) => {
    const file = `${folderOf(kind, locale)}/${name}.mdx`;
    return {file, content: pageIn(locale, file, request)};
  });
  const changed = (file: string, change: (source: string) => string): NewContent => ({
    file,
    content: change(readFileSync(path.join(siteDir, file), 'utf8')),
  });
  return [
    ...pages,
    ...(links.length === 0
      ? []
      : [
          changed(NAMES, (source) => addName(source, request)),
          changed(NAVIGATION, (source) =>
            links.reduce((before, path) => addLink(before, path, name), source),
          ),
        ]),
  ];
}

function addName(source: string, {name, title}: NewPageRequest): string {
  const value = inEach((locale) => cleanText(title[locale] ?? title[defaultLocale] ?? ''));
  return setYaml(source, [`/${name}`], value);
}

/** @param path of the list in navigation.yml that gets the link as its last */
function addLink(source: string, path: string[], name: string): string {
  const routes = valueAt(parse(source), path);
  if (!Array.isArray(routes)) throw new EditError(say('newPage.group', {name: path.at(-1) ?? ''}));
  return setYaml(source, path, [...(routes as Json[]), `/${name}`]);
}

function checkName(siteDir: string, name: string): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    throw new EditError(say('newPage.address'));
  }
  const isTaken = pageFolders.some(({english}) =>
    ['', '.md', '.mdx', '.tsx'].some((ending) =>
      existsSync(path.join(siteDir, english, name + ending)),
    ),
  );
  if (isTaken) throw new EditError(say('newPage.taken', {address: `/${name}`}));
}

function folderOf(kind: NewPageRequest['kind'], locale: (typeof locales)[number]): string {
  const {english, twins} = pageFolders.find((one) => one.english === FOLDERS[kind])!;
  return locale === defaultLocale ? english : `i18n/${locale}/${twins}`;
}

function pageIn(locale: (typeof locales)[number], file: string, request: NewPageRequest): string {
  const {kind, title, description, heading} = request;
  const inLocale = (texts: Texts) => texts[locale] ?? texts[defaultLocale] ?? '';
  const source = templates[kind](inLocale(LEAD), inLocale(TEXT));
  const titled = writeField('title', (value) =>
    applyMarkdownEdit(source, {kind: 'set', file, path: ['title'], value}),
  );
  const described = writeField('description', (value) =>
    applyMarkdownEdit(titled, {kind: 'set', file, path: ['description'], value}),
  );
  return writeField('heading', (value) =>
    applyMarkdownEdit(described, {kind: 'set', file, path: [HEADING[kind]], value}),
  );

  /** Writes one of the texts; what is wrong with it is about that text. */
  function writeField(
    field: 'title' | 'description' | 'heading',
    write: (text: string) => string,
  ): string {
    try {
      return write(cleanText(inLocale({title, description, heading}[field])));
    } catch (error) {
      if (error instanceof EditError) throw new EditError(error.sentence, {file, field});
      throw error;
    }
  }
}
