import type {Problem} from '../say/diagnostics';
import {type ContentFiles, readSiteFile} from '../read/files';
import {say} from '../say';
import type {Path} from '../read/values';
import {compare, groupBy, type Pairing, translationsIn} from './compare';
import {type Ledger, ledgerFolder, readLedgers} from './ledger';
import type {TextSource} from './sources';

/** A text of a site in both languages: of a list, a block of a page, or a field above a page. */
export interface SiteText extends Pairing {
  /** The English file; the file of a list has both languages. */
  file: string;
  /** The path in a list; in a page the name of a field above it, or the position of the block in its file. */
  path: Path;
  /** The line in `file`, or in the file of the other language when English lacks the text. */
  line: number;
  /** In one spelling: see foldText. */
  en: string | undefined;
  ne: string | undefined;
  source: TextSource;
}

export interface SiteTexts {
  /** In the order of the files. */
  texts: readonly SiteText[];
  ledgers: readonly Ledger[];
  /** What is wrong with the ledger. */
  problems: readonly Problem[];
}

/** The texts of some sources with their state by the ledger of the site. */
export function textsIn(site: ContentFiles, sources: readonly TextSource[]): SiteTexts {
  const ledgers = readLedgers(site);
  const agreed = translationsIn(ledgers.flatMap(({agreements}) => agreements));
  const texts = sources.flatMap((source) => {
    const ledger = ledgers.find(({name}) => name === source.name);
    return compare(source.texts, ledger?.agreements ?? [], agreed).map((pair): SiteText => {
      const {english, translation} = pair;
      const {path, block, kind, line} = (english ?? translation)!;
      return {
        ...pair,
        source,
        file: source.files.english,
        path: path ?? [block ?? kind],
        line,
        en: english?.text,
        ne: translation?.text,
      };
    });
  });
  const example = 'npm run agree -- --all';
  const lost: Problem[] =
    ledgers.length > 0 || texts.length === 0
      ? []
      : [{file: ledgerFolder, line: 1, ...say('ledger.folder', {folder: ledgerFolder}), example}];
  return {texts, ledgers, problems: [...lost, ...ledgers.flatMap(({problems}) => problems)]};
}

/** Ledgers of files that are no longer there. */
export function unusedLedgers(site: ContentFiles, {ledgers}: SiteTexts): Ledger[] {
  return ledgers.filter(({name}) => !readSiteFile(site, name));
}

/** The texts that are not agreed to say the same. */
export const staleTexts = (texts: readonly SiteText[]): SiteText[] =>
  texts.filter(({state}) => state !== 'agreed');

/** The texts of each source. */
export const bySource = (texts: readonly SiteText[]): Map<TextSource, SiteText[]> =>
  groupBy(texts, ({source}) => source);

/** Whether both languages have the text. */
export const canAgree = ({english, translation}: SiteText): boolean =>
  Boolean(english && translation);
