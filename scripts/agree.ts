import {reportProblems} from 'content/say/diagnostics';
import {agree, damagedLines} from 'content/pairs/agree';
import {staleTexts} from 'content/pairs/texts';
import {siteTexts} from '../src/data';
import {siteDir} from './lib/paths';

const USAGE = `Which texts say the same in both languages? Name a part of a page, a file, a folder, or all:
  npm run agree -- docs/tos.mdx#termination
  npm run agree -- src/data/team.yml
  npm run agree -- docs
  npm run agree -- --all`;

/** npm run agree: writes into the ledger that texts say the same in both languages. */
async function main(targets: readonly string[]): Promise<void> {
  const all = await siteTexts(siteDir);
  // Without its ledger every text is stale, and all may be agreed.
  const damaged = damagedLines(all);
  const stale = `Not agreed: ${staleTexts(all.texts).length}. "npm run check" shows them.`;
  const {lines, failed} =
    damaged.length > 0
      ? {lines: [reportProblems(damaged)], failed: true}
      : targets.length === 0
        ? {lines: [`${USAGE}\n\n${stale}`], failed: true}
        : await agree(siteDir, all, targets);
  for (const line of lines) (failed ? console.error : console.log)(line);
  if (failed) process.exitCode = 1;
}

void main(process.argv.slice(2));
