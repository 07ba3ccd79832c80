/*
 * The ledger: which texts of two languages were agreed to say the same. A file for each source and
 * language, a line for each pair of texts: its place, the hash of the English and that of the other.
 * The lines are sorted, and a line that is there twice or no longer used does no harm, so two
 * branches can be merged by keeping the lines of both.
 *
 * What was agreed at one place counts wherever the same two texts stand together. A moved text, another value of a
 * fact, spaces and line breaks change no hash.
 */
import type {Problem} from '../say/diagnostics';
import {type ContentFiles, listSiteFiles, readSiteText} from '../read/files';
import {say} from '../say';

/** The folder of the ledger of the other language; all texts are compared with English. */
export const ledgerFolder = 'i18n/ledger/ne';

/** A pair of texts that was agreed. */
export interface Agreement {
  place: string;
  english: string;
  translation: string;
}

export interface Ledger {
  /** From the site's folder. */
  file: string;
  /** The name of its source: `docs/tos.mdx`. */
  name: string;
  agreements: readonly Agreement[];
  /** Lines that cannot be read. */
  problems: readonly Problem[];
}

const HEAD = '# Written by "npm run agree". WRITING.md explains it.';
const LINE = /^(.+) ([0-9a-f]{10}) ([0-9a-f]{10})$/;

export function ledgerFileOf(name: string): string {
  return `${ledgerFolder}/${name}.txt`;
}

/** Every ledger file of the site. */
export function readLedgers(site: ContentFiles): Ledger[] {
  return listSiteFiles(site, ledgerFolder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.txt'.length);
      return parseLedger(name, readSiteText(site, ledgerFileOf(name)) ?? '');
    });
}

export function parseLedger(name: string, source: string): Ledger {
  const file = ledgerFileOf(name);
  const agreements: Agreement[] = [];
  const problems: Problem[] = [];
  source.split(/\r?\n/).forEach((text, index) => {
    const [, place, english, translation] = LINE.exec(text) ?? [];
    if (place && english && translation) agreements.push({place, english, translation});
    else if (text && !text.startsWith('# ')) {
      problems.push({file, line: index + 1, ...say('ledger.line')});
    }
  });
  return {file, name, agreements, problems};
}

export function writeLedger(agreements: readonly Agreement[]): string {
  const lines = agreements.map(
    ({place, english, translation}) => `${place} ${english} ${translation}`,
  );
  return [HEAD, ...[...new Set(lines)].sort(), ''].join('\n');
}
