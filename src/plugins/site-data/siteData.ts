import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {Data, Lists} from '../../collections';
import {type Problem, ProblemsError} from '../../lib/diagnostics';
import type {Locale} from '../../lib/locale';
import {dataFolder, inspect, type Inspection} from './inspect';

export interface SiteData extends Pick<Inspection, 'pictures' | 'typefaces'> {
  /** What a page gets, by locale and list. */
  lists: Readonly<Record<Locale, Lists>>;
  /** What is wrong with the files now. The rest is then from the last time when nothing was wrong. */
  problems: readonly Problem[];
}

interface Cached {
  state: string;
  inspection: Promise<Inspection>;
  valid?: SiteData;
}

/** Milliseconds that an editor may take to save a file. */
const savingTime = 150;

/*
 * By site folder. On the global object, because Docusaurus loads the configuration and each plugin, of
 * each locale, with a module cache of its own: a variable of this module would not be shared.
 */
const shared = globalThis as Record<symbol, unknown>;
const key = Symbol.for('site-data');
const cache = (shared[key] ??= new Map()) as Map<string, Cached>;

/**
 * The lists of a site for every plugin. They are read once for all plugins and locales of a process,
 * and again when a file changes. In the dev server a mistake leaves the last valid lists in place.
 *
 * @throws ProblemsError when there are problems and no valid lists before, as in a build
 */
export async function loadSiteData(siteDir: string): Promise<SiteData> {
  let inspection = await inspectSite(siteDir);
  if (inspection.problems.length > 0 && cache.get(siteDir)?.valid) {
    await wait(savingTime);
    inspection = await inspectSite(siteDir);
  }
  const {lists, pictures, typefaces, problems} = inspection;
  const cached = cache.get(siteDir)!;
  if (problems.length === 0) {
    // Without problems no list is missing.
    return (cached.valid = {lists: lists as SiteData['lists'], pictures, typefaces, problems});
  }
  if (!cached.valid) throw new ProblemsError(problems);
  return {...cached.valid, problems};
}

/**
 * The brand words, contacts and links of site.yml, for the site's configuration. Other lists need not
 * be valid: the site-data plugin reports their problems.
 *
 * @throws ProblemsError with the problems of all lists when site.yml has one
 */
export async function loadSite(siteDir: string, locale: Locale): Promise<Data<'site'>> {
  const {lists, problems} = await inspectSite(siteDir);
  const {site} = lists[locale];
  if (!site) throw new ProblemsError(problems);
  return site;
}

/** The lists as they are now, valid or not; read again only when a file has changed. */
export function inspectSite(siteDir: string): Promise<Inspection> {
  const state = stateOf([path.join(siteDir, dataFolder), path.join(siteDir, 'static')]);
  const cached = cache.get(siteDir);
  if (cached?.state === state) return cached.inspection;
  const inspection = inspect(siteDir);
  cache.set(siteDir, {state, inspection, valid: cached?.valid});
  return inspection;
}

/** A text that changes when a file in the folders is added, changed or removed. */
function stateOf(folders: readonly string[]): string {
  return folders.flatMap(filesIn).map(stateOfFile).join('\n');
}

function filesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return names.map((name) => path.join(folder, name));
}

function stateOfFile(file: string): string {
  const stat = statSync(file, {bigint: true, throwIfNoEntry: false});
  return [file, stat?.ino, stat?.size, stat?.mtimeNs, stat?.ctimeNs].join(' ');
}
