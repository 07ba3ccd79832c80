import {siteAgreements} from '../../src/plugins/checks/agreements';
import {checkTranslations} from '../../src/plugins/checks/checkTranslations';
import type {EnglishFile} from '../../src/plugins/checks/wordFiles';
import type {Problem} from '../../src/lib/diagnostics';
import {inspectSite} from '../../src/plugins/site-data/siteData';
import type {Agreements} from '../../src/plugins/translations/inspectAgreements';

export interface SiteState {
  agreements: Agreements;
  /** All that `npm run check` finds, texts that are not agreed apart. */
  problems: readonly Problem[];
}

/** @param words of the code in English; without any, interface words are not looked at */
export async function siteState(
  siteDir: string,
  words: readonly EnglishFile[],
): Promise<SiteState> {
  const {files, problems} = await inspectSite(siteDir);
  const inPages = await checkTranslations(siteDir, words);
  const agreements = await siteAgreements(siteDir, words, files);
  return {agreements, problems: [...problems, ...inPages, ...agreements.problems]};
}
