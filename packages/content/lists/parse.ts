import {createFields, type FieldContext, type FieldSchemas} from './fields';
import type {Country, Collection} from './contract';
import {contractOf, type Contracts, type SiteAssets} from './inspect';
import type {Problem} from '../check/diagnostics';
import type {Locale} from 'nepali-text/locale';
import {valueAt, type Path, placeOf, type YamlFile, lineOf} from '../read/yaml';
import {and, say, type Sentence} from '../check/sentences';
import {checkCharacters} from '../check/checkCharacters';
import {createExamples, type Examples, toJsonSchema} from './examples';
import {explainIssue} from './explainIssue';

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
  // Making a schema takes longer than using it.
  const fields = createFields(createContext(files, contracts, assets, locale));
  const lists: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const file of files) {
    const parsed = await parseList(file, contractOf(contracts, file), fields);
    problems.push(...parsed.problems);
    if (file.list === 'facts') problems.push(...nestedFacts(file));
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

/** Facts in the text of a fact, which are not filled in; two facts could name each other. */
function nestedFacts(file: YamlFile): Problem[] {
  const entries = Array.isArray(file.value) ? file.value : [];
  return entries.flatMap((entry, index) => {
    const [written] =
      /\{[\w-]+(?:\.short)?\}/.exec(JSON.stringify(valueAt(entry, ['value']) ?? '')) ?? [];
    return written
      ? [{...positionOf(file, [index, 'value']), ...say('facts.nested', {written})}]
      : [];
  });
}

/** The context of the fields of these files: the files themselves and the assets of the site. */
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
      return country?.safeParse(entry).data as Country | undefined;
    },
  };
  const fields = valueOf('countries') || valueOf('facts') ? createFields(context) : undefined;
  const country = fields && countries?.schema(fields);
  // While a fact is not valid, other lists are not checked against the facts, so one mistake gives one message.
  const {data} = (fields && facts?.schema(fields).array().safeParse(valueOf('facts'))) ?? {};
  if (data) {
    context.facts = {
      ...Object.fromEntries((data as Fact[]).map((fact) => [fact.id, fact])),
      brand: {text: String(valueAt(valueOf('site'), ['name', locale]))},
    };
  }
  return context;
}

interface ParsedList {
  /** The data of a page, in the order and shape of the collection; undefined when there are problems. */
  data?: unknown;
  /** In the order of their lines. */
  problems: Problem[];
}

interface Entries {
  entries: unknown[];
  problems: Problem[];
}

/** Validates one list and transforms it to what a page gets in the locale of the fields. */
export async function parseList(
  file: YamlFile,
  collection: Collection | undefined,
  fields: FieldSchemas,
): Promise<ParsedList> {
  const {entries, problems} =
    collection && file.document
      ? await parseEntries(file, collection, fields)
      : {entries: [], problems: []};
  const all = [file.problems, invisibleCharacters(file), problems]
    .reduce(addOnNewLines)
    .sort((one, other) => one.line - other.line);
  return collection && all.length === 0
    ? {data: arrange(entries, collection, fields.locale), problems: []}
    : {problems: all};
}

/** Keeps the first of several problems of a line: it is the closest to the file itself, and the clearest. */
function addOnNewLines(earlier: Problem[], later: Problem[]): Problem[] {
  const lines = new Set(earlier.map(({line}) => line));
  return [...earlier, ...later.filter(({line}) => !lines.has(line))];
}

function invisibleCharacters(file: YamlFile): Problem[] {
  return [...checkCharacters(file)].map(([line, sentence]) => ({
    file: file.file,
    line,
    ...sentence,
  }));
}

async function parseEntries(
  file: YamlFile,
  collection: Collection,
  fields: FieldSchemas,
): Promise<Entries> {
  const schema = collection.schema(fields);
  const isMap = collection.shape === 'map';
  const misshapen = checkShape(file, isMap, createExamples(schema, [], isMap));
  if (misshapen) return {entries: [], problems: [misshapen]};
  const written = entryPaths(file, collection).map((path) => ({
    path,
    entry: valueAt(file.value, path),
  }));
  const parsed = await Promise.all(written.map(({entry}) => schema.safeParseAsync(entry)));
  const entries = parsed.map(({data}) => data);
  const valid = written.flatMap(({entry}, index) => (parsed[index]?.success ? [entry] : []));
  const examples = createExamples(schema, valid, isMap);
  const problems = written.flatMap(({path: entryPath, entry}, index) =>
    (parsed[index]?.error?.issues ?? [])
      .flatMap((issue) => explainIssue(issue, entry, examples))
      .map(({path, sentence, example}) => ({
        ...positionOf(file, [...entryPath, ...path]),
        ...withReaders(sentence, collection.readersOf?.(path)),
        // Not when the example is the same as the line of the writer.
        ...(!isWritten(file, [...entryPath, ...path], example) && {example}),
      })),
  );
  problems.push(...checkDuplicateIds(file));
  const [index, sentence] = (problems.length === 0 && collection.together?.(entries)) || [];
  if (index !== undefined && sentence) problems.push({...positionOf(file, [index]), ...sentence});
  const unmarked = problems.length === 0 ? checkPlaceholders(file) : [];
  // A text of copy may have the same name.
  const canBeMarked = () =>
    JSON.stringify(toJsonSchema(schema)).includes('"placeholder":{"type":"boolean"}');
  if (unmarked.length > 0 && canBeMarked()) problems.push(...unmarked);
  return {entries, problems};
}

/** Adds the files of code to a sentence about a missing or unknown key of copy. */
function withReaders(sentence: Sentence, files: readonly string[] | undefined): Sentence {
  if (!files) return sentence;
  if (sentence.id === 'field.missing') return and(sentence, say('copy.reads', {files}));
  // The sentence about a misspelt key suggests another one.
  const isMisspelt = sentence.more?.some(({id}) => id === 'near');
  return sentence.id === 'field.unknown' && !isMisspelt
    ? and(sentence, say('copy.readsNot', {files}))
    : sentence;
}

/** A file of the wrong shape gets one message instead of one for every entry. */
function checkShape(
  {file, value}: YamlFile,
  isMap: boolean,
  examples: Examples,
): Problem | undefined {
  if (isMap ? isFields(value) : Array.isArray(value)) return undefined;
  const expected = isMap ? 'list.notFields' : 'list.notList';
  const sentence = say(value === null ? 'file.empty' : expected);
  return {file, line: 1, ...sentence, example: examples.of([])};
}

function isFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entryPaths({value}: YamlFile, collection: Collection): number[][] {
  return collection.shape === 'map' ? [[]] : (value as unknown[]).map((_, index) => [index]);
}

function positionOf(file: YamlFile, path: Path): Pick<Problem, 'file' | 'line' | 'place'> {
  return {file: file.file, line: lineOf(file, path), place: placeOf(file.value, path)};
}

/** Whether an example of one line is in the file as it is. */
function isWritten(file: YamlFile, path: Path, example = ''): boolean {
  const line = lineOf(file, path);
  const {lineStarts} = file.lines;
  const written = file.source.slice(lineStarts[line - 1], lineStarts[line]);
  return example !== '' && written.replace(/^\s*(- )?/, '').trim() === example;
}

/** Texts that look like placeholders. */
const PLACEHOLDER_TEXT =
  /X{4}|\.example\b|\bexample\.(com|org|net)\b|^Sample\b|^नमुना|^(Team member|Profile|Graduate|Partner|News outlet) \d+$|[A-Za-z] 0\d$/;

/** Finds texts that are not real yet in entries that do not say so with `placeholder: true`. */
function checkPlaceholders(file: YamlFile): Problem[] {
  const inside = (value: unknown, path: Path, isKnown: boolean): Problem[] => {
    if (typeof value === 'string') {
      const isUnreal = !isKnown && path.at(-1) !== 'id' && PLACEHOLDER_TEXT.test(value);
      const sentence = say('list.unreal', {text: value});
      return isUnreal
        ? [{...positionOf(file, path), ...sentence, example: 'placeholder: true'}]
        : [];
    }
    if (typeof value !== 'object' || value === null) return [];
    const isPlaceholder = 'placeholder' in value && value.placeholder === true;
    return Object.entries(value).flatMap(([key, part]) => {
      // `placeholder` at the top of site.yml is about the name only.
      const isAbout = isPlaceholder && (path.length > 0 || key === 'name');
      const step = Array.isArray(value) ? Number(key) : key;
      return inside(part, [...path, step], isKnown || isAbout);
    });
  };
  return inside(file.value, [], false);
}

/** Finds duplicate ids, in the lists within an entry too. */
function checkDuplicateIds(file: YamlFile): Problem[] {
  return listPaths(file.value, []).flatMap((path) => {
    const first = new Map<unknown, Path>();
    const entries = valueAt(file.value, path) as unknown[];
    return entries.flatMap((entry, index): Problem[] => {
      const entryPath = [...path, index];
      const id = typeof entry === 'string' ? entry : valueAt(entry, ['id']);
      const earlier = first.get(id);
      if (typeof id !== 'string' || !earlier) {
        first.set(id, entryPath);
        return [];
      }
      const sentence = say('list.idTwice', {id, line: lineOf(file, earlier)});
      const idPath = typeof entry === 'string' ? entryPath : [...entryPath, 'id'];
      return [
        {
          ...positionOf(file, idPath),
          ...sentence,
          example: `${typeof entry === 'string' ? '-' : 'id:'} ${id}-2`,
        },
      ];
    });
  });
}

/** The path of every list in a value, the value itself included. */
function listPaths(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    listPaths(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [path, ...inside] : inside;
}

/** The data of a page: entries in the order and shape of the collection. */
export function arrange(entries: unknown[], collection: Collection, locale: Locale): unknown {
  if (collection.shape === 'map') return entries[0];
  const arranged = collection.arrange?.(entries, locale) ?? entries;
  return collection.shape === 'record'
    ? Object.fromEntries(arranged.map((entry) => [valueAt(entry, ['id']), entry]))
    : arranged;
}
