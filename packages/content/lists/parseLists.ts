import {createFields, type FieldContext} from './fields';
import type {Country} from './values';
import {contractOf, type Contracts} from './inspect';
import type {Problem} from '../check/diagnostics';
import type {Locale} from 'nepali-text/locale';
import {valueAt} from '../read/valuePath';
import type {YamlFile} from '../read/yaml';
import {parseList} from './parseList';
import type {SiteAssets} from './siteAssets';

export interface ParsedLists {
  /** The valid lists by name, as pages get them. */
  lists: Readonly<Record<string, unknown>>;
  /** In the order of the files and their lines. */
  problems: Problem[];
}

/** Parses the lists in one locale. What is wrong with a list is the same in every locale. */
export async function parseLists(
  files: readonly YamlFile[],
  contracts: Contracts,
  assets: SiteAssets,
  locale: Locale,
): Promise<ParsedLists> {
  const context = createContext(files, contracts, assets, locale);
  const lists: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const file of files) {
    const parsed = await parseList(file, contractOf(contracts, file), context);
    problems.push(...parsed.problems);
    if (parsed.problems.length === 0) {
      lists[file.list] = parsed.data;
    }
  }
  return {lists, problems};
}

interface Fact {
  id: string;
  text: string;
  short?: string;
}

/** What the fields of these files may refer to: each other and the assets of the site. */
function createContext(
  files: readonly YamlFile[],
  {collections: {countries, facts}}: Contracts,
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
      return countries?.schema(createFields(context)).safeParse(entry).data as Country | undefined;
    },
  };
  // While a fact is not valid, other lists are not checked against the facts: one mistake, one message.
  const {data} = facts?.schema(createFields(context)).array().safeParse(valueOf('facts')) ?? {};
  if (data) {
    context.facts = {
      ...Object.fromEntries((data as Fact[]).map((fact) => [fact.id, fact])),
      brand: {text: String(valueAt(valueOf('site'), ['name', locale]))},
    };
  }
  return context;
}
