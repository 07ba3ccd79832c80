/** A mistake in a file, for the person who writes it. */
export interface Problem {
  /** From the site's folder: `src/data/team.yml`. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The entry and the field in it, as the writer names them: `['member-1', 'role']`. */
  place: readonly string[];
  /** What is wrong and how to fix it, in plain sentences. */
  message: string;
  /** The same field without the mistake, as YAML. */
  example?: string;
}

/**
 * All problems as a text for the terminal.
 *
 * @param where the problems are: "the lists", "the translations"
 */
export function reportProblems(problems: readonly Problem[], where = 'the lists'): string {
  const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
  return [`${count} to fix in ${where}:`, ...problems.map(paragraph)].join('\n\n');
}

/** What may be meant as it is, as a text for the terminal; empty when there are no questions. */
export function reportQuestions(questions: readonly Problem[]): string {
  if (questions.length === 0) return '';
  const head =
    questions.length === 1
      ? 'Is this meant? One question, which keeps nothing from being published:'
      : `Is this meant? ${questions.length} questions, which keep nothing from being published:`;
  return [head, ...questions.map(paragraph)].join('\n\n');
}

function paragraph({file, line, place, message, example}: Problem): string {
  const head = [`${file}:${line}`, place.join(' › ')].filter(Boolean).join('  ');
  const right = example === undefined ? [] : ['  Right:', indent(example, 6)];
  return [head, indent(message, 2), ...right].join('\n');
}

function indent(text: string, by: number): string {
  return text.replace(/^/gm, ' '.repeat(by));
}

/** `one text` or `3 texts`. */
export function counted(count: number, one: string, several: string): string {
  return count === 1 ? `one ${one}` : `${count} ${several}`;
}

/** An error whose stack is its message: a stack trace does not help a writer. */
export function writersError(message: string): Error {
  const error = new Error(`\n\n${message}\n`);
  error.stack = error.message;
  return error;
}

/** An error whose output is the report alone: a stack trace does not help a writer. */
export class ProblemsError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(reportProblems(problems));
    this.stack = this.message;
  }

  /** What Node prints. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

/** ` Did you mean "…"?` with the most similar candidate, or nothing when none is similar. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  return suggest(nearestOf(word, candidates));
}

/** ` Did you mean "…"?`, or nothing without a word to suggest. */
export function suggest(word: string | undefined): string {
  return word === undefined ? '' : ` Did you mean "${word}"?`;
}

/** The most similar candidate; undefined when none is similar. */
export function nearestOf(word: string, candidates: readonly string[]): string | undefined {
  const allowed = Math.max(1, Math.floor(word.length / 3));
  let nearest: {word: string; distance: number} | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) <= allowed) {
      const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
      if (distance <= allowed && distance < (nearest?.distance ?? Infinity)) {
        nearest = {word: candidate, distance};
      }
    }
  }
  // Or one that has it as a part: "yearly-fee" for "fee".
  return nearest?.word ?? candidates.find((candidate) => candidate.split('-').includes(word));
}

/** The number of letters to add, remove, change or swap with a neighbour (Damerau-Levenshtein). */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: to.length + 1}, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = from[row - 1] === to[column - 1] ? 0 : 1;
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + changed,
      );
      if (row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
