import {formatCount, reportProblems} from 'content/say/diagnostics';
import type {LaunchItem} from 'content/lists/launchList';
import {launchList, siteTexts} from '../src/data';
import {reportStale} from 'content/pairs/report';
import {staleTexts} from 'content/pairs/texts';
import {latinDigits} from 'nepali-text/digits';
import {calendarEnd, formatDate, publishedYear} from 'nepali-text/format';
import {siteUrl} from '../src/siteUrl';
import {siteDir} from './lib/paths';

/** npm run launch-check: what the owner still has to supply, settle or renew before the site is public. */
async function main(): Promise<void> {
  const items = await launchList(siteDir, new Date());
  const all = await siteTexts(siteDir);
  const {problems} = all;
  const stale = staleTexts(all.texts).length;
  for (const {file, line, kind, what} of items) console.log(`${file}:${line}  ${kind}  ${what}`);
  if (problems.length > 0) console.error(`\n${reportProblems(problems)}`);
  else if (stale > 0) console.log(`\n${reportStale(siteDir, all)}`);
  const isExample = new URL(siteUrl).hostname.endsWith('.example');
  const lastYear = latinDigits(formatDate(calendarEnd, 'ne').slice(0, 4));
  console.log(
    `\nThe days of Bikram Sambat agree with the published calendar up to ${publishedYear}. The table ends with ${lastYear}.`,
  );
  if (isExample) console.log(`\nThe address of the site is still ${siteUrl}: set SITE_URL.`);
  if (items.length + problems.length + stale + Number(isExample) === 0) {
    console.log('The lists have no placeholders any more, and all translations are agreed.');
    return;
  }
  const count = (kind: LaunchItem['kind']) => items.filter((item) => item.kind === kind).length;
  const rest = [
    `${formatCount(count('placeholder'), 'placeholder', 'placeholders')} to replace`,
    `${formatCount(count('disagreement'), 'disagreement', 'disagreements')} to settle`,
    `${formatCount(count('expiry'), 'date', 'dates')} to renew`,
    problems.length > 0
      ? 'the ledger to correct'
      : `${formatCount(stale, 'text', 'texts')} to agree`,
  ];
  console.log(`\nBefore the site goes public: ${rest.join(', ')}.`);
  process.exitCode = 1;
}

void main();
