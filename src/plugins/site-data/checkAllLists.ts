import {collections, type Registry} from '../../collections';
import {lookAtLists} from './lookAtLists';
import type {Problem} from '../../lib/diagnostics';

/** Everything that is wrong in the lists of a site and in their pictures; empty when all is well. */
export async function checkAllLists(
  siteDir: string,
  registry: Registry = collections,
): Promise<readonly Problem[]> {
  return (await lookAtLists(siteDir, registry)).problems;
}
