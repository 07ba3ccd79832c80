import {siteAgreements, checkPages, inspectSite} from '../../src/plugins/site';
import type {Problem} from 'content-checks/diagnostics';
import type {Agreements} from 'docusaurus-plugin-paired-locales/inspectAgreements';

export interface SiteState {
  agreements: Agreements;
  /** All that `npm run check` finds, texts that are not agreed apart. */
  problems: readonly Problem[];
}

export async function siteState(siteDir: string): Promise<SiteState> {
  const {problems} = await inspectSite(siteDir);
  const inPages = await checkPages(siteDir);
  const agreements = await siteAgreements(siteDir);
  return {agreements, problems: [...problems, ...inPages, ...agreements.problems]};
}
