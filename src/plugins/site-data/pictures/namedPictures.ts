import type {Registry} from '../../../collections';
import {checkLists} from '../checkLists';
import {withPictures, type Surroundings} from '../surroundings';
import type {YamlFile} from '../yamlFile';

/**
 * The pictures that lists name, as addresses of files that are there. The contracts of the lists know
 * which fields are pictures, so they are asked: a contract that checks a picture asks what is in it.
 */
export function namedPictures(
  files: readonly YamlFile[],
  surroundings: Surroundings,
  registry: Registry,
): string[] {
  const named = new Set<string>();
  const asking = withPictures(surroundings, (address) => {
    named.add(address);
    return undefined;
  });
  checkLists(files, asking, registry);
  return [...named].filter((address) => surroundings.staticFiles.has(address)).sort();
}
