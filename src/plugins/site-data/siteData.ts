import {statSync} from 'node:fs';
import path from 'node:path';
import type {Lists} from '../../collections';
import {ProblemsError} from '../../lib/diagnostics';
import {filesBelow} from '../../lib/files';
import type {Locale} from '../../lib/locale';
import {dataFolder, inspect, type Inspection} from './inspect';

export interface SiteData extends Pick<Inspection, 'pictures' | 'typefaces'> {
  /** What a page gets, by locale and list. */
  lists: Readonly<Record<Locale, Lists>>;
}

/**
 * The lists of a site for every plugin.
 *
 * @throws ProblemsError with everything that is wrong
 */
export async function loadSiteData(siteDir: string): Promise<SiteData> {
  const {lists, pictures, typefaces, problems} = await inspectSite(siteDir);
  if (problems.length > 0) throw new ProblemsError(problems);
  // Without problems no list is missing.
  return {lists: lists as SiteData['lists'], pictures, typefaces};
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

/** The lists as they are now, valid or not; read again only when a file has changed. */
export function inspectSite(siteDir: string): Promise<Inspection> {
  const state = [dataFolder, 'static'].map((name) => stateOf(path.join(siteDir, name))).join();
  const last = read.get(siteDir);
  if (last?.state === state) return last.inspection;
  const inspection = inspect(siteDir);
  read.set(siteDir, {state, inspection});
  return inspection;
}

/** A text that changes when a file in the folder is added, changed or removed. */
function stateOf(folder: string): string {
  const states = filesBelow(folder).map((name) => {
    const file = statSync(path.join(folder, name), {bigint: true, throwIfNoEntry: false});
    return [name, file?.ino, file?.size, file?.mtimeNs, file?.ctimeNs].join(' ');
  });
  return states.join('\n');
}
