/* Why git or the disk refused, as a sentence of words.yml (`ui.handIn`). */
import type {Said} from '../protocol';
import {GitError} from './git';

/** What the writer is told in place of an answer. */
export class HandInError extends Error {
  constructor(readonly said: Said) {
    super(said.id);
  }
}

/** By what git or ssh says, in the order in which they are tried. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [
    /timed out|Could not resolve host|Could not connect|Failed to connect|Connection (?:refused|reset|closed)|Network is unreachable|No route to host|error: 50[0-9]/i,
    'network',
  ],
  [
    /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied \(|Permission to .* denied|Host key verification failed|error: 40[13]/i,
    'access',
  ],
  [/not found|does not appear to be a git repository|does not exist/i, 'remote'],
  [/\[remote rejected\]|\[rejected\]|hook declined|failed to push/i, 'refused'],
  [/\.lock'?: File exists|unable to lock|cannot lock ref/i, 'locked'],
  [/No space left|Disk quota|ENOSPC|disk of this computer is full/i, 'diskFull'],
];

export function explainGit(error: unknown): Said {
  if (error instanceof HandInError) return error.said;
  const output = error instanceof GitError ? error.output : String(error);
  const cause = CAUSES.find(([pattern]) => pattern.test(output))?.[1] ?? 'other';
  return {id: `failed.${cause}`, values: {reason: reasonOf(output)}};
}

/** The line that says most, for somebody who knows git. */
function reasonOf(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const said = lines.find((line) => /^(?:remote: |fatal: |error: |!)/.test(line));
  return (said ?? lines.find(Boolean) ?? '').replace(/\s+/g, ' ');
}
