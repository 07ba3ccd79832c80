import {git} from 'content-checks/git';
import {openPairs, type SourceState} from './inspectAgreements';
import type {Side, Source} from './source';

/** How many versions of a file are read at most. */
const VERSIONS = 40;
/** Milliseconds after which no further version is read: the texts are a help, not the result. */
const TIME = 1500;

/** The texts that the hashes of agreements stand for. */
export type EarlierTexts = ReadonlyMap<string, string>;

/**
 * Looks up in git what was agreed before the changes of open pairs. Without git, or where a text is not
 * among the last versions of its file, it is missing.
 */
export function earlierTexts(siteDir: string, inspected: readonly SourceState[]): EarlierTexts {
  const found = new Map<string, string>();
  const end = Date.now() + TIME;
  for (const one of inspected) {
    for (const side of ['english', 'twin'] as const) {
      // A side that has not changed still has the agreed text.
      const wanted = new Set(
        openPairs(one).flatMap((pair) =>
          pair.before
            .map((agreement) => agreement[side])
            .filter((hash) => hash !== pair[side]?.hash),
        ),
      );
      if (wanted.size > 0 && Date.now() < end) find(siteDir, one.source, side, wanted, found, end);
    }
  }
  return found;
}

function find(
  siteDir: string,
  {files, read}: Source,
  side: Side,
  wanted: Set<string>,
  found: Map<string, string>,
  end: number,
): void {
  for (const version of versionsOf(siteDir, files[side])) {
    for (const {hash, text} of read(version, side)) {
      if (wanted.delete(hash)) found.set(hash, text);
    }
    if (wanted.size === 0 || Date.now() > end) return;
  }
}

/** The committed versions of a file, the newest first; none without git. */
function* versionsOf(siteDir: string, file: string): Generator<string> {
  const log = git(siteDir, 'log', `--max-count=${VERSIONS}`, '--format=%H', '--', file);
  for (const commit of log?.split('\n').filter(Boolean) ?? []) {
    const version = git(siteDir, 'show', `${commit}:./${file}`);
    if (version !== undefined) yield version;
  }
}
