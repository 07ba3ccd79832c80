import {reportProblems} from 'content-checks/diagnostics';
import {agree, damagedLines} from 'docusaurus-plugin-paired-locales/agree';
import {countOpen} from 'docusaurus-plugin-paired-locales/report';
import {siteAgreements} from '../src/plugins/site';
import {siteDir} from './lib/paths';

const USAGE = `Which texts say the same in both languages? Name a part of a page, a file, a folder, or all:
  npm run agree -- docs/tos.mdx#termination
  npm run agree -- src/data/team.yml
  npm run agree -- docs
  npm run agree -- --all`;

/** npm run agree: writes into the ledger that texts say the same in both languages. */
async function main(targets: readonly string[]): Promise<void> {
  const agreements = await siteAgreements(siteDir);
  // Without its ledger everything is open, which may be agreed.
  const damaged = damagedLines(agreements);
  const open = `Not agreed: ${countOpen(agreements.inspected)}. "npm run check" shows them.`;
  const {lines, failed} =
    damaged.length > 0
      ? {lines: [reportProblems(damaged, 'ledger')], failed: true}
      : targets.length === 0
        ? {lines: [`${USAGE}\n\n${open}`], failed: true}
        : await agree(siteDir, agreements, targets);
  for (const line of lines) (failed ? console.error : console.log)(line);
  if (failed) process.exitCode = 1;
}

void main(process.argv.slice(2));
