/* What a YAML file says of itself in comments. */
import {isMap, isScalar, type Node} from 'yaml';
import type {YamlFile} from 'content-checks/yaml';
import {type FilePath, pathKey} from '../protocol';

const isComment = (line: string | undefined) => line !== undefined && /^\s*#/.test(line);

/**
 * Lines of comments as sentences: those that a limit of width broke are one again. Without examples of
 * entries, which show lines of YAML.
 */
function sentences(lines: readonly string[]): string {
  const own = lines.map((line) => line.replace(/^(?:\s*#)? ?/, '').trimEnd());
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

/** The comments directly above and beside the fields of a map, by pathKey. */
export function fieldComments({document, source}: YamlFile): Record<string, string> {
  const found: Record<string, string> = {};

  function read(node: unknown, path: FilePath): void {
    if (!isMap<Node, Node | null>(node)) return;
    for (const [index, {key, value}] of node.items.entries()) {
      if (!isScalar(key)) continue;
      const own = [...path, String(key.value)];
      // The comment above the first field is that of the map.
      const above = (index === 0 && path.length > 0 ? node : key).commentBefore ?? '';
      // The comment at the top is about the whole file.
      const isTop = path.length + index === 0 && source.startsWith(`#${above}\n`);
      const beside = isMap(value) && !value.flow ? '' : (value?.comment ?? '');
      const lines = [isTop ? '' : above.split(/\n(?=\n|$)/).at(-1)!, beside].join('\n').split('\n');
      const comment = sentences(lines);
      if (comment) found[pathKey(own)] = comment;
      read(value, own);
    }
  }

  read(document?.contents, []);
  return found;
}
