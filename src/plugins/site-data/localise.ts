import {ZodError} from 'zod';
import type {Registry} from '../../collections';
import type {Collection} from '../../collections/define';
import {type Country, createFields, type FieldContext} from '../../collections/fields';
import type {Language} from '../../collections/language';
import type {FactTexts} from './fillFacts';
import {valueAt} from './locate';
import type {Surroundings} from './surroundings';
import type {YamlFile} from './yamlFile';

/** What the fields of these files may refer to: each other, the files and the icons of the site. */
export function createContext(
  files: readonly YamlFile[],
  surroundings: Surroundings,
  language: Language,
  registry: Registry,
): FieldContext {
  const valueOf = (list: string) => files.find((file) => file.list === list)?.value;
  const context: FieldContext = {
    language,
    get staticFiles() {
      return surroundings.staticFiles;
    },
    get icons() {
      return surroundings.icons;
    },
    picture: surroundings.picture,
    typeface: surroundings.typeface,
    ids(target) {
      const [list = '', ...path] = target.split('.');
      const entries = valueAt(valueOf(list), path);
      return Array.isArray(entries)
        ? entries.map((entry) => valueAt(entry, ['id'])).filter((id) => typeof id === 'string')
        : undefined;
    },
    country(id) {
      const entries = valueOf('countries');
      const entry: unknown =
        Array.isArray(entries) && entries.find((one) => valueAt(one, ['id']) === id);
      const read = registry.countries?.schema(createFields(context)).safeParse(entry);
      return read?.success ? (read.data as Country) : undefined;
    },
  };
  context.facts = registry.facts && readFacts(registry.facts, valueOf('facts'), context);
  return context;
}

/** The facts for the other lists; none while one of them is wrong, so that one slip gives one message. */
function readFacts(
  facts: Collection,
  value: unknown,
  context: FieldContext,
): FactTexts | undefined {
  try {
    return localise(facts, value, context) as FactTexts;
  } catch (error) {
    if (error instanceof ZodError) {
      return undefined;
    }
    throw error;
  }
}

/**
 * A list as a page gets it: in one language, in the order and the shape that its collection says.
 *
 * @param value a list that was checked
 * @throws ZodError when it is not right
 */
export function localise(collection: Collection, value: unknown, context: FieldContext): unknown {
  const schema = collection.schema(createFields(context));
  if (collection.shape === 'map') {
    return schema.parse(value);
  }
  const entries = schema.array().parse(value);
  const arranged = collection.arrange?.(entries, context.language) ?? entries;
  return collection.shape === 'record'
    ? Object.fromEntries(arranged.map((entry) => [valueAt(entry, ['id']), entry]))
    : arranged;
}
