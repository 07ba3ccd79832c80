import {type ContentFiles, hash} from '../read/files';
import {foldText} from 'nepali-text/foldText';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {type Path, partsOf, placeOf, valueAt} from '../read/values';
import {lineOf, parseYamlFile, type YamlFile} from '../read/yaml';
import {mdxBlocksOf} from '../read/blocks';
import type {MarkdownPage} from '../read/markdownPage';
import {type PagePair, parsePage, readPairs} from '../read/pages';
import {wordFields} from '../read/words';

/** A text in one language: a block of a page or an entry's field. */
export interface SourceText {
  /** The section of a page or the field above it, or the path in a list (`member-1.role`). */
  place: string;
  /** Only texts of one kind can be translations of each other. */
  kind: string;
  /** The text in one spelling: see foldText. */
  text: string;
  hash: string;
  /** Counted from 1 in its file. */
  line: number;
  /** In a list: the path of the `{en, ne}`. */
  path?: Path;
  /** In a page: the position among its blocks. A field above the page has its name as its kind. */
  block?: number;
}

export type Side = 'english' | 'translation';

/** The subject of one ledger file: texts in English, and the same texts in Nepali. */
export interface TextSource {
  /** The name of its ledger file, without `.txt`: `docs/tos.mdx`. */
  name: string;
  /** From the site's folder. The same file for a list, which holds both languages. */
  files: Readonly<Record<Side, string>>;
  /** In the order of the file. */
  texts: Readonly<Record<Side, readonly SourceText[]>>;
}

/** Short, for readable diffs; within one file hashes of this length do not collide in practice. */
const HASH_LENGTH = 10;

export function sourceText(text: Omit<SourceText, 'hash'>): SourceText {
  return {...text, hash: hash([text.text]).slice(0, HASH_LENGTH)};
}

/** Every page that can be read in both languages. */
export function pageSources(site: ContentFiles): TextSource[] {
  return readPairs(site).flatMap(pageSource);
}

/** One pair as a source; none when one of the two is missing or cannot be read. */
export function pageSource({
  english,
  translation,
  englishFile,
  translationFile,
}: PagePair): TextSource[] {
  if (!english || !translation || english.problems.length + translation.problems.length > 0)
    return [];
  const files = {english: englishFile, translation: translationFile};
  return [
    {
      name: englishFile,
      files,
      texts: {english: pageTexts(english), translation: pageTexts(translation)},
    },
  ];
}

/** The texts of one side in an older version of its file. */
export function textsInVersion(file: string, version: string, side: Side): SourceText[] {
  if (/\.mdx?$/.test(file)) return pageTexts(parsePage(file, version));
  const yaml = parseYamlFile(file, file, new TextEncoder().encode(version));
  return listTexts(yaml, side === 'english' ? 'en' : 'ne');
}

/** The texts of a page: those above it, and its blocks. */
export function pageTexts(page: MarkdownPage): SourceText[] {
  const fields = wordFields.flatMap((key) => {
    const field = page.frontMatter.get(key);
    if (typeof field?.value !== 'string') return [];
    return sourceText({place: key, kind: key, text: foldText(field.value), line: field.line});
  });
  // A block without words, such as a component that holds others, is no text.
  const blocks = mdxBlocksOf(page).flatMap(({section, kind, text, line}, block) =>
    text === undefined ? [] : sourceText({place: section, kind, text, line, block}),
  );
  return [...fields, ...blocks];
}

/** Every text of the lists in both languages. */
export function listSources(files: readonly YamlFile[]): TextSource[] {
  return files
    .filter(({document}) => document)
    .map((file): TextSource => ({
      name: file.file,
      files: {english: file.file, translation: file.file},
      texts: {english: listTexts(file, 'en'), translation: listTexts(file, 'ne')},
    }));
}

/** The texts of one locale, without texts that exist only in another one. */
function listTexts(file: YamlFile, locale: Locale): SourceText[] {
  return [...partsOf(file.value)].flatMap(({path, value}) => {
    const text = valueAt(value, [locale]);
    if (typeof text !== 'string' || typeof valueAt(value, [defaultLocale]) !== 'string') return [];
    // The path with ids in place of the numbers of entries.
    const names = placeOf(file.value, path).map((part) => part.replace(/^entry /, ''));
    const line = lineOf(file, [...path, locale]);
    return sourceText({place: names.join('.'), kind: 'text', text: foldText(text), line, path});
  });
}
