/* What a YAML file says of itself in comments. */
import {isCollection, isMap, isScalar, type Node, type Range} from 'yaml';
import type {YamlFile} from 'content-checks/yaml';
import {type FilePath, pathKey} from '../protocol';

const isComment = (line: string | undefined) => line !== undefined && /^\s*#/.test(line);

/**
 * Lines of comments as sentences: those that a limit of width broke are one again. Without examples of
 * entries, which show lines of YAML.
 */
function sentences(lines: readonly string[]): string {
  const own = lines.map((line) => line.replace(/^\s*# ?/, '').trimEnd());
  const text = own.join('\n').replace(/^ +- id:.*\n?(?:^ .*\n?)*/gm, '');
  return text
    .split('\n')
    .reduce((before, line) => {
      const last = before.split('\n').at(-1) ?? '';
      const isBroken = /^\S.*[^.:?!]$/.test(last) && /^\S/.test(line);
      return `${before}${isBroken ? ' ' : '\n'}${line}`;
    }, '')
    .trim();
}

/** Whether a value ends on a line on which a comment may follow. */
function isOnLine(value: Node | null): value is Node & {range: Range} {
  if (!value?.range) return false;
  if (isCollection(value)) return Boolean(value.flow);
  return isScalar(value) && !value.type?.startsWith('BLOCK');
}

/** The comment at the top of a file, as far as it is of use in the room. */
export function headComment(source: string): string {
  const lines = source.split(/\r?\n/);
  const end = lines.findIndex((line) => !isComment(line));
  return withoutFileSteps(sentences(end < 0 ? lines : lines.slice(0, end)));
}

/** Steps in a file, for which the room has buttons and boxes. */
const FILE_STEP =
  /\bcopy (an|one|a) (entry|line)|\b(put|copy) [^.]*\b(static|src\/data)\/|\b[Dd]elete (the|that) line|^Delete `|a line `|^(Without one|Then) |move lines|a line of its own/;

const withoutFileSteps = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^ *- \{/.test(line))
    .map((line) =>
      line
        .split(/(?<=[.:]) (?=[A-Z`(])/)
        .map((sentence) => sentence.replace(/; leave the line out.*(?=\.)/, ''))
        .filter((sentence) => !FILE_STEP.test(sentence))
        .join(' '),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The comments above and beside the fields of a map, by pathKey. */
export function fieldComments({document, source, lines}: YamlFile): Record<string, string> {
  const all = source.split(/\r?\n/);
  // The comment at the top is about the whole file.
  const top = all.findIndex((line) => !isComment(line));
  const found: Record<string, string> = {};

  function above(line: number): string[] {
    let first = line;
    while (first > top && isComment(all[first - 1])) first -= 1;
    return all.slice(first, line);
  }

  function beside(offset: number): string[] {
    const rest = source.slice(offset).split(/\r?\n/, 1)[0] ?? '';
    const comment = /^:?\s+(#.*)$/.exec(rest)?.[1];
    return comment ? [comment] : [];
  }

  function read(node: unknown, path: FilePath): void {
    if (!isMap<Node, Node | null>(node)) return;
    for (const {key, value} of node.items) {
      if (!isScalar(key) || !key.range) continue;
      const own = [...path, String(key.value)];
      const isFlow = Boolean(node.flow);
      const line = lines.linePos(key.range[0]).line - 1;
      const comment = sentences([
        ...(isFlow ? [] : above(line)),
        ...beside(key.range[1]),
        ...(isFlow || !isOnLine(value) ? [] : beside(value.range[1])),
      ]);
      if (comment) found[pathKey(own)] = comment;
      read(value, own);
    }
  }

  read(document?.contents, []);
  return found;
}
