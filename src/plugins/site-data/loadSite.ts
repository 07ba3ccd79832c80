import {collections, type Data} from '../../collections';
import type {Language} from '../../collections/language';
import {checkLists} from './checkLists';
import {createContext, localise} from './localise';
import {readList, readLists} from './readLists';
import {ProblemsError} from '../../lib/diagnostics';
import {lookAround} from './surroundings';

/**
 * The brand words, contacts and links of site.yml in one language, for the site's configuration.
 *
 * @throws ProblemsError with the problems of all lists when site.yml has one; those of pictures are not
 *   among them, because a configuration is read in one go and pictures are not
 */
export function loadSite(siteDir: string, language: Language): Data<'site'> {
  // Its texts may name facts.
  const {site, facts} = collections;
  const registry = {site, facts};
  const surroundings = lookAround(siteDir);
  const files = Object.keys(registry).map((name) => readList(siteDir, name));
  const siteFile = files.find((file) => file.list === 'site');
  const problems = checkLists(files, surroundings, registry);
  if (problems.some(({file}) => file === siteFile?.file)) {
    throw new ProblemsError(checkLists(readLists(siteDir, collections), surroundings, collections));
  }
  const context = createContext(files, surroundings, language, registry);
  return localise(site, siteFile?.value, context) as Data<'site'>;
}
