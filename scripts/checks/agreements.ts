import {earlierTexts} from '../../src/plugins/translations/earlierTexts';
import {type Agreements, inspectAgreements} from '../../src/plugins/translations/inspectAgreements';
import {listSources} from '../../src/plugins/translations/listSources';
import {pageSources} from '../../src/plugins/translations/pageSources';
import {reportOpen} from '../../src/plugins/translations/report';
import {inspectSite} from '../../src/plugins/site-data/siteData';
import type {EnglishFile} from './wordFiles';
import {wordSources} from './wordSources';

/**
 * The texts of pages, lists and interface words in both languages, compared with the ledger.
 *
 * @param english the words of the code; none when they cannot be collected
 */
export async function siteAgreements(
  siteDir: string,
  english: readonly EnglishFile[],
): Promise<Agreements> {
  const {files} = await inspectSite(siteDir);
  return inspectAgreements(siteDir, [
    ...pageSources(siteDir),
    ...listSources(files),
    ...wordSources(siteDir, english),
  ]);
}

/** What is not agreed, for a writer; empty when all is. */
export function reportAgreements(siteDir: string, {inspected}: Agreements): string {
  return reportOpen(inspected, () => earlierTexts(siteDir, inspected));
}
