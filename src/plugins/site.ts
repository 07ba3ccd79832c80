import createPlugin from 'docusaurus-plugin-collections';
import type {Contracts} from 'docusaurus-plugin-collections/inspect';
import {type LaunchItem, launchItems} from 'docusaurus-plugin-collections/launchList';
import {drawingNames} from 'docusaurus-plugin-collections/siteAssets';
import {siteDataOf} from 'docusaurus-plugin-collections/siteData';
import {ICONS} from 'docusaurus-plugin-collections/contracts/fields';
import type {Problem} from 'content-checks/diagnostics';
import {checkPages as checkAllPages, type KnownSite} from 'content-checks/pages/checkPages';
import type {Pair} from 'content-checks/pages/readPages';
import {
  type Agreements,
  inspectAgreements,
} from 'docusaurus-plugin-paired-locales/inspectAgreements';
import {listSources, pageSources} from 'docusaurus-plugin-paired-locales/sources';
import {collections, type Lists} from '../collections';
import './content/mdxComponents';
import {findFont} from './downloadable-fonts/findFont';
import {ownFiles} from './downloadable-fonts/settings';

/* What this site tells the packages that read and check its content. */

export const contracts: Contracts = {
  collections,
  typeface(siteDir, file) {
    const found = findFont(siteDir, file);
    return 'problem' in found ? found.problem : undefined;
  },
};

export const {inspectSite, loadSiteData} = siteDataOf<Lists>(contracts);

/** The plugin that gives the lists of src/data to pages. */
export const siteData = createPlugin({
  inspectSite,
  loadSiteData,
  code: ['src/collections', 'packages/docusaurus-plugin-collections/contracts'],
  otherFiles: ownFiles,
});

/** What the pages of a site may refer to. */
export async function knownIn(siteDir: string): Promise<KnownSite> {
  const {lists} = await inspectSite(siteDir);
  const icons = {folder: ICONS, names: drawingNames(siteDir, ICONS)};
  return {facts: lists.en.facts, icons, lists};
}

/**
 * What is wrong in the pages of a site.
 *
 * @param some the pages to check, all of the site by default
 */
export const checkPages = async (siteDir: string, some?: readonly Pair[]): Promise<Problem[]> =>
  checkAllPages(siteDir, await knownIn(siteDir), some);

/** What the owner has to supply or to decide before the site is published. */
export async function launchList(siteDir: string, now: Date): Promise<LaunchItem[]> {
  const {files} = await inspectSite(siteDir);
  return files.flatMap((file) => launchItems(file, now));
}

/** The texts of pages and lists in both languages, compared with the ledger. */
export async function siteAgreements(siteDir: string): Promise<Agreements> {
  const {files} = await inspectSite(siteDir);
  return inspectAgreements(siteDir, [...pageSources(siteDir), ...listSources(files)]);
}
