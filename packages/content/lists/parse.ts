import {createFields, type FieldContext, type FieldSchemas} from './fields';
import type {Collection} from './contract';
import {contractOf, type Contracts} from './siteContracts';
import type {Problem} from '../say/diagnostics';
import type {Locale} from 'nepali-text/locale';
import {valueAt, type Path, partsOf, placeOf} from '../read/values';
import {type YamlFile, lineOf, textsThatEnd} from '../read/yaml';
import {and, say, type Sentence} from '../say';
import {checkCharacters} from '../words/checkCharacters';
import {createExamples, toJsonSchema} from './examples';
import {explainIssue} from './explainIssue';

export type SiteAssets = Pick<FieldContext, 'staticFiles' | 'drawings' | 'picture' | 'typeface'>;

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

/** Facts in the text of a fact, which are not filled in; two facts could name each other. */
function nestedFacts(file: YamlFile): Problem[] {
  return entriesOf(file).flatMap((entry, index) => {
    const text = JSON.stringify(valueAt(entry, ['value']) ?? '');
    const [written] = /\{[\w-]+(?:\.short)?\}/.exec(text) ?? [];
    if (!written) return [];
    return [{...positionOf(file, [index, 'value']), ...say('facts.nested', {written})}];
  });
}

/** The context of the fields of these files: the files themselves and the assets of the site. */
function createContext(
  files: readonly YamlFile[],
  {collections: {facts}}: Contracts,
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
  };
  // While a fact is not valid, other lists are not checked against the facts, so one mistake gives one message.
  const written = valueOf('facts');
  const data = written && facts?.schema(createFields(context)).array().safeParse(written).data;
  if (data) {
    context.facts = {
      ...Object.fromEntries((data as {id: string; text: string}[]).map((fact) => [fact.id, fact])),
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

/** Validates one list and transforms it to what a page gets in the locale of the fields. */
export async function parseList(
  file: YamlFile,
  collection: Collection | undefined,
  fields: FieldSchemas,
): Promise<ParsedList> {
  const {data, problems}: ParsedList =
    collection && file.document ? await parseValue(file, collection, fields) : {problems: []};
  const all = [file.problems, checkCharacters(file), textsThatEnd(file), problems]
    .reduce(addOnNewLines)
    .sort((one, other) => one.line - other.line);
  return collection && all.length === 0
    ? {data: arrange(data, collection, fields.locale), problems: []}
    : {problems: all};
}

/** Keeps the first of several problems of a line: it is the closest to the file itself, and the clearest. */
function addOnNewLines(earlier: Problem[], later: Problem[]): Problem[] {
  const lines = new Set(earlier.map(({line}) => line));
  return [...earlier, ...later.filter(({line}) => !lines.has(line))];
}

async function parseValue(
  file: YamlFile,
  collection: Collection,
  fields: FieldSchemas,
): Promise<ParsedList> {
  const schema = collection.schema(fields);
  const isMap = collection.shape === 'map';
  const {data, error} = await (isMap ? schema : schema.array()).safeParseAsync(file.value);
  const issues = error?.issues ?? [];
  const wrong = new Set(issues.map(({path}) => path[0]));
  const valid = entriesOf(file).filter((_, index) => !wrong.has(index));
  const examples = createExamples(schema, valid, isMap);
  const problems = issues.flatMap((issue): Problem[] => {
    const at = isMap ? [] : issue.path.slice(0, 1);
    const inEntry = {...issue, path: issue.path.slice(at.length)};
    return explainIssue(inEntry, valueAt(file.value, at), examples).map(
      ({path, sentence, example}) => ({
        ...positionOf(file, [...at, ...path]),
        ...withReaders(sentence, collection.readersOf?.(path)),
        // Not when the example is the same as the line of the writer.
        ...(!isWritten(file, [...at, ...path], example) && {example}),
      }),
    );
  });
  problems.push(...checkDuplicateIds(file));
  if (problems.length > 0) return {problems};
  const [index, sentence] = (!isMap && collection.together?.(data as unknown[])) || [];
  if (index !== undefined && sentence)
    return {problems: [{...positionOf(file, [index]), ...sentence}]};
  // A text of copy may have the same name.
  const canBeMarked = () =>
    JSON.stringify(toJsonSchema(schema)).includes('"placeholder":{"type":"boolean"}');
  const unmarked = checkPlaceholders(file);
  return {data, problems: unmarked.length > 0 && canBeMarked() ? unmarked : []};
}

const entriesOf = ({value}: YamlFile): unknown[] => (Array.isArray(value) ? value : []);

/** Adds the files of code to a sentence about a missing or unknown key of copy. */
function withReaders(sentence: Sentence, files: readonly string[] | undefined): Sentence {
  // The sentence about a misspelt key suggests another one.
  const isMisspelt = sentence.more?.some(({id}) => id === 'near');
  const isAboutCode = ['field.missing', 'field.unknown'].includes(sentence.id) && !isMisspelt;
  return files && isAboutCode ? and(sentence, say('copy.code', {files})) : sentence;
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
  return [...partsOf(file.value)].flatMap(({path, value}): Problem[] => {
    if (typeof value !== 'string' || path.at(-1) === 'id' || !PLACEHOLDER_TEXT.test(value))
      return [];
    const isMarked = path.some((key, depth) => {
      const mark = valueAt(file.value, [...path.slice(0, depth), 'placeholder']);
      // `placeholder` at the top of site.yml is about the name only.
      return mark === true && (depth > 0 || key === 'name');
    });
    if (isMarked) return [];
    const sentence = say('list.unreal', {text: value});
    return [{...positionOf(file, path), ...sentence, example: 'placeholder: true'}];
  });
}

/** Finds duplicate ids, in the lists within an entry too. */
function checkDuplicateIds(file: YamlFile): Problem[] {
  return [...partsOf(file.value)].flatMap(({path, value}) => {
    const first = new Map<string, Path>();
    return (Array.isArray(value) ? value : []).flatMap((entry, index): Problem[] => {
      const isText = typeof entry === 'string';
      const idPath = isText ? [...path, index] : [...path, index, 'id'];
      const id = valueAt(file.value, idPath);
      if (typeof id !== 'string') return [];
      const earlier = first.get(id);
      if (!earlier) {
        first.set(id, idPath);
        return [];
      }
      const sentence = say('list.idTwice', {id, line: lineOf(file, earlier)});
      return [
        {...positionOf(file, idPath), ...sentence, example: `${isText ? '-' : 'id:'} ${id}-2`},
      ];
    });
  });
}

/** The data of a page: entries in the order and shape of the collection. @param data the output of the schemas */
export function arrange(data: unknown, collection: Collection, locale: Locale): unknown {
  if (collection.shape === 'map') return data;
  const entries = data as unknown[];
  const arranged = collection.arrange?.(entries, locale) ?? entries;
  return collection.shape === 'record'
    ? Object.fromEntries(arranged.map((entry) => [valueAt(entry, ['id']), entry]))
    : arranged;
}
