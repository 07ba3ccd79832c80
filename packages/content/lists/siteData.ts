import {ProblemsError} from '../check/diagnostics';
import {folderOf, type Site, stateOfFolder} from '../files';
import type {Locale} from 'nepali-text/locale';
import {type Contracts, dataFolder, inspect, type Inspection} from './inspect';

export interface SiteData<Lists> extends Pick<Inspection, 'pictures'> {
  /** What a page gets, by locale and list. */
  lists: Readonly<Record<Locale, Lists>>;
}

/*
 * By site folder. On the global object, because Docusaurus loads the configuration and each plugin, of
 * each locale, with a module cache of its own: a variable of this module would not be shared.
 */
const shared = globalThis as Record<symbol, unknown>;
const read = (shared[Symbol.for('site-data')] ??= new Map()) as Map<
  string,
  {state: string; inspection: Promise<Inspection>}
>;

/** The lists of sites with these contracts, for every plugin and tool. */
export function siteDataOf<Lists>(contracts: Contracts) {
  /** The lists as they are now, valid or not; read again only when a file has changed. */
  function inspectSite(site: Site): Promise<Inspection<Lists>> {
    const state = [dataFolder, 'static'].map((name) => stateOfFolder(site, name)).join();
    // What is saved and what is being tried take turns.
    const key = typeof site === 'string' ? site : `${folderOf(site)} unsaved`;
    const last = read.get(key);
    if (last?.state === state) return last.inspection as Promise<Inspection<Lists>>;
    const inspection = inspect<Lists>(site, contracts);
    read.set(key, {state, inspection: inspection as Promise<Inspection>});
    return inspection;
  }

  /** @throws ProblemsError with everything that is wrong */
  async function loadSiteData(site: Site): Promise<SiteData<Lists>> {
    const {lists, pictures, problems} = await inspectSite(site);
    if (problems.length > 0) throw new ProblemsError(problems);
    // Without problems no list is missing.
    return {lists: lists as SiteData<Lists>['lists'], pictures};
  }

  return {inspectSite, loadSiteData};
}
