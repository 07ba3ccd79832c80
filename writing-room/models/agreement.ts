import {ProblemsError} from 'content-checks/diagnostics';
import {inspectSite} from '../../src/plugins/site';
import {agreePairs, damagedLines, newlyAgreed} from 'docusaurus-plugin-paired-locales/agree';
import {inspectAgreements} from 'docusaurus-plugin-paired-locales/inspectAgreements';
import {listSources, pageSources} from 'docusaurus-plugin-paired-locales/sources';
import type {AgreeTarget} from '../protocol';
import type {NewContent} from './newPage';

/**
 * The ledger when pairs of texts are agreed to say the same. A pair of which a text is not as the
 * target has it, or is missing, stays open.
 *
 * @returns how many pairs were open and are agreed then, and the files that change
 * @throws ProblemsError when the ledger cannot be read
 */
export async function agreeTargets(
  siteDir: string,
  targets: readonly AgreeTarget[],
): Promise<{agreed: number; files: readonly NewContent[]}> {
  const wanted = new Set(targets.map(keyOf));
  const names = new Set(targets.map(({name}) => name));
  const {files} = await inspectSite(siteDir);
  const all = [...pageSources(siteDir), ...listSources(files)];
  const sources = all.filter(({name}) => names.has(name));
  const agreements = inspectAgreements(siteDir, sources);
  const damaged = damagedLines(agreements);
  if (damaged.length > 0) throw new ProblemsError(damaged);
  const {chosen, files: contents} = agreePairs(
    agreements.inspected,
    ({locale, name}, {place, english, twin}) =>
      Boolean(english && twin) &&
      wanted.has(
        keyOf({locale, name, place, english: english?.hash ?? '', twin: twin?.hash ?? ''}),
      ),
  );
  return {
    agreed: newlyAgreed(chosen).length,
    files: [...contents].map(([file, content]) => ({file, content})),
  };
}

const keyOf = ({locale, name, place, english, twin}: AgreeTarget) =>
  JSON.stringify([locale, name, place, english, twin]);
