import {gitOutput} from 'content/git';
import {staleTexts, textsIn} from 'content/pairs/texts';
import {ledgerFileOf, ledgerFolder} from 'content/pairs/ledger';
import {pageSource} from 'content/pairs/sources';
import {pairOf, readPage, withParts} from 'content/read/pages';

/** Days as year-month-day, by the file of the ledger. */
type LedgerDays = ReadonlyMap<string, string>;

/**
 * When each file of the ledger was last committed: that is when texts were last agreed, so a change of
 * line breaks is none. Empty where the whole history is not known: without git, or in a shallow clone.
 */
export function ledgerDays(siteDir: string): LedgerDays {
  if (gitOutput(siteDir, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false')
    return new Map();
  const format = ['--format=%x00%cd', '--date=short'];
  const log =
    gitOutput(siteDir, 'log', ...format, '--name-only', '--relative', '--', ledgerFolder) ?? '';
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    // The newest commit comes first.
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

/**
 * The day on which the text of a page, or of a part that it imports, was last changed. Undefined when that
 * is not known, or while the languages do not say the same.
 *
 * @param file from the site's folder
 */
export function lastChanged(siteDir: string, file: string, days: LedgerDays): string | undefined {
  if (days.size === 0) return undefined;
  const page = readPage(siteDir, file);
  const sources = (page ? withParts(siteDir, page) : [])
    .flatMap((part) => pairOf(siteDir, part.file) ?? [])
    .flatMap(pageSource);
  if (staleTexts(textsIn(siteDir, sources).texts).length > 0) return undefined;
  return sources
    .flatMap(({name}) => days.get(ledgerFileOf(name)) ?? [])
    .sort()
    .at(-1);
}
