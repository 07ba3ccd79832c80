import {isAlias, isNode, visit, type Document, type LineCounter, type YAMLError} from 'yaml';

interface SyntaxProblem {
  line: number;
  message: string;
}

const useQuotes = 'put the whole text between quotes';

/** The rank of an error that says only that the parser cannot go on. */
const unspecific = 5;

/**
 * Says in plain words why a file is not valid YAML. One mistake often causes several errors of the
 * parser, so only the most specific error of each line is kept, and of unspecific errors only the first.
 */
export function explainYaml(
  document: Document,
  source: string,
  lines: LineCounter,
): SyntaxProblem[] {
  const found = new Map<number, {message: string; rank: number}>();
  const keep = (offset: number, rank: number, message: string) => {
    const {line} = lines.linePos(Math.min(offset, Math.max(source.trimEnd().length - 1, 0)));
    if (rank < (found.get(line)?.rank ?? Infinity)) {
      found.set(line, {rank, message});
    }
  };
  for (const error of [...document.errors, ...document.warnings]) {
    const offset =
      error.code === 'MISSING_CHAR' ? openingQuote(document, error.pos[0]) : error.pos[0];
    const [rank, message] = explain(error, lineAt(source, offset), source.slice(offset));
    keep(offset, rank, message);
  }
  visit(document, (_, node) => {
    if (isAlias(node)) {
      keep(node.range?.[0] ?? 0, 0, `A text cannot begin with * on its own: ${useQuotes}.`);
    } else if (isNode(node) && 'anchor' in node && node.anchor) {
      keep(node.range?.[0] ?? 0, 0, `A text cannot begin with & on its own: ${useQuotes}.`);
    }
  });
  const inOrder = [...found].sort(([line], [other]) => line - other);
  const specific = inOrder.filter(([, {rank}]) => rank < unspecific);
  const kept = specific.length > 0 ? specific : inOrder.slice(0, 1);
  return kept.map(([line, {message}]) => ({line, message}));
}

/** The offset of the opening quotation mark of the text that contains an offset. */
function openingQuote(document: Document, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar(_, {range, type}) {
      if (type?.startsWith('QUOTE') && range && range[0] < offset && range[1] >= offset) {
        start = range[0];
      }
    },
  });
  return start;
}

function lineAt(source: string, offset: number): string {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return source.slice(start).split(/\r?\n/, 1)[0] ?? '';
}

type Explanation = [rank: number, message: string];

const explanations: Partial<Record<YAMLError['code'], Explanation>> = {
  MULTILINE_IMPLICIT_KEY: [
    2,
    'This line has no colon and space after the name of its field, or the next line is indented differently. The fields of one entry begin in the same column.',
  ],
  BLOCK_AS_IMPLICIT_KEY: [3, `The text has a colon and a space in it: ${useQuotes}.`],
  TAG_RESOLVE_FAILED: [1, `A text cannot begin with ! on its own: ${useQuotes}.`],
  BAD_DQ_ESCAPE: [
    1,
    'A backslash has a meaning of its own between double quotes. Use single quotes.',
  ],
  MULTIPLE_DOCS: [1, 'A line "---" splits the file in two. Delete it.'],
};

/** The sentence for one error, and its rank: the lower, the more specific. */
function explain({code, message}: YAMLError, line: string, rest: string): Explanation {
  const first = rest.charAt(0);
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(line)) {
    return [0, 'There is a tab at the beginning of the line. Use spaces: two for each step.'];
  }
  if (code === 'DUPLICATE_KEY') {
    const name = /^[^:\s]+/.exec(rest)?.[0] ?? first;
    return /^\s*-[^\s]/.test(line)
      ? [1, 'A space is missing after the hyphen: write "- id: …".']
      : [1, `"${name}" is written twice in the same place. Keep one.`];
  }
  if (code === 'MISSING_CHAR') {
    return message.includes('closing')
      ? [1, `A quotation mark is opened here and not closed.`]
      : [4, 'The line is indented differently from the fields before it, or its "- " is missing.'];
  }
  if (code === 'BAD_INDENT' && /\[|\{|Flow/i.test(message)) {
    return [4, 'A bracket [ or { is opened and not closed in the lines before.'];
  }
  if (code === 'BAD_SCALAR_START') {
    return [1, `A text cannot begin with ${first} on its own: ${useQuotes}.`];
  }
  const known = explanations[code];
  if (known) return known;
  return message.includes('at node end')
    ? [
        4,
        'There are words after the end of the text. Put a text with quotation marks or a bracket in it between quotes as a whole.',
      ]
    : [unspecific, `The line cannot be read. Compare it with the entries before it. (${message}.)`];
}
