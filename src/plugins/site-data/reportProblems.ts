import type {Problem} from './problem';

/** All problems as a text for the terminal. */
export function reportProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
  return [`${count} to mend in the lists:`, ...problems.map(paragraph)].join('\n\n');
}

function paragraph({file, line, place, message, example}: Problem): string {
  const head = [`${file}:${line}`, place.join(' › ')].filter(Boolean).join('  ');
  const right = example === undefined ? [] : ['  Right:', indent(example, 6)];
  return [head, indent(message, 2), ...right].join('\n');
}

function indent(text: string, by: number): string {
  return text.replace(/^/gm, ' '.repeat(by));
}

/** An error that says the report and nothing else: a stack trace tells a writer nothing. */
export class ListsError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(reportProblems(problems));
    this.stack = this.message;
  }

  /** What Node prints for it. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}
