/* What changed in a page in Markdown, by heading and block. */
import {defaultLocale, isLocale, type Locale} from 'nepali-text/locale';
import {blocksOf, TOP} from 'content-checks/pages/blocks';
import type {MarkdownPage} from 'content-checks/pages/markdownPage';
import {pageFolders, parsePage, routeOf} from 'content-checks/pages/readPages';
import {isWordField} from 'content-checks/pages/words';
import type {Text} from 'docusaurus-plugin-paired-locales/source';
import {textsOf} from 'docusaurus-plugin-paired-locales/sources';
import {likeness, wordDiff} from 'docusaurus-plugin-paired-locales/wordDiff';
import type {FileSentence, PageNames} from './fileSentence';
import {labelOf} from './labels';
import {inLanguage} from './listNames';
import {languageName, say, shorten} from './sayChange';

/** How much two texts must have in common to be one text that was changed. */
const ALIKE = 0.3;

/** @returns none where no text changed */
export function pageSentences(
  file: string,
  before: string | undefined,
  after: string | undefined,
  {locale, names}: {locale: Locale; names: PageNames},
): FileSentence[] {
  const page = parsePage(file, after ?? before ?? '');
  const language = languageOf(file);
  const english = englishFileOf(file);
  const name = names(routeOf(english));
  const title = name ? inLanguage(name, locale) : titleOf(page);
  const place = `${title} (${languageName(language, locale)})`;
  const whole = (id: string): FileSentence[] => [
    {key: `${english} ${language}`, place: '', text: say(locale, id, {place})},
  ];
  if (before === undefined) return whole('page.added');
  if (after === undefined) return whole('page.removed');
  const old = parsePage(file, before);
  const headings = new Map([...headingsOf(old), ...headingsOf(page)]);
  return comparePages(textsOf(old), textsOf(page)).map(({place: section, diff}) => {
    const within = isWordField(section)
      ? labelOf(section)[locale]
      : section === TOP
        ? undefined
        : (headings.get(section) ?? section);
    return {
      key: `${english} ${section}`,
      place: [title, within].filter(Boolean).join(' › '),
      language,
      text: diff,
    };
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

interface TextChange {
  place: string;
  diff: string;
}

function comparePages(before: readonly Text[], after: readonly Text[]): TextChange[] {
  const gone = without(before, after);
  const changed = without(after, before).map((text): TextChange => {
    const {place} = text;
    const old = takeLike(gone, text);
    return {place, diff: old ? wordDiff(old.text, text.text) : `[+ ${shorten(text.text)}]`};
  });
  const removed = gone.map(({place, text}) => ({place, diff: `[− ${shorten(text)}]`}));
  return [...changed, ...removed];
}

const keyOf = ({kind, hash}: Text) => `${kind} ${hash}`;

/** Those of the first that the second does not have, wherever they are. */
function without(texts: readonly Text[], others: readonly Text[]): Text[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
  return texts.filter((text) => {
    const count = left.get(keyOf(text)) ?? 0;
    left.set(keyOf(text), count - 1);
    return count <= 0;
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
