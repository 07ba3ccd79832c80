import type {Registry} from '../../collections';
import {languages} from '../../collections/language';
import {createContext, localise} from './localise';
import {valueAt} from './locate';
import type {Surroundings} from './surroundings';
import type {YamlFile} from './yamlFile';

/**
 * What prose needs in every language at once, because a page may hold a block of the other one: the
 * facts, and the product's name. Small on purpose; everything else comes in the page's language only.
 *
 * @param files lists that were checked
 */
export function byLanguage(
  files: readonly YamlFile[],
  surroundings: Surroundings,
  registry: Registry,
): Record<string, unknown> {
  const inEveryLanguage = (list: string, path: readonly string[]) => {
    const collection = registry[list];
    const value = files.find((file) => file.list === list)?.value;
    const versions = languages.map((language) => {
      const context = createContext(files, surroundings, language, registry);
      return [language, collection && valueAt(localise(collection, value, context), path)];
    });
    return Object.fromEntries(versions) as Record<string, unknown>;
  };
  return {
    'facts-by-language': inEveryLanguage('facts', []),
    'brand-by-language': inEveryLanguage('site', ['name']),
  };
}
