import {collections, type Registry} from '../../collections';
import {checkLists} from './checkLists';
import type {Problem} from './problem';
import {readLists} from './readLists';
import {lookAround} from './surroundings';

/** Everything that is wrong in the lists of a site; empty when all is well. */
export function checkAllLists(siteDir: string, registry: Registry = collections): Problem[] {
  return checkLists(readLists(siteDir, registry), lookAround(siteDir), registry);
}
