import {isAlias, visit, type Document, type LineCounter, type YAMLError} from 'yaml';

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
  const conflict = /^<{7} /m.exec(source);
  if (conflict) return [{line: lines.linePos(conflict.index).line, message: twoVersions}];
  const found = new Map<number, {message: string; rank: number}>();
  const keep = (offset: number, [rank, message]: Explanation) => {
    const {line} = lines.linePos(Math.min(offset, Math.max(source.trimEnd().length - 1, 0)));
    if (rank < (found.get(line)?.rank ?? Infinity)) {
      found.set(line, {rank, message});
    }
  };
  for (const error of withoutEchoes([...document.errors, ...document.warnings], source)) {
    const offset =
      error.code === 'MISSING_CHAR' ? openingQuote(document, error.pos[0]) : error.pos[0];
    const typed = mistypedLine(source, offset);
    if (typed) keep(typed.offset, [typed.rank ?? 1, typed.message]);
    else keep(offset, explain(error, lineAt(source, offset), source.slice(offset)));
  }
  visit(document, (_, node) => {
    if (isAlias(node)) {
      keep(node.range?.[0] ?? 0, [0, `A text cannot begin with * on its own: ${useQuotes}.`]);
    }
  });
  const inOrder = [...found].sort(([line], [other]) => line - other);
  const specific = inOrder.filter(([, {rank}]) => rank < unspecific);
  const kept = specific.length > 0 ? specific : inOrder.slice(0, 1);
  return kept.map(([line, {message}]) => ({line, message}));
}

/** An entry without its hyphen repeats all fields of the entry above: only its first line is kept. */
function withoutEchoes(errors: readonly YAMLError[], source: string): YAMLError[] {
  const repeated = errors.filter(({code}) => code === 'DUPLICATE_KEY');
  return errors.filter((error) => {
    const earlier = repeated[repeated.indexOf(error) - 1];
    return !earlier || /^ *- /m.test(source.slice(earlier.pos[0], error.pos[0]));
  });
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

/** Said of every file with the marks of a merge conflict. */
export const twoVersions =
  'Two versions of the file are here, above and below the line "=======". Keep one, and delete the lines with "<<<<<<<", "=======" and ">>>>>>>".';

/**
 * What a line with an error looks like, and what to write there. $1 is what the line has in the brackets
 * of the pattern.
 */
const mistypings: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /^[^:'"]*[\u00a0\u2000-\u200a\u202f\u3000][^:]*:|:[\u00a0\u2000-\u200a\u202f\u3000]/,
    'A space of another kind is in this line; it only looks the same. Delete the space and type it again.',
  ],
  [/^\s*-([\w-]+):/, 'A space is missing after the hyphen: write "- $1: …".'],
  [/^\s*(?:- )?([\w-]+)ः/, 'The sign after "$1" is not a colon. Write "$1: …".'],
  [/^\s*(?:- )?([\w-]+) ?[{['"]/, 'A colon is missing after "$1": write "$1: …".'],
  [/^\s*(?:- )?([\w-]+):[^\s]/, 'A space is missing after the colon: write "$1: …".'],
  [/: \(en:/, 'The two languages are between braces { }, not between round brackets.'],
  [/\{[^}"']*[،、，]/, 'A sign in this line only looks like a comma. Type the comma again.'],
  [
    /[:,] ?[‘’“”„«]/,
    'Curved quotation marks are letters here. Put straight ones around the text: "…".',
  ],
  [
    /: '[^']*'[\p{L}]/u,
    'An apostrophe ends a text between single quotes. Put the text between double quotes: "…".',
  ],
];

interface Mistyping {
  /** In the line that is wrong, which may be above the line of the error. */
  offset: number;
  message: string;
  rank?: number;
}

/** What is wrong by the look of the line, or of the line above where a brace is still open. */
function mistypedLine(source: string, offset: number): Mistyping | undefined {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  const before = source
    .slice(0, lineStart)
    .trimEnd()
    .replace(/ #.*$/gm, (note) => ' '.repeat(note.length));
  const brace = before.lastIndexOf('{');
  const isOpen = brace > before.lastIndexOf('}');
  for (const place of isOpen ? [brace, offset] : [offset]) {
    const line = lineAt(source, place);
    const [pattern, message] = mistypings.find(([one]) => one.test(line)) ?? [];
    if (!pattern || !message) continue;
    const [, field = ''] = pattern.exec(line) ?? [];
    return {offset: place, message: message.replaceAll('$1', field)};
  }
  const line = lineAt(source, offset);
  const above = lineAt(source, before.length);
  if (isOpen) return {offset: brace, message: 'A brace { is opened in this line and not closed.'};
  if (/: [>|][-+]?$/.test(above) && indentOf(line) <= indentOf(above)) {
    const message =
      'A text on lines of its own begins two spaces further right than the name of its field.';
    return {offset: lineStart, message};
  }
  if (/^\s*[^\s\-#"'[{:][^:]*\s[^:]*$/.test(line)) {
    const message =
      'These words belong to no field. A note begins with #, and a text with the name of its field and a colon.';
    return {offset: lineStart, message, rank: unspecific};
  }
  return undefined;
}

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;

type Explanation = [rank: number, message: string];

const explanations: Partial<Record<YAMLError['code'], Explanation>> = {
  MULTILINE_IMPLICIT_KEY: [
    2,
    'This line has no colon and space after the name of its field, or the next line is indented differently. The fields of one entry begin in the same column.',
  ],
  BLOCK_AS_IMPLICIT_KEY: [3, `The text has a colon and a space in it: ${useQuotes}.`],
};

/** The sentence for one error, and its rank: the lower, the more specific. */
function explain({code, message}: YAMLError, line: string, rest: string): Explanation {
  const first = rest.charAt(0);
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(line)) {
    return [0, 'There is a tab at the beginning of the line. Use spaces: two for each step.'];
  }
  if (code === 'DUPLICATE_KEY') {
    const name = /^[^:\s]+/.exec(rest)?.[0] ?? first;
    return [
      1,
      name === 'id'
        ? 'A new entry begins here, and its hyphen is missing: write "- id: …".'
        : `"${name}" is written twice in the same place. Keep one.`,
    ];
  }
  if (code === 'MISSING_CHAR') {
    return message.includes('closing')
      ? [1, `A quotation mark is opened here and not closed.`]
      : [4, 'The line is indented differently from the fields before it, or its "- " is missing.'];
  }
  if (code === 'BAD_INDENT' && /\[|\{|Flow/i.test(message)) {
    return [4, 'A bracket [ or { is opened and not closed in the lines before.'];
  }
  if (code === 'BAD_INDENT') {
    return [unspecific, 'The line is indented differently from the fields before it.'];
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
