/* Texts of two languages that were not agreed to say the same, and agreeing to them. */
import {problemsError} from 'content/say/diagnostics';
import {agreedLedgers, damagedLines} from 'content/pairs/agree';
import type {EarlierTexts} from 'content/pairs/earlierTexts';
import type {ContentFiles} from 'content/read/files';
import {changeOf} from 'content/pairs/report';
import {canAgree, type SiteText, staleTexts} from 'content/pairs/texts';
import type {AgreeTarget, StaleText} from '../types';
import {site} from '../site';

/** A file with its whole new content, from the site's folder. */
export interface NewText {
  file: string;
  content: string;
}

/** What stale texts were before. */
export type EarlierOf = (texts: readonly SiteText[]) => Promise<EarlierTexts>;

/** Those of some texts that are stale, with what changed. */
export async function staleIn(
  texts: readonly SiteText[],
  earlierOf: EarlierOf,
): Promise<{text: SiteText; open: StaleText}[]> {
  const all = staleTexts(texts);
  const earlier = await earlierOf(all);
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
 * @throws an error for writers when the ledger cannot be read
 */
export async function agreeTargets(
  content: ContentFiles,
  targets: readonly AgreeTarget[],
): Promise<NewText[]> {
  const all = await site.siteTexts(content);
  const damaged = damagedLines(all);
  if (damaged.length > 0) throw problemsError(damaged);
  // As `targetOf` made them.
  const wanted = new Set(targets.map((target) => JSON.stringify(target)));
  const chosen = all.texts.filter(
    (text) => canAgree(text) && wanted.has(JSON.stringify(targetOf(text))),
  );
  const {files} = agreedLedgers(all, chosen);
  return Array.from(files, ([file, content]) => ({file, content}));
}
