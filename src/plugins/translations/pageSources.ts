import {type Locale, locales} from '../../lib/locale';
import {foldText} from '../../lib/foldText';
import {type Block, blocksOf} from '../content/blocks';
import type {MarkdownPage} from '../content/markdownPage';
import {type Pair, parsePage, readPairs} from '../content/readPages';
import {wordFields} from '../content/words';
import {type Source, type Text, textOf} from './source';

/** Every page that can be read in English and in another language. */
export function pageSources(siteDir: string): Source[] {
  return locales
    .slice(1)
    .flatMap((locale) => readPairs(siteDir, locale).flatMap((pair) => pageSource(pair, locale)));
}

/** One pair as a source; none when one of the two is missing or cannot be read. */
export function pageSource(pair: Pair, locale: Locale): Source[] {
  const {english, twin, englishFile, twinFile} = pair;
  if (!english || !twin || english.problems.length + twin.problems.length > 0) return [];
  const files = {english: englishFile, twin: twinFile};
  const read: Source['read'] = (source, side) => textsOf(parsePage(files[side], source));
  const texts = {english: textsOf(english), twin: textsOf(twin)};
  return [{locale, name: englishFile, files, texts, read}];
}

/** The texts of a page: those above it, and its blocks. */
export function textsOf(page: MarkdownPage): Text[] {
  const fields = wordFields.flatMap((key) => {
    const field = page.frontMatter.get(key);
    if (typeof field?.value !== 'string') return [];
    return textOf({place: key, kind: key, text: foldText(field.value), line: field.line});
  });
  return [...fields, ...blocksOf(page).flatMap(textOfBlock)];
}

/** None for a block without words, such as a component that holds others. */
export function textOfBlock({section, kind, text, line}: Block): Text[] {
  return text === undefined ? [] : [textOf({place: section, kind, text, line})];
}
