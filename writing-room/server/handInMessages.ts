/* What the room says when it hands in, by the section `handIn` of words.yml. */
import type {Locale} from 'nepali-text/locale';
import {sayIn} from '../models/words';
import {NamelessError} from './commitChanges';
import {GitError} from './git';

export const sayHandIn = (
  locale: Locale,
  id: string,
  values?: Readonly<Record<string, string | number>>,
): string => sayIn('handIn', locale, id, values);

/** By what git or ssh says, in the order in which they are tried. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [
    /timed out|Could not resolve host|Could not connect|Failed to connect|Connection (?:refused|reset|closed)|Network is unreachable|No route to host/i,
    'network',
  ],
  [
    /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied \(|Permission to .* denied|Host key verification failed|error: 40[13]/i,
    'access',
  ],
  [/not found|does not appear to be a git repository|does not exist/i, 'remote'],
  [/\[remote rejected\]|\[rejected\]|hook declined|failed to push/i, 'refused'],
  [/\.lock'?: File exists|unable to lock|cannot lock ref/i, 'locked'],
  [/No space left|Disk quota/i, 'diskFull'],
];

/** Plain sentences for whatever went wrong; always with what became of the changes. */
export function explainGit(error: unknown, locale: Locale): string {
  const kept = sayHandIn(locale, 'kept');
  if (error instanceof NamelessError) return sayHandIn(locale, 'nameless');
  const output = error instanceof GitError ? error.output : String(error);
  const cause = CAUSES.find(([pattern]) => pattern.test(output))?.[1];
  if (cause && cause !== 'refused') return `${sayHandIn(locale, `failed.${cause}`)} ${kept}`;
  const reason = reasonOf(output);
  return `${sayHandIn(locale, `failed.${cause ?? 'other'}`, {reason})} ${kept}`;
}

/** The line that says most, for somebody who knows git. */
function reasonOf(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const said = lines.find((line) => /^(?:remote: |fatal: |error: |!)/.test(line));
  return (said ?? lines[0] ?? '').replace(/\s+/g, ' ');
}
