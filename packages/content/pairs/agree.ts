import {existsSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {nearestOf, type Problem, suggest} from '../say/diagnostics';
import {writeFileAtomically} from '../read/files';
import {and, say, sentenceOf} from '../say';
import {type Agreement, ledgerFileOf, writeLedger} from './ledger';
import {locationOf, shorten, targetName} from './report';
import {
  bySource,
  canAgree,
  type SiteText,
  type SiteTexts,
  staleTexts,
  unusedLedgers,
} from './texts';

/** The result of `npm run agree`, or why it has failed. */
export interface AgreeResult {
  /** For the writer. */
  lines: readonly string[];
  failed: boolean;
}

/** Every text. */
export const ALL = '--all';

/**
 * Writes into the ledger that texts say the same in both languages, and removes lines of texts that are gone.
 *
 * @param targets files, folders, parts of files (`docs/tos.mdx#termination`), or ALL
 */
export async function agree(
  siteDir: string,
  all: SiteTexts,
  targets: readonly string[],
): Promise<AgreeResult> {
  const wanted = targets.map((target) => toTarget(siteDir, target));
  const unused = unusedLedgers(siteDir, all).filter(({name}) =>
    wanted.some((target) => target === ALL || target === name),
  );
  const unknown = wanted.filter(
    (target) =>
      !all.texts.some((text) => isMeant(text, target)) && !unused.some(({name}) => name === target),
  );
  if (unknown.length > 0) {
    return {
      lines: unknown.map((target) => explainUnknown(siteDir, target, all.texts)),
      failed: true,
    };
  }
  const chosen = all.texts.filter((text) => wanted.some((target) => isMeant(text, target)));
  const {removed, files} = agreedLedgers(all, chosen);
  for (const [file, content] of files) {
    await writeFileAtomically(path.join(siteDir, file), content);
  }
  for (const {file} of unused) await rm(path.join(siteDir, file));
  const gone = unused.reduce((sum, {agreements}) => sum + agreements.length, removed);
  return describeResult(chosen, gone);
}

interface AgreedLedgers {
  /** The number of lines that are removed because their texts are gone. */
  removed: number;
  /** The ledger files that change, with their new content. */
  files: ReadonlyMap<string, string>;
}

/**
 * The ledger with the chosen texts agreed, and without lines of texts that are gone from their files. A text that is
 * missing in one language cannot be agreed.
 */
export function agreedLedgers(all: SiteTexts, chosen: readonly SiteText[]): AgreedLedgers {
  const files = new Map<string, string>();
  let removed = 0;
  for (const [source] of bySource(chosen)) {
    const texts = all.texts.filter((text) => text.source === source);
    const {agreements: old} = all.ledgers.find(({name}) => name === source.name) ?? {};
    const kept = texts.flatMap((text): readonly Agreement[] => {
      const {place, english, translation, state, before} = text;
      const isSettled = state === 'agreed' || chosen.includes(text);
      if (!isSettled || !english || !translation) return before;
      return [{place, english: english.hash, translation: translation.hash}];
    });
    const content = writeLedger(kept);
    if (!old || writeLedger(old) !== content) files.set(ledgerFileOf(source.name), content);
    removed += old?.filter(isGone(texts)).length ?? 0;
  }
  return {removed, files};
}

/** Whether neither side of an agreement is there any more, not even changed. */
function isGone(texts: readonly SiteText[]) {
  const hashes = new Set(
    texts.flatMap(({english, translation}) => [english?.hash, translation?.hash]),
  );
  const changed = new Set(texts.flatMap(({before}) => before));
  return (agreement: Agreement) =>
    !hashes.has(agreement.english) && !hashes.has(agreement.translation) && !changed.has(agreement);
}

/** Lines of the ledger that cannot be read: it must not be written before they are corrected. */
export function damagedLines({problems}: SiteTexts): readonly Problem[] {
  return problems.filter(({file}) => file.endsWith('.txt'));
}

/** A target in the form of messages: from the site's folder, with slashes. */
function toTarget(siteDir: string, target: string): string {
  if (target === ALL) return ALL;
  const [file = '', ...place] = target.split('#');
  const relative = path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
  return [relative, ...place].join('#');
}

function isMeant({source: {name, files}, place}: SiteText, target: string): boolean {
  if (target === ALL) return true;
  const [wanted = '', wantedPlace] = target.split('#');
  const inFile = [name, files.english, files.translation].some(
    (file) => file === wanted || wanted === '' || file.startsWith(`${wanted}/`),
  );
  const isPlace = place === wantedPlace || place.startsWith(`${wantedPlace}.`);
  return inFile && (wantedPlace === undefined || isPlace);
}

/** Lines of the ledger about texts that are gone: they do no harm, and are asked about when all is agreed. */
export function questionsAboutLedger(siteDir: string, all: SiteTexts): Problem[] {
  const unused = unusedLedgers(siteDir, all);
  const left = all.ledgers.filter((ledger) => {
    const texts = all.texts.filter(({source}) => source.name === ledger.name);
    return unused.includes(ledger) || ledger.agreements.some(isGone(texts));
  });
  const example = `npm run agree -- ${left.map(({name}) => name).join(' ')}`;
  return left.map(({file}) => ({file, line: 1, ...say('ledger.gone'), example}));
}

function explainUnknown(siteDir: string, target: string, texts: readonly SiteText[]): string {
  const [file = ''] = target.split('#');
  const isNamed = texts.some((text) => isMeant(text, file));
  if (!isNamed && existsSync(path.join(siteDir, file)))
    return sentenceOf(say('agree.unread', {target}), 'en');
  const places = texts.flatMap(({source, place}) => [
    source.files.english,
    source.files.translation,
    targetName(source, place),
  ]);
  const candidates = [...new Set(places)];
  const whole = candidates.find((candidate) => candidate.endsWith(`/${target}`));
  const sentence = say('agree.unknown', {target});
  return sentenceOf(and(sentence, suggest(whole ?? nearestOf(target, candidates))), 'en');
}

function describeResult(chosen: readonly SiteText[], removed: number): AgreeResult {
  const stale = staleTexts(chosen);
  const agreed = stale.filter(canAgree);
  const alone = stale.filter((text) => !canAgree(text));
  const before = chosen.length - stale.length;
  const lines = [
    ...agreed.map(describeText),
    ...alone.map(explainAlone),
    `Pairs agreed now: ${agreed.length}; before: ${before}; taken out, as they are gone: ${removed}.`,
  ];
  return {lines, failed: alone.length > 0};
}

function describeText({source, place, en = '', ne = ''}: SiteText): string {
  return [targetName(source, place), `  English: ${shorten(en)}`, `  Nepali: ${shorten(ne)}`].join(
    '\n',
  );
}

function explainAlone(text: SiteText): string {
  const [has, lacks] = text.english ? ['English', 'Nepali'] : ['Nepali', 'English'];
  const at = locationOf(text, text.english ? 'english' : 'translation');
  return `${targetName(text.source, text.place)} cannot be agreed: ${at} is in ${has} only. Write it in ${lacks}, or delete it.`;
}
