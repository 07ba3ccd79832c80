import type {Site} from '../files';
import {foldText} from 'nepali-text/foldText';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {type Path, placeOf} from '../read/valuePath';
import {lineOf, parseYamlFile, type YamlFile} from '../read/yaml';
import {blocksOf} from '../read/blocks';
import type {MarkdownPage} from '../read/markdownPage';
import {type Pair, parsePage, readPairs} from '../read/pages';
import {wordFields} from '../read/words';
import {type Side, type Source, type Text, textOf} from './source';

/** Every page that can be read in both languages. */
export function pageSources(site: Site): Source[] {
  return readPairs(site).flatMap(pageSource);
}

/** One pair as a source; none when one of the two is missing or cannot be read. */
export function pageSource({english, twin, englishFile, twinFile}: Pair): Source[] {
  if (!english || !twin || english.problems.length + twin.problems.length > 0) return [];
  const files = {english: englishFile, twin: twinFile};
  const read: Source['read'] = (source, side) => textsOf(parsePage(files[side], source));
  const texts = {english: textsOf(english), twin: textsOf(twin)};
  return [{name: englishFile, files, texts, read}];
}

/** The texts of a page: those above it, and its blocks. */
export function textsOf(page: MarkdownPage): Text[] {
  const fields = wordFields.flatMap((key) => {
    const field = page.frontMatter.get(key);
    if (typeof field?.value !== 'string') return [];
    return textOf({place: key, kind: key, text: foldText(field.value), line: field.line});
  });
  // A block without words, such as a component that holds others, is no text.
  const blocks = blocksOf(page).flatMap(({section, kind, text, line}, block) =>
    text === undefined ? [] : textOf({place: section, kind, text, line, block}),
  );
  return [...fields, ...blocks];
}

/** Every text of the lists in both languages. */
export function listSources(files: readonly YamlFile[]): Source[] {
  return files
    .filter(({document}) => document)
    .map((file): Source => {
      const read = (source: string, side: Side) =>
        listTexts(
          parseYamlFile(file.list, file.file, new TextEncoder().encode(source)),
          side === 'english' ? 'en' : 'ne',
        );
      return {
        name: file.file,
        files: {english: file.file, twin: file.file},
        texts: {english: listTexts(file, 'en'), twin: listTexts(file, 'ne')},
        read,
      };
    });
}

/** The texts of one locale; those that the file has only in another one are not meant. */
function listTexts(file: YamlFile, locale: Locale): Text[] {
  return textPaths(file.value).flatMap(({path, texts}) => {
    const text = texts[locale];
    if (typeof text !== 'string') return [];
    // With ids and numbers of entries.
    const names = placeOf(file.value, path).map((part) => part.replace(/^entry /, ''));
    const line = lineOf(file, [...path, locale]);
    return textOf({place: names.join('.'), kind: 'text', text: foldText(text), line, path});
  });
}

interface TextPath {
  path: Path;
  texts: Readonly<Record<string, unknown>>;
}

/** Every `{en: …, ne: …}`, wherever it is. */
function textPaths(part: unknown, path: Path = []): TextPath[] {
  if (typeof part !== 'object' || part === null) return [];
  if (typeof (part as Record<string, unknown>)[defaultLocale] === 'string') {
    return [{path, texts: part as TextPath['texts']}];
  }
  return Object.entries(part).flatMap(([key, value]) =>
    textPaths(value, [...path, Array.isArray(part) ? Number(key) : key]),
  );
}
