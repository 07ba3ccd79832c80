import type {Registry} from '../../collections';
import type {Collection} from '../../collections/define';
import {createFields, type FieldContext, type Fields} from '../../collections/fields';
import {languages} from '../../collections/language';
import {checkCharacters, withoutUnseen} from './checkCharacters';
import {checkIds} from './checkIds';
import {exampleOf} from './exampleOf';
import {explainIssue} from './explainIssue';
import {createContext} from './localise';
import {lineOf, placeOf} from './locate';
import type {Problem} from '../../lib/diagnostics';
import type {Surroundings} from './surroundings';
import type {YamlFile} from './yamlFile';

/** Everything that is wrong in the files, in the order of the files and their lines. */
export function checkLists(
  files: readonly YamlFile[],
  surroundings: Surroundings,
  registry: Registry,
): Problem[] {
  // What is wrong is wrong in every language, so one of them is enough to find it.
  const context = createContext(files, surroundings, languages[0], registry);
  return files.flatMap((file) => {
    const collection = registry[file.list];
    const problems = collection && file.document ? checkFile(file, collection, context) : [];
    return [file.problems, hidden(file), problems].reduce(addWhereNew).sort(byLine).map(legible);
  });
}

/** One slip is often found in several ways. The first way, nearest to the file itself, tells best. */
function addWhereNew(known: Problem[], more: Problem[]): Problem[] {
  const lines = new Set(known.map(({line}) => line));
  return [...known, ...more.filter(({line}) => !lines.has(line))];
}

const byLine = (one: Problem, other: Problem) => one.line - other.line;

/** A message quotes what stands in a file; the terminal must not obey the characters that it quotes. */
function legible(problem: Problem): Problem {
  return {
    ...problem,
    place: problem.place.map(withoutUnseen),
    message: withoutUnseen(problem.message),
  };
}

function hidden(file: YamlFile): Problem[] {
  const found = [...checkCharacters(file)];
  return found.map(([line, message]) => ({file: file.file, line, place: [], message}));
}

function checkFile(file: YamlFile, collection: Collection, context: FieldContext): Problem[] {
  const misshapen = checkShape(file, collection);
  if (misshapen) {
    return [misshapen];
  }
  const fields = createFields(context);
  const problems = entriesOf(file, collection).flatMap((path) =>
    checkEntry(file, path, collection, fields),
  );
  problems.push(...checkIds(file, collection));
  return problems.length > 0 ? problems : checkTogether(file, collection, fields);
}

/** A file of the wrong shape gets one message instead of one for every entry. */
function checkShape({file, value}: YamlFile, collection: Collection): Problem | undefined {
  const wanted = collection.shape === 'map' ? 'named fields' : 'a list';
  const isRight = wanted === 'a list' ? Array.isArray(value) : isFields(value);
  if (isRight) {
    return undefined;
  }
  const message =
    value === null
      ? 'The file is empty.'
      : wanted === 'a list'
        ? 'The file must be a list: each entry begins with "- " at the left edge.'
        : 'The file must be named fields at the left edge, not a list or a text.';
  return {file, line: 1, place: [], message, example: exampleOf(collection, [])};
}

function isFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where the entries are: one for each item of a list; a map is one entry by itself. */
function entriesOf({value}: YamlFile, collection: Collection): number[][] {
  return collection.shape === 'map' ? [[]] : (value as unknown[]).map((_, index) => [index]);
}

function checkEntry(
  file: YamlFile,
  entryPath: number[],
  collection: Collection,
  fields: Fields,
): Problem[] {
  const entry = entryPath.length === 0 ? file.value : (file.value as unknown[])[entryPath[0] ?? 0];
  const place = (path: readonly PropertyKey[]) => ({
    file: file.file,
    line: lineOf(file, [...entryPath, ...path]),
    place: placeOf(file.value, [...entryPath, ...path]),
  });
  if (!isFields(entry)) {
    const message =
      'An entry is made of named fields, each with a colon and a space after its name.';
    return [{...place([]), message, example: exampleOf(collection, [])}];
  }
  const {error} = collection.schema(fields).safeParse(entry);
  return (error?.issues ?? [])
    .flatMap((issue) => explainIssue(issue, entry, collection))
    .map(({path, message, example}) => ({...place(path), message, example}));
}

function checkTogether(file: YamlFile, collection: Collection, fields: Fields): Problem[] {
  if (collection.shape === 'map' || !collection.together) {
    return [];
  }
  const message = collection.together(collection.schema(fields).array().parse(file.value));
  return message ? [{file: file.file, line: 1, place: [], message}] : [];
}
