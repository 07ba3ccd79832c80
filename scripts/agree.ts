import {reportProblems} from '../src/lib/diagnostics';
import {agree} from '../src/plugins/translations/agree';
import {countOpen} from '../src/plugins/translations/report';
import {siteAgreements} from './checks/agreements';
import {siteDir} from './lib/paths';

const USAGE = `Which texts say the same in both languages? Name a part of a page, a file, a folder, or all:
  npm run agree -- docs/tos.mdx#termination
  npm run agree -- src/data/team.yml
  npm run agree -- docs
  npm run agree -- --all`;

/** npm run agree: writes into the ledger that texts say the same in both languages. */
async function main(): Promise<void> {
  const targets = process.argv.slice(2);
  const agreements = await siteAgreements(siteDir);
  if (targets.length === 0) {
    const open = countOpen(agreements.inspected);
    console.error(`${USAGE}\n\nNot agreed: ${open}. "npm run check" shows them.`);
    process.exitCode = 1;
    return;
  }
  const damaged = agreements.problems.filter(({file}) => file.endsWith('.txt'));
  if (damaged.length > 0) {
    console.error(reportProblems(damaged, 'the ledger'));
    process.exitCode = 1;
    return;
  }
  const {lines, failed} = await agree(siteDir, agreements, targets);
  for (const line of lines) console.log(line);
  if (failed) process.exitCode = 1;
}

void main();
