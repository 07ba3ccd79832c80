import {ProblemsError} from 'content-checks/diagnostics';
import {agreedLedgers, canAgree, damagedLines} from 'docusaurus-plugin-paired-locales/agree';
import {openTexts, type SiteText} from 'docusaurus-plugin-paired-locales/texts';
import type {AgreeTarget} from '../protocol';
import type {NewContent} from './newPage';
import {site} from '../site';

/**
 * The ledger when texts are agreed to say the same. A text that is not as the target has it, or is
 * missing in a language, stays open.
 *
 * @returns how many texts were open and are agreed then, and the files that change
 * @throws ProblemsError when the ledger cannot be read
 */
export async function agreeTargets(
  siteDir: string,
  targets: readonly AgreeTarget[],
): Promise<{agreed: number; files: readonly NewContent[]}> {
  const wanted = new Set(targets.map(keyOf));
  const all = await site.siteTexts(siteDir);
  const damaged = damagedLines(all);
  if (damaged.length > 0) throw new ProblemsError(damaged);
  const chosen = all.texts.filter((text) => canAgree(text) && wanted.has(keyOf(targetOf(text))));
  const {files} = agreedLedgers(all, chosen);
  return {
    agreed: openTexts(chosen).length,
    files: [...files].map(([file, content]) => ({file, content})),
  };
}

export const targetOf = ({source: {name}, place, english, twin}: SiteText): AgreeTarget => ({
  name,
  place,
  english: english?.hash ?? '',
  twin: twin?.hash ?? '',
});

const keyOf = ({name, place, english, twin}: AgreeTarget) =>
  JSON.stringify([name, place, english, twin]);
