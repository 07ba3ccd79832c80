import {counted, reportProblems} from '../src/lib/diagnostics';
import {type LaunchItem, launchList} from '../src/plugins/site-data/launchList';
import {countOpen} from '../src/plugins/translations/report';
import {reportAgreements, siteAgreements} from './checks/agreements';
import {readEnglishWords} from './checks/readEnglishWords';
import {siteDir} from './lib/paths';
import {runCommand} from './lib/runCommand';

/**
 * The last words of the command.
 *
 * @param open how many texts are not agreed; undefined when the ledger cannot be read
 */
export function summarise(
  items: readonly LaunchItem[],
  open: number | undefined,
): {isReady: boolean; text: string} {
  if (items.length === 0 && open === 0) {
    const text = 'The lists have no placeholders any more, and all translations are agreed.';
    return {isReady: true, text};
  }
  const count = (kind: LaunchItem['kind']) => items.filter((item) => item.kind === kind).length;
  const rest = [
    `${counted(count('stand-in'), 'stand-in', 'stand-ins')} to replace`,
    `${counted(count('disagreement'), 'disagreement', 'disagreements')} to settle`,
    `${counted(count('expiry'), 'date', 'dates')} to renew`,
    open === undefined ? 'the ledger to correct' : `${counted(open, 'text', 'texts')} to agree`,
  ];
  return {isReady: false, text: `Before the site goes public: ${rest.join(', ')}.`};
}

/** npm run launch-check: what the owner still has to supply, settle or renew before the site is public. */
async function main(): Promise<void> {
  const items = await launchList(siteDir, new Date());
  const agreements = await siteAgreements(siteDir, await readEnglishWords(siteDir));
  const {problems, inspected} = agreements;
  const open = problems.length > 0 ? undefined : countOpen(inspected);
  if (problems.length > 0) console.error(`${reportProblems(problems, 'the ledger')}\n`);
  for (const {file, line, kind, what} of items) console.log(`${file}:${line}  ${kind}  ${what}`);
  if (open) console.log(`\n${reportAgreements(siteDir, agreements)}`);
  const {isReady, text} = summarise(items, open);
  console.log(isReady ? text : `\n${text}`);
  if (!isReady) process.exitCode = 1;
}

if (require.main === module) void runCommand(main);
