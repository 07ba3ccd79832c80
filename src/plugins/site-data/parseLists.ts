import {collections, type Lists} from '../../collections';
import type {Collection} from '../../collections/define';
import {createFields, type FieldContext} from '../../collections/fields';
import type {Problem} from '../../lib/diagnostics';
import {defaultLocale, type Locale} from '../../lib/locale';
import {valueAt} from '../../lib/valuePath';
import type {YamlFile} from '../../lib/yaml';
import {parseList} from './parseList';
import type {SiteAssets} from './siteAssets';

export interface ParsedLists {
  /** The valid lists by name, as pages get them. */
  lists: Partial<Lists>;
  /** In the order of the files and their lines. */
  problems: Problem[];
}

/** Parses the lists in one locale. What is wrong with a list is the same in every locale. */
export async function parseLists(
  files: readonly YamlFile[],
  assets: SiteAssets,
  locale: Locale,
): Promise<ParsedLists> {
  const context = createContext(files, assets, locale);
  const lists: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const file of files) {
    const parsed = await parseList(file, collectionOf(file.list), context);
    problems.push(...parsed.problems);
    if (parsed.problems.length === 0) {
      lists[file.list] = parsed.data;
    }
  }
  return {lists, problems};
}

/** What is wrong with one of the lists, which may refer to the others. */
export async function problemsOfList(
  name: string,
  files: readonly YamlFile[],
  assets: SiteAssets,
): Promise<Problem[]> {
  const file = files.find(({list}) => list === name);
  if (!file) return [];
  const context = createContext(files, assets, defaultLocale);
  return (await parseList(file, collectionOf(name), context)).problems;
}

function collectionOf(list: string): Collection | undefined {
  const all: Readonly<Record<string, Collection>> = collections;
  return Object.hasOwn(all, list) ? all[list] : undefined;
}

/** What the fields of these files may refer to: each other and the assets of the site. */
function createContext(
  files: readonly YamlFile[],
  assets: SiteAssets,
  locale: Locale,
): FieldContext {
  const valueOf = (list: string) => files.find((file) => file.list === list)?.value;
  const context: FieldContext = {
    ...assets,
    locale,
    ids(target) {
      const [list = '', ...path] = target.split('.');
      const entries = valueAt(valueOf(list), path);
      if (!Array.isArray(entries)) {
        return typeof entries === 'object' && entries ? Object.keys(entries) : undefined;
      }
      return entries.map((entry) => valueAt(entry, ['id'])).filter((id) => typeof id === 'string');
    },
    country(id) {
      const entries = valueOf('countries');
      const entry: unknown =
        Array.isArray(entries) && entries.find((one) => valueAt(one, ['id']) === id);
      const country = collections.countries.schema(createFields(context)).safeParse(entry);
      return country.success ? country.data : undefined;
    },
  };
  // While a fact is not valid, other lists are not checked against the facts: one mistake, one message.
  const facts = collections.facts.schema(createFields(context)).array().safeParse(valueOf('facts'));
  if (facts.success) {
    context.facts = {
      ...Object.fromEntries(facts.data.map((fact) => [fact.id, fact])),
      brand: {text: String(valueAt(valueOf('site'), ['name', locale]))},
    };
  }
  return context;
}
