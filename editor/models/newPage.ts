import {type ContentFiles, readSiteText} from 'content/read/files';
import {Document} from 'yaml';
import {defaultLocale, inEach, type Locale, locales} from 'nepali-text/locale';
import {pageFields, writeFields} from 'content/read/yaml';
import {pageFolders, parsePage} from 'content/read/pages';
import {cleanText, writeText} from '../edits/markdownTexts';
import {setYaml} from '../edits/yamlEdits';
import type {NewPageRequest, Texts} from '../types';
import {EditError} from '../sentences';
import type {NewText} from './agreement';
import {NAMES} from './names';
import {checkAddress} from './pageAddress';
import {inLanguage} from './words';

const LEAD: Texts = {
  en: 'Write one sentence about the page here.',
  ne: 'पृष्ठबारे एउटा वाक्य यहाँ लेख्नुहोस्।',
};
const TEXT: Texts = {
  en: 'Write the first paragraph here.',
  ne: 'पहिलो अनुच्छेद यहाँ लेख्नुहोस्।',
};

/**
 * A new page in every language, and its name, by which navigation and the column beside articles link to it.
 *
 * @returns the files that are new or changed
 * @throws EditError when something is at the address already, or something in the request is missing
 */
export async function newPageEdits(
  files: ContentFiles,
  request: NewPageRequest,
): Promise<NewText[]> {
  const {name, title} = request;
  await checkAddress(files, name);
  const pages = locales.map((locale) => pageIn(locale, request));
  const names = inEach((locale) => cleanText(inLanguage(title, locale)));
  const source = readSiteText(files, NAMES) ?? '';
  return [...pages, {file: NAMES, content: setYaml(source, [`/${name}`], names)}];
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
