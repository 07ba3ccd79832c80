import type {Registry} from '../../collections';
import {checkLists} from './checkLists';
import {namedPictures} from './pictures/namedPictures';
import {type ReadPicture, readPictures} from './pictures/readPictures';
import type {Problem} from '../../lib/diagnostics';
import {readLists} from './readLists';
import {lookAround, type Surroundings, withPictures} from './surroundings';
import type {YamlFile} from './yamlFile';

/** The lists of a site as they lie there, with what they name and what is wrong with them. */
export interface Looked {
  files: readonly YamlFile[];
  surroundings: Surroundings;
  /** Those that a list names and that are there, right or wrong. */
  pictures: readonly ReadPicture[];
  /** Empty when all is well. */
  problems: readonly Problem[];
}

/** Reads and checks the lists of a site, and the pictures in them to their last pixel. */
export async function lookAtLists(siteDir: string, registry: Registry): Promise<Looked> {
  const files = readLists(siteDir, registry);
  const around = lookAround(siteDir);
  const pictures = await readPictures(siteDir, namedPictures(files, around, registry));
  const found = new Map(pictures.map((picture) => [picture.address, picture.found]));
  const surroundings = withPictures(around, (address) => found.get(address));
  return {files, surroundings, pictures, problems: checkLists(files, surroundings, registry)};
}
