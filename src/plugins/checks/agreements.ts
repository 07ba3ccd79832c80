import {foldText} from '../../lib/foldText';
import type {Locale} from '../../lib/locale';
import type {YamlFile} from '../../lib/yaml';
import {inspectSite} from '../site-data/siteData';
import {earlierTexts} from '../translations/earlierTexts';
import {type Agreements, inspectAgreements} from '../translations/inspectAgreements';
import {reportOpen} from '../translations/report';
import {type Source, type Text, textOf} from '../translations/source';
import {listSources, pageSources} from '../translations/sources';
import {type EnglishFile, parseWordFile, readWordFile, type WordFile} from './wordFiles';

/**
 * The texts of pages, lists and interface words in both languages, compared with the ledger.
 *
 * @param words of the code in English; none when they cannot be collected
 * @param lists the files of src/data, where they have been read
 */
export async function siteAgreements(
  siteDir: string,
  words: readonly EnglishFile[],
  lists?: readonly YamlFile[],
): Promise<Agreements> {
  const sources = siteSources(siteDir, lists ?? (await inspectSite(siteDir)).files, words);
  return inspectAgreements(siteDir, sources);
}

/** All texts that the ledger is about. */
export function siteSources(
  siteDir: string,
  lists: readonly YamlFile[],
  words: readonly EnglishFile[],
): Source[] {
  return [...pageSources(siteDir), ...listSources(lists), ...wordSources(siteDir, words)];
}

/** What is not agreed, for a writer; empty when all is. */
export function reportAgreements(
  siteDir: string,
  {inspected}: Agreements,
  locale?: Locale,
): string {
  return reportOpen(inspected, () => earlierTexts(siteDir, inspected), locale);
}

/** The words of the interface in both languages, as far as their files can be read. */
export function wordSources(siteDir: string, english: readonly EnglishFile[]): Source[] {
  return english.flatMap(({path: name, words}): Source[] => {
    const twin = `i18n/ne/${name}`;
    const file = readWordFile(siteDir, twin);
    // Why it cannot be read is said elsewhere. Here each of its words would be one that was deleted.
    if (file?.words.size === 0) return [];
    const inEnglish = Object.entries(words).map(([id, {message}]) =>
      textOf({
        place: id,
        kind: 'word',
        text: foldText(message),
        // Docusaurus makes the ids of a sidebar from its labels.
        file: id.startsWith('sidebar.') ? 'sidebars.ts' : 'the code',
        line: undefined,
      }),
    );
    const files = {english: twin, twin};
    const texts = {english: inEnglish, twin: file ? textsOf(file) : []};
    // Earlier English words are in the history of the code, where nothing says which file had them.
    const read: Source['read'] = (old, side) =>
      side === 'twin' ? textsOf(parseWordFile(twin, old)) : [];
    return [{locale: 'ne', name, files, texts, read}];
  });
}

function textsOf({words}: WordFile): Text[] {
  return [...words].map(([id, {message, line}]) =>
    textOf({place: id, kind: 'word', text: foldText(message), line}),
  );
}
