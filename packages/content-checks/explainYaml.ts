import {isAlias, visit, type Document, type LineCounter, type YAMLError} from 'yaml';
import type {Problem} from './diagnostics';
import {say, type Sentence} from './sentences';

type SyntaxProblem = Pick<Problem, 'line' | 'example'> & Sentence;

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
  if (conflict) return [{line: lines.linePos(conflict.index).line, ...say('file.twoVersions')}];
  const found = new Map<number, {sentence: Sentence; rank: number}>();
  const keep = (offset: number, [rank, sentence]: Explanation) => {
    const {line} = lines.linePos(Math.min(offset, Math.max(source.trimEnd().length - 1, 0)));
    if (rank < (found.get(line)?.rank ?? Infinity)) {
      found.set(line, {rank, sentence});
    }
  };
  for (const error of withoutEchoes([...document.errors, ...document.warnings], source)) {
    const offset =
      error.code === 'MISSING_CHAR' ? openingQuote(document, error.pos[0]) : error.pos[0];
    const typed = mistypedLine(source, offset);
    if (typed) keep(typed.offset, [typed.rank ?? 1, typed.sentence]);
    else keep(offset, explain(error, lineAt(source, offset), source.slice(offset)));
  }
  visit(document, (_, node) => {
    if (isAlias(node)) {
      keep(node.range?.[0] ?? 0, [0, say('yaml.firstSign', {sign: '*'})]);
    }
  });
  const inOrder = [...found].sort(([line], [other]) => line - other);
  const specific = inOrder.filter(([, {rank}]) => rank < unspecific);
  const kept = specific.length > 0 ? specific : inOrder.slice(0, 1);
  return kept.map(([line, {sentence}]) => {
    const example = QUOTED.includes(sentence.id) && inQuotes(source.split('\n')[line - 1] ?? '');
    return {line, ...sentence, ...(example && {example})};
  });
}

/** The sentences that ask for quotation marks around a text. */
const QUOTED: readonly string[] = [
  'yaml.firstSign',
  'yaml.colonWithin',
  'yaml.openQuote',
  'yaml.curvedQuotes',
  'yaml.apostrophe',
  'yaml.afterEnd',
];

/** A line with its text between quotation marks; undefined for texts in two languages. */
function inQuotes(line: string): string | undefined {
  const [, field = '', text = ''] = /^\s*(?:- )?([\w-]+: +)(.*\S)/.exec(line) ?? [];
  if (text === '' || /^\{\s*\w+:/.test(text)) return undefined;
  const [, within] = /^[‘’“”„«'"](.*?)[‘’“”»'"]$/.exec(text) ?? [];
  const words = within ?? (/^["'][^"']*$/.test(text) ? text.slice(1) : text);
  return field + (words.includes("'") ? JSON.stringify(words) : `'${words}'`);
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

/** What a line with an error looks like, and what is said of it. The brackets hold what it names. */
const mistypings: readonly (readonly [pattern: RegExp, explain: (field: string) => Sentence])[] = [
  [
    /^[^:'"]*[\u00a0\u2000-\u200a\u202f\u3000][^:]*:|:[\u00a0\u2000-\u200a\u202f\u3000]/,
    () => say('file.space'),
  ],
  [/^\s*-([^\s-].*)/, (text) => say('yaml.hyphenSpace', {text})],
  [/^\s*(?:- )?([\w-]+)ः/, (field) => say('yaml.otherColon', {field})],
  [/^\s*(?:- )?(\w[\w-]*) ?[{['"]/, (field) => say('yaml.noColon', {field})],
  [/^\s*(?:- )?([\w-]+):[^\s]/, (field) => say('yaml.colonSpace', {field})],
  [/: \(en:/, () => say('yaml.roundBrackets')],
  [/\{[^}"']*[،、，]/, () => say('yaml.otherComma')],
  [/\{[^{}"']*[^,{\s]\s+([a-z]{2}): /, (field) => say('yaml.noComma', {field})],
  [/[:,] ?[‘’“”„«]/, () => say('yaml.curvedQuotes')],
  [/: '[^']*'[\p{L}]/u, () => say('yaml.apostrophe')],
];

interface Mistyping {
  /** In the line that is wrong, which may be above the line of the error. */
  offset: number;
  sentence: Sentence;
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
    const [pattern, explain] = mistypings.find(([one]) => one.test(line)) ?? [];
    if (!pattern || !explain) continue;
    return {offset: place, sentence: explain(pattern.exec(line)?.[1] ?? '')};
  }
  const line = lineAt(source, offset);
  const above = lineAt(source, before.length);
  if (isOpen) return {offset: brace, sentence: say('yaml.openBrace')};
  if (/: [>|][-+]?$/.test(above) && indentOf(line) <= indentOf(above)) {
    return {offset: lineStart, sentence: say('yaml.block')};
  }
  if (/^\s*[^\s\-#"'[{:][^:]*\s[^:]*$/.test(line)) {
    return {offset: lineStart, sentence: say('yaml.noField'), rank: unspecific};
  }
  return undefined;
}

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;

type Explanation = [rank: number, sentence: Sentence];

const explanations: Partial<Record<YAMLError['code'], Explanation>> = {
  MULTILINE_IMPLICIT_KEY: [2, say('yaml.field')],
  BLOCK_AS_IMPLICIT_KEY: [3, say('yaml.colonWithin')],
};

/** The sentence for one error, and its rank: the lower, the more specific. */
function explain({code, message}: YAMLError, line: string, rest: string): Explanation {
  const first = rest.charAt(0);
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(line)) return [0, say('yaml.tab')];
  if (code === 'DUPLICATE_KEY') {
    const field = /^[^:\s]+/.exec(rest)?.[0] ?? first;
    return [1, field === 'id' ? say('yaml.newEntry') : say('yaml.twice', {field})];
  }
  if (code === 'MISSING_CHAR') {
    return message.includes('closing')
      ? [1, say('yaml.openQuote')]
      : [4, say('yaml.indentOrHyphen')];
  }
  if (code === 'BAD_INDENT' && /\[|\{|Flow/i.test(message)) return [4, say('yaml.openBracket')];
  if (code === 'BAD_INDENT') return [unspecific, say('yaml.indent')];
  if (code === 'BAD_SCALAR_START') return [1, say('yaml.firstSign', {sign: first})];
  const known = explanations[code];
  if (known) return known;
  return message.includes('at node end')
    ? [4, say('yaml.afterEnd')]
    : [unspecific, say('yaml.unknown')];
}
