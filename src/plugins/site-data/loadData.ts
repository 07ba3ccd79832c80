import {setTimeout as wait} from 'node:timers/promises';
import type {Registry} from '../../collections';
import type {Language} from '../../collections/language';
import {byLanguage} from './byLanguage';
import {createContext, localise} from './localise';
import {lookAtLists} from './lookAtLists';
import {type Problem, ProblemsError} from '../../lib/diagnostics';
import {removeStale, writePictures} from './pictures/writePictures';

/** What the plugin gives to the pages. */
export interface SiteData {
  /** Every list by name, as its pages get it. */
  lists: Readonly<Record<string, unknown>>;
  /** The addresses of the pictures that the lists name, as they came from the camera. */
  originals: readonly string[];
  /** What is wrong now in the files; the lists are then those of the last time when nothing was. */
  problems: readonly Problem[];
}

/** Milliseconds that an editor may take to save a file; in the middle of it half a file is there. */
const savingTime = 150;

/**
 * Reads, checks and translates the lists of a site, and makes the files of their pictures.
 *
 * @param previous what was given last time; while writing, a page keeps it until the lists are right
 * @throws ProblemsError when something is wrong and there was no last time, as in a build
 */
export async function loadData(
  siteDir: string,
  language: Language,
  registry: Registry,
  previous?: SiteData,
): Promise<SiteData> {
  let found = await lookAtLists(siteDir, registry);
  if (previous && found.problems.length > 0) {
    await wait(savingTime);
    found = await lookAtLists(siteDir, registry);
  }
  const {files, surroundings, pictures, problems} = found;
  if (problems.length > 0) {
    if (!previous) {
      throw new ProblemsError(problems);
    }
    return {...previous, problems};
  }
  await writePictures(siteDir, pictures);
  if (!previous) {
    // Not while writing: the server of the other language may be a change ahead.
    await removeStale(siteDir, pictures);
  }
  const context = createContext(files, surroundings, language, registry);
  const lists = Object.entries(registry).map(([name, collection]) => {
    const value = files.find((file) => file.list === name)?.value;
    return [name, localise(collection, value, context)];
  });
  return {
    lists: {...Object.fromEntries(lists), ...byLanguage(files, surroundings, registry)},
    originals: pictures.map(({address}) => address),
    problems,
  };
}
