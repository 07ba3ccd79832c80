import type {Locale} from '../../lib/locale';
import type {YamlFile} from '../../lib/yaml';
import {inspectSite} from '../site-data/siteData';
import {earlierTexts} from '../translations/earlierTexts';
import {type Agreements, inspectAgreements} from '../translations/inspectAgreements';
import {reportOpen} from '../translations/report';
import {listSources, pageSources} from '../translations/sources';

/**
 * The texts of pages and lists in both languages, compared with the ledger.
 *
 * @param lists the files of src/data, where they have been read
 */
export async function siteAgreements(
  siteDir: string,
  lists?: readonly YamlFile[],
): Promise<Agreements> {
  const files = lists ?? (await inspectSite(siteDir)).files;
  return inspectAgreements(siteDir, [...pageSources(siteDir), ...listSources(files)]);
}

/** What is not agreed, for a writer; empty when all is. */
export function reportAgreements(
  siteDir: string,
  {inspected}: Agreements,
  locale?: Locale,
): string {
  return reportOpen(inspected, () => earlierTexts(siteDir, inspected), locale);
}
