import type {YamlFile} from '../../src/lib/yaml';
import {inspectSite} from '../../src/plugins/site-data/siteData';
import {earlierTexts} from '../../src/plugins/translations/earlierTexts';
import {type Agreements, inspectAgreements} from '../../src/plugins/translations/inspectAgreements';
import {reportOpen} from '../../src/plugins/translations/report';
import type {Source} from '../../src/plugins/translations/source';
import {listSources, pageSources} from '../../src/plugins/translations/sources';
import {type EnglishFile, readEnglishWords} from './wordFiles';
import {wordSources} from './wordSources';

/**
 * The texts of pages, lists and interface words in all languages that readers get, compared with the
 * ledger.
 *
 * @param lists the files of src/data
 * @param words the words of the code in English; none when they cannot be collected
 */
export async function siteAgreements(
  siteDir: string,
  lists?: readonly YamlFile[],
  words?: readonly EnglishFile[],
): Promise<Agreements> {
  const sources = siteSources(
    siteDir,
    lists ?? (await inspectSite(siteDir)).files,
    words ?? (await readEnglishWords(siteDir)),
  );
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
export function reportAgreements(siteDir: string, {inspected}: Agreements): string {
  return reportOpen(inspected, () => earlierTexts(siteDir, inspected));
}
