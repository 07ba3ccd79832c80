/* Why git or the disk refused, as a sentence of words.yml (`ui.handIn`). */
import type {RoomMessage} from '../protocol';
import {GitError} from './git';

/** What the writer is told in place of an answer. @param id of a sentence */
export class HandInError extends Error {
  constructor(readonly id: string) {
    super(id);
  }
}

/** By what git or ssh says, in the order in which they are tried. */
const CAUSES: readonly (readonly [string, RegExp])[] = [
  [
    'network',
    /timed out|unable to access .*(?:Empty reply|SSL|TLS|certificate|[Tt]imeout)|early EOF|hung up|Could not resolve host|Could not connect|Failed to connect|Connection (?:refused|reset|closed)|Network is unreachable|No route to host|error: 50[0-9]/i,
  ],
  [
    'access',
    /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied \(|Permission to .* denied|Host key verification failed|error: 40[13]/i,
  ],
  ['remote', /not found|does not appear to be a git repository|does not exist/i],
  ['refused', /\[remote rejected\]|\[rejected\]|hook declined|failed to push/i],
  // The last one is a ConflictError.
  ['locked', /\.lock'?: File exists|unable to lock|cannot lock ref|Changed meanwhile/i],
  ['diskFull', /No space left|Disk quota|ENOSPC|disk of this computer is full/i],
];

export function explainGit(error: unknown): RoomMessage {
  if (error instanceof HandInError) return {id: error.id};
  const output = error instanceof GitError ? error.output : String(error);
  const [cause] = CAUSES.find(([, pattern]) => pattern.test(output)) ?? ['other'];
  // For somebody who knows git; a writer is told in words, and where this is.
  if (['refused', 'other'].includes(cause)) console.error(output);
  return {id: `failed.${cause}`};
}
