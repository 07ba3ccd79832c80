import type {Problem} from 'content-checks/diagnostics';
import {readSiteFile, type Site} from 'content-checks/files';
import {type Locale, locales} from 'nepali-text/locale';
import {say} from 'content-checks/sentences';
import {compare, keyOf, type Pairing} from './compare';
import {type Ledger, ledgerFolder, readLedgers} from './ledger';
import type {Source} from './source';

/** A source with the state of each of its texts. */
export interface SourceState {
  source: Source;
  ledger: Ledger | undefined;
  pairs: readonly Pairing[];
}

export interface Agreements {
  inspected: readonly SourceState[];
  /** Ledgers of files that are no longer there. */
  unused: readonly Ledger[];
  problems: readonly Problem[];
}

/** Compares all texts of the site, or some of its sources, with the ledger. */
export function inspectAgreements(site: Site, sources: readonly Source[]): Agreements {
  const ledgers = readLedgers(site);
  const elsewhere = new Map(
    locales.map((locale) => {
      const own = ledgers.filter((ledger) => ledger.locale === locale);
      return [locale, new Set(own.flatMap(({agreements}) => agreements.map(keyOf)))];
    }),
  );
  const inspected = sources.map((source): SourceState => {
    const {locale, name} = source;
    const ledger = ledgers.find((one) => one.locale === locale && one.name === name);
    const pairs = compare(source, ledger?.agreements ?? [], elsewhere.get(locale));
    return {source, ledger, pairs};
  });
  const lost = [...new Set(sources.map(({locale}) => locale))].filter(
    (locale) => !ledgers.some((ledger) => ledger.locale === locale),
  );
  return {
    inspected,
    unused: ledgers.filter(({name}) => !readSiteFile(site, name)),
    problems: [...lost.map(noLedger), ...ledgers.flatMap(({problems}) => problems)],
  };
}

function noLedger(locale: Locale): Problem {
  const folder = `${ledgerFolder}/${locale}`;
  const example = 'npm run agree -- --all';
  return {file: folder, line: 1, ...say('ledger.folder', {folder}), example};
}

export function openPairs({pairs}: SourceState): Pairing[] {
  return pairs.filter(({state}) => state !== 'agreed');
}
