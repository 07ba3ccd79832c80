import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  stringify,
  type Document,
  type Node,
  visit,
} from 'yaml';
import type {Problem} from '../say/diagnostics';
import {say} from '../say';
import type {Path} from './values';

/* Nothing here needs a file system: the page of the editor reads with it, too. */

/** A YAML file: its values, and the line of each. */
export interface YamlFile {
  /** The name of the list: `team`. */
  list: string;
  /** From the site's folder: `src/data/team.yml`. */
  file: string;
  source: string;
  /** The syntax tree, with the position of every field; absent when the file is not valid YAML. */
  document?: Document;
  /** The plain values: null when the file is empty, undefined when it is not valid YAML. */
  value?: unknown;
  lines: LineCounter;
  problems: Problem[];
}

/** Parses one file. A half-saved file gives problems, never an exception. */
export function parseYamlFile(list: string, file: string, bytes: Uint8Array): YamlFile {
  const lines = new LineCounter();
  const source = decodeUtf8(bytes);
  const base = {list, file, lines, source: source ?? ''};
  if (source === undefined) {
    return {...base, problems: [{file, line: 1, ...say('file.encoding')}]};
  }
  const document = parseDocument(source, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
  });
  const problems = syntaxProblems(document, base);
  if (problems.length > 0) return {...base, problems};
  return {...base, document, value: document.toJS(), problems};
}

/**
 * A text in UTF-8, without a byte order mark; undefined in another encoding. Every other byte of UTF-16 may be
 * zero, which UTF-8 allows.
 */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Invalid YAML, in the words of the parser: only the first mistake, because others often follow from it. */
function syntaxProblems(
  document: Document,
  {file, source, lines}: Pick<YamlFile, 'file' | 'source' | 'lines'>,
): Problem[] {
  const conflict = /^<{7} /m.exec(source);
  if (conflict) {
    return [{file, line: lines.linePos(conflict.index).line, ...say('file.twoVersions')}];
  }
  const [error] = [...document.errors, ...document.warnings].sort(
    (one, other) => one.pos[0] - other.pos[0],
  );
  if (!error) return reservedMarks(document, {file, lines});
  let [offset] = error.pos;
  visit(document, {
    Scalar(_, {type, range}) {
      // A quotation that is never closed: the parser names its end, after the last line.
      const isQuoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
      if (isQuoted && range && range[0] < offset && offset <= range[1]) [offset] = range;
    },
  });
  const sentence = error.message.startsWith('Nested mappings')
    ? say('yaml.colon')
    : say('file.syntax', {message: error.message});
  return [{file, line: lines.linePos(offset).line, ...sentence}];
}

/** Texts that begin with & or *, which name a part of a file and repeat it in YAML. */
function reservedMarks(
  document: Document,
  {file, lines}: Pick<YamlFile, 'file' | 'lines'>,
): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Node(_, node) {
      const mark = isAlias(node) ? `*${node.source}` : node.anchor && `&${node.anchor}`;
      if (!mark) return;
      const {line} = lines.linePos(node.range?.[0] ?? 0);
      problems.push({file, line, ...say('yaml.mark', {mark})});
    },
  });
  return problems;
}

/** Texts without quotes that end at a #, where a note begins. */
export function textsThatEnd({file, document, lines}: YamlFile): Problem[] {
  const found: Problem[] = [];
  if (!document) return found;
  visit(document, {
    Scalar(_, {type, range, comment}) {
      const [, end = 0] = range ?? [];
      // In a comment a space follows the #, in a tag none.
      if (type !== Scalar.PLAIN || !comment || !/^[^\s#]/.test(comment)) return;
      found.push({file, line: lines.linePos(end - 1).line, ...say('yaml.note', {note: comment})});
    },
  });
  return found;
}

/** For fields at the top of a page: a text that js-yaml takes for a number or a day is written between quotes. */
export const pageFields = {compat: 'yaml-1.1'} as const;

/**
 * The one form of the files of src/data: every value on a line of its own, without comments and blank lines. Whatever
 * reads a file and writes it with the `yaml` package and `lineWidth: 0` then changes the lines of what was edited and
 * no others.
 */
export function writeYaml(value: unknown): string {
  return stringify(value, {lineWidth: 0, aliasDuplicateObjects: false});
}

/** Fields at the top of a page, with their comments and quotes. */
export function writeFields(document: Document): string {
  return document.toString({lineWidth: 0, flowCollectionPadding: false, singleQuote: true});
}

/** The line of a field's name; for a field that is missing, the line where its entry begins. */
export function lineOf({document, lines}: YamlFile, path: Path): number {
  let node: unknown = document?.contents;
  let offset = isNode(node) ? node.range?.[0] : undefined;
  for (const key of path) {
    const [start, next] = step(node, key);
    if (start === undefined) break;
    offset = start;
    node = next;
  }
  return lines.linePos(offset ?? 0).line || 1;
}

/** The offset of a part of a map or a list, and the part itself. */
function step(node: unknown, key: PropertyKey): [start: number | undefined, next?: unknown] {
  if (isMap<Node, Node>(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
    return [pair?.key.range?.[0], pair?.value];
  }
  if (isSeq<Node>(node) && typeof key === 'number') {
    return [node.items[key]?.range?.[0], node.items[key]];
  }
  return [undefined];
}
