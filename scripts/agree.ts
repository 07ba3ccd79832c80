import {reportProblems} from '../src/lib/diagnostics';
import {agree, type AgreeResult, damagedLines} from '../src/plugins/translations/agree';
import type {Agreements} from '../src/plugins/translations/inspectAgreements';
import {countOpen} from '../src/plugins/translations/report';
import {siteAgreements} from './checks/agreements';
import {readEnglishWords} from './checks/readEnglishWords';
import {siteDir} from './lib/paths';
import {runCommand} from './lib/runCommand';

const USAGE = `Which texts say the same in both languages? Name a part of a page, a file, a folder, or all:
  npm run agree -- docs/tos.mdx#termination
  npm run agree -- src/data/team.yml
  npm run agree -- docs
  npm run agree -- --all`;

/**
 * Writes into the ledger that texts say the same in both languages.
 *
 * @param targets what was typed behind the command
 */
export async function runAgree(
  site: string,
  agreements: Agreements,
  targets: readonly string[],
): Promise<AgreeResult> {
  // Without its ledger everything is open, which is not worth counting but may be agreed.
  const problems = targets.length === 0 ? agreements.problems : damagedLines(agreements);
  if (problems.length > 0) return {lines: [reportProblems(problems, 'the ledger')], failed: true};
  if (targets.length > 0) return agree(site, agreements, targets);
  const open = countOpen(agreements.inspected);
  return {
    lines: [`${USAGE}\n\nNot agreed: ${open}. "npm run check" shows them.`],
    failed: true,
  };
}

async function main(): Promise<void> {
  const {lines, failed} = await runAgree(
    siteDir,
    await siteAgreements(siteDir, await readEnglishWords(siteDir)),
    process.argv.slice(2),
  );
  for (const line of lines) (failed ? console.error : console.log)(line);
  if (failed) process.exitCode = 1;
}

if (require.main === module) void runCommand(main);
