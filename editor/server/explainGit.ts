/* Why git or the disk refused, as a sentence that a writer understands: one of words.yml (`ui.handIn`) by its id. */
import {RefusalError, say} from '../sentences';
import {GitError} from './git';

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
  ['locked', /\.lock'?: File exists|unable to lock|cannot lock ref/i],
  ['diskFull', /No space left|Disk quota|ENOSPC|EDQUOT/i],
];

/** @param id of a sentence of `ui.handIn` */
export const refusedBecause = (id: string): RefusalError =>
  new RefusalError(id === 'failed.diskFull' ? say('disk.full') : say('room.failed'), 409, id);

/** A GitError as a RefusalError; throws all other errors. */
export function explainGit(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error;
  if (!(error instanceof GitError)) throw error;
  const [cause] = CAUSES.find(([, pattern]) => pattern.test(error.output)) ?? ['other'];
  // For somebody who knows git; a writer is told in words, and where this is.
  if (['refused', 'other'].includes(cause)) console.error(error.output);
  return refusedBecause(`failed.${cause}`);
}

/** What the system says when it does not write a file. */
export function refusedBySystem(file: string, error: unknown): RefusalError {
  const code = String(Object(error).code ?? '');
  if (['ENOSPC', 'EDQUOT'].includes(code)) return refusedBecause('failed.diskFull');
  const isForbidden = ['EACCES', 'EPERM', 'EROFS'].includes(code);
  const sentence = isForbidden
    ? say('disk.forbidden', {file})
    : say('disk.failed', {file, reason: code || String(error)});
  return new RefusalError(sentence, 409);
}
