import {gitOutput} from '../git';
import {type Side, type SourceText, textsInVersion} from './sources';
import {bySource, type SiteText, staleTexts} from './texts';

/** How many versions of a file are read at most. */
const VERSIONS = 40;
/** Milliseconds after which no further version is read: earlier texts only help to see a change. */
const TIME = 1500;

/** The texts that the hashes of agreements stand for. */
export type EarlierTexts = ReadonlyMap<string, string>;

/** The texts of each committed version of a file, the newest first. They are read when they are asked for. */
export type VersionsOf = (file: string, side: Side) => Iterable<readonly SourceText[]>;

/** Looks up the agreed texts before they changed; a text that is in no version of its file is missing. */
export function earlierTexts(versionsOf: VersionsOf, texts: readonly SiteText[]): EarlierTexts {
  const found = new Map<string, string>();
  const end = Date.now() + TIME;
  for (const [{files}, stale] of bySource(staleTexts(texts))) {
    for (const side of ['english', 'translation'] as const) {
      const wanted = new Set(stale.flatMap((text) => hashesBefore(text, side)));
      for (const version of wanted.size > 0 ? versionsOf(files[side], side) : []) {
        for (const {hash, text} of version) {
          if (wanted.delete(hash)) found.set(hash, text);
        }
        if (wanted.size === 0 || Date.now() > end) break;
      }
    }
  }
  return found;
}

/** The agreed hashes of a side that has changed since. */
export function hashesBefore(text: SiteText, side: Side): string[] {
  return text.before
    .map((agreement) => agreement[side])
    .filter((hash) => hash !== text[side]?.hash);
}

/** By git, in the site's folder; none without git. */
export const gitVersions = (siteDir: string): VersionsOf =>
  function* (file, side) {
    const most = `--max-count=${VERSIONS}`;
    const commits = gitOutput(siteDir, 'rev-list', most, 'HEAD', '--', file);
    for (const commit of commits?.split('\n').filter(Boolean) ?? []) {
      // As it was written: other commands pass it through what is set to show such files.
      const version = gitOutput(siteDir, 'cat-file', 'blob', `${commit}:./${file}`);
      if (version !== undefined) yield textsInVersion(file, version, side);
    }
  };
