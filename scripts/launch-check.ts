import {reportProblems} from '../src/lib/diagnostics';
import {launchList} from '../src/plugins/site-data/launchList';
import {countOpen} from '../src/plugins/translations/report';
import {reportAgreements, siteAgreements} from './checks/agreements';
import {siteDir} from './lib/paths';

/** npm run launch-check: what the owner still has to supply, settle or renew before the site is public. */
async function main(): Promise<void> {
  const items = await launchList(siteDir, new Date());
  const agreements = await siteAgreements(siteDir);
  if (agreements.problems.length > 0) {
    console.error(`${reportProblems(agreements.problems, 'the ledger')}\n`);
    process.exitCode = 1;
  }
  const open = agreements.problems.length > 0 ? 0 : countOpen(agreements.inspected);
  for (const {file, line, kind, what} of items) console.log(`${file}:${line}  ${kind}  ${what}`);
  if (open > 0) console.log(`\n${reportAgreements(siteDir, agreements)}`);
  if (items.length + open === 0) {
    console.log('The lists have no placeholders any more, and all translations are agreed.');
    return;
  }
  const count = (kind: string) => items.filter((item) => item.kind === kind).length;
  console.log(
    `\nBefore the site goes public: ${count('stand-in')} stand-ins to replace, ${count('disagreement')} disagreements to settle, ${count('expiry')} dates to renew, ${open} texts to agree.`,
  );
  process.exitCode = 1;
}

void main();
