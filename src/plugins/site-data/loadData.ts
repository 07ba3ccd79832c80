import {setTimeout as wait} from 'node:timers/promises';
import type {Registry} from '../../collections';
import type {Language} from '../../collections/language';
import {byLanguage} from './byLanguage';
import {checkLists} from './checkLists';
import {createContext, localise} from './localise';
import type {Problem} from './problem';
import {readLists} from './readLists';
import {ListsError} from './reportProblems';
import {lookAround} from './surroundings';

/** What the plugin gives to the pages. */
export interface SiteData {
  /** Every list by name, as its pages get it. */
  lists: Readonly<Record<string, unknown>>;
  /** What is wrong now in the files; the lists are then those of the last time when nothing was. */
  problems: readonly Problem[];
}

/** Milliseconds that an editor may take to save a file; in the middle of it half a file is there. */
const savingTime = 150;

/**
 * Reads, checks and translates the lists of a site.
 *
 * @param previous what was given last time; while writing, a page keeps it until the lists are right
 * @throws ListsError when something is wrong and there was no last time, as in a build
 */
export async function loadData(
  siteDir: string,
  language: Language,
  registry: Registry,
  previous?: SiteData,
): Promise<SiteData> {
  let found = look(siteDir, registry);
  if (previous && found.problems.length > 0) {
    await wait(savingTime);
    found = look(siteDir, registry);
  }
  const {files, surroundings, problems} = found;
  if (problems.length > 0) {
    if (!previous) {
      throw new ListsError(problems);
    }
    return {lists: previous.lists, problems};
  }
  const context = createContext(files, surroundings, language, registry);
  const lists = Object.entries(registry).map(([name, collection]) => {
    const value = files.find((file) => file.list === name)?.value;
    return [name, localise(collection, value, context)];
  });
  return {
    lists: {...Object.fromEntries(lists), ...byLanguage(files, surroundings, registry)},
    problems,
  };
}

function look(siteDir: string, registry: Registry) {
  const files = readLists(siteDir, registry);
  const surroundings = lookAround(siteDir);
  return {files, surroundings, problems: checkLists(files, surroundings, registry)};
}
