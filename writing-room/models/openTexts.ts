/* Texts of two languages that were not agreed to say the same, as the room shows them. */
import {type EarlierTexts, earlierTexts} from 'docusaurus-plugin-paired-locales/earlierTexts';
import {openPairs, type SourceState} from 'docusaurus-plugin-paired-locales/inspectAgreements';
import type {Pairing} from 'docusaurus-plugin-paired-locales/compare';
import {changeOf} from 'docusaurus-plugin-paired-locales/report';
import type {Source} from 'docusaurus-plugin-paired-locales/source';
import {defaultLocale} from 'nepali-text/locale';
import type {OpenText, Texts} from '../protocol';

export interface OpenPair {
  source: Source;
  pair: Pairing;
  open: OpenText;
}

export function openTexts(siteDir: string, inspected: readonly SourceState[]): OpenPair[] {
  const earlier = knownEarlierTexts(siteDir, inspected);
  return inspected.flatMap((one) =>
    openPairs(one).map((pair) => ({
      source: one.source,
      pair,
      open: openText(one.source, pair, earlier),
    })),
  );
}

/** By site: the texts that hashes stand for, and the hashes that git does not know. */
const knownBySite = new Map<string, {texts: Map<string, string>; missing: Set<string>}>();

/**
 * The texts before the changes of open pairs, from git. Each is looked up once, because git takes a
 * moment for it and a hash always stands for the same text.
 */
function knownEarlierTexts(siteDir: string, inspected: readonly SourceState[]): EarlierTexts {
  const known = knownBySite.get(siteDir) ?? {texts: new Map(), missing: new Set()};
  knownBySite.set(siteDir, known);
  const unknown = inspected.filter((one) =>
    hashesBefore(one).some((hash) => !known.texts.has(hash) && !known.missing.has(hash)),
  );
  for (const [hash, text] of earlierTexts(siteDir, unknown)) known.texts.set(hash, text);
  for (const hash of unknown.flatMap(hashesBefore)) {
    if (!known.texts.has(hash)) known.missing.add(hash);
  }
  return known.texts;
}

function hashesBefore(one: SourceState): string[] {
  return openPairs(one).flatMap((pair) =>
    pair.before.flatMap((agreement) =>
      (['english', 'twin'] as const)
        .filter((side) => agreement[side] !== pair[side]?.hash)
        .map((side) => agreement[side]),
    ),
  );
}

function openText({locale, name}: Source, pair: Pairing, earlier: EarlierTexts): OpenText {
  const {place, english, twin, state} = pair;
  const changes: Partial<Texts> = {
    [defaultLocale]: changeOf('english', pair, earlier),
    [locale]: changeOf('twin', pair, earlier),
  };
  return {
    // Of an open pair.
    state: state as OpenText['state'],
    changes: changes as Texts,
    target: {locale, name, place, english: english?.hash ?? '', twin: twin?.hash ?? ''},
  };
}
