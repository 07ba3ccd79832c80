import {siteAgreements} from '../../src/plugins/checks/agreements';
import type {Problem} from '../../src/lib/diagnostics';
import {checkPages} from '../../src/plugins/content/checkPages';
import {inspectSite} from '../../src/plugins/site-data/siteData';
import type {Agreements} from '../../src/plugins/translations/inspectAgreements';

export interface SiteState {
  agreements: Agreements;
  /** All that `npm run check` finds, texts that are not agreed apart. */
  problems: readonly Problem[];
}

export async function siteState(siteDir: string): Promise<SiteState> {
  const {files, problems} = await inspectSite(siteDir);
  const inPages = await checkPages(siteDir);
  const agreements = await siteAgreements(siteDir, files);
  return {agreements, problems: [...problems, ...inPages, ...agreements.problems]};
}
