/* What changed in a page in Markdown, by heading and block. */
import {defaultLocale, isLocale, type Locale} from 'nepali-text/locale';
import {blocksOf, TOP} from 'content-checks/pages/blocks';
import type {MarkdownPage} from 'content-checks/pages/markdownPage';
import {pageFolders, parsePage, routeOf} from 'content-checks/pages/readPages';
import {isWordField} from 'content-checks/pages/words';
import {shorten} from 'docusaurus-plugin-paired-locales/report';
import type {Text} from 'docusaurus-plugin-paired-locales/source';
import {textsOf} from 'docusaurus-plugin-paired-locales/sources';
import {likeness, wordDiff} from 'content-checks/wordDiff';
import type {Changed, Wording} from './changes';
import {inLanguage} from './listNames';
import {labelOf, languageName, sayIn} from './words';

/** How much two texts must have in common to be one text that was changed. */
const ALIKE = 0.3;

/** @returns none where no text changed */
export function pageChanges(
  file: string,
  before: string | undefined,
  after: string | undefined,
  {locale, names}: Wording,
): Changed[] {
  const page = parsePage(file, after ?? before ?? '');
  const language = languageOf(file);
  const english = englishFileOf(file);
  const name = names(routeOf(english));
  const title = name ? inLanguage(name, locale) : titleOf(page);
  if (before === undefined || after === undefined) {
    const place = `${title} (${languageName(language, locale)})`;
    const id = before === undefined ? 'page.added' : 'page.removed';
    return [
      {key: `${english} ${language}`, place: '', text: sayIn('changes', locale, id, {place})},
    ];
  }
  const old = parsePage(file, before);
  const headings = new Map([...headingsOf(old), ...headingsOf(page)]);
  const gone = without(textsOf(old), textsOf(page));
  const changed = without(textsOf(page), textsOf(old)).map((text) => {
    const earlier = takeLike(gone, text);
    const diff = earlier ? wordDiff(earlier.text, text.text) : `[+ ${shorten(text.text)}]`;
    return [text.place, diff] as const;
  });
  const removed = gone.map(({place, text}) => [place, `[− ${shorten(text)}]`] as const);
  return [...changed, ...removed].map(([section, text]) => {
    const within = isWordField(section)
      ? labelOf(section)[locale]
      : section === TOP
        ? undefined
        : (headings.get(section) ?? section);
    const place = [title, within].filter(Boolean).join(' › ');
    return {key: `${english} ${section}`, place, language, text};
  });
}

/** The English file of a translation; an English file is its own. */
export function englishFileOf(file: string): string {
  const rest = /^i18n\/[^/]+\/(.*)$/.exec(file)?.[1];
  const folder = pageFolders.find(({twins}) => rest?.startsWith(`${twins}/`));
  return folder && rest ? folder.english + rest.slice(folder.twins.length) : file;
}

export function titleOf({file, frontMatter}: MarkdownPage): string {
  const title = frontMatter.get('sidebar_label')?.value ?? frontMatter.get('title')?.value;
  return typeof title === 'string' ? title : file;
}

function languageOf(file: string): Locale {
  const code = /^i18n\/([^/]+)\//.exec(file)?.[1];
  return isLocale(code) ? code : defaultLocale;
}

/** The first text of each section: its heading, or the question that opens it. */
function headingsOf(page: MarkdownPage): Map<string, string> {
  const headings = new Map<string, string>();
  for (const {section, text} of blocksOf(page)) {
    if (text && section !== TOP && !headings.has(section)) headings.set(section, text);
  }
  return headings;
}

/** Those of the first that the second does not have, wherever they are. */
function without(texts: readonly Text[], others: readonly Text[]): Text[] {
  const left = [...others];
  return texts.filter(({kind, hash}) => {
    const index = left.findIndex((one) => one.kind === kind && one.hash === hash);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Takes out the text that a text most probably was before. */
function takeLike(gone: Text[], {place, kind, text}: Text): Text | undefined {
  const [best] = gone
    .filter((old) => old.kind === kind && (old.place === place || place === TOP))
    .map((old) => ({old, like: isWordField(kind) ? 1 : likeness(old.text, text)}))
    .filter(({like}) => like >= ALIKE)
    .sort((one, other) => other.like - one.like);
  if (best) gone.splice(gone.indexOf(best.old), 1);
  return best?.old;
}
