/* Texts of two languages that were not agreed to say the same, and agreeing to them. */
import {ProblemsError} from 'content/check/diagnostics';
import {agreedLedgers, damagedLines} from 'content/pairs/agree';
import {earlierTexts, hashesBefore} from 'content/pairs/earlierTexts';
import {changeOf} from 'content/pairs/report';
import {canAgree, type SiteText, staleTexts} from 'content/pairs/texts';
import type {AgreeTarget, StaleText} from '../protocol';
import type {NewContent} from './newPage';
import {site} from '../site';

/** The hashes that git was asked for, and the texts that they stand for: asking takes up to 1.5 s. */
const asked = new Set<string>();
const earlier = new Map<string, string>();

/** Those of some texts that are open, with what changed. */
export function staleIn(
  siteDir: string,
  texts: readonly SiteText[],
): {text: SiteText; open: StaleText}[] {
  const all = staleTexts(texts);
  const hashes = (text: SiteText) =>
    (['english', 'translation'] as const).flatMap((side) => hashesBefore(text, side));
  const unknown = all.filter((text) => hashes(text).some((hash) => !asked.has(hash)));
  for (const hash of unknown.flatMap(hashes)) asked.add(hash);
  for (const [hash, text] of earlierTexts(siteDir, unknown)) earlier.set(hash, text);
  return all.map((text) => ({
    text,
    open: {
      // Of an open text.
      state: text.state as StaleText['state'],
      changes: {en: changeOf('english', text, earlier), ne: changeOf('translation', text, earlier)},
      target: targetOf(text),
    },
  }));
}

const targetOf = ({source: {name}, place, english, translation}: SiteText): AgreeTarget => ({
  name,
  place,
  english: english?.hash ?? '',
  translation: translation?.hash ?? '',
});

/**
 * The ledger when texts are agreed to say the same. A text that is not as the target has it, or is
 * missing in a language, stays open.
 *
 * @returns the files that change
 * @throws ProblemsError when the ledger cannot be read
 */
export async function agreeTargets(
  siteDir: string,
  targets: readonly AgreeTarget[],
): Promise<NewContent[]> {
  const keyOf = ({name, place, english, translation}: AgreeTarget) =>
    JSON.stringify([name, place, english, translation]);
  const wanted = new Set(targets.map(keyOf));
  const all = await site.siteTexts(siteDir);
  const damaged = damagedLines(all);
  if (damaged.length > 0) throw new ProblemsError(damaged);
  const chosen = all.texts.filter((text) => canAgree(text) && wanted.has(keyOf(targetOf(text))));
  const {files} = agreedLedgers(all, chosen);
  return Array.from(files, ([file, content]) => ({file, content}));
}
