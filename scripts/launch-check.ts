import {launchList} from '../src/plugins/site-data/launchList';
import {siteDir} from './lib/paths';

/** npm run launch-check: what the owner still has to supply, settle or renew before the site is public. */
async function main(): Promise<void> {
  const items = await launchList(siteDir, new Date());
  for (const {file, line, kind, what} of items) console.log(`${file}:${line}  ${kind}  ${what}`);
  if (items.length === 0) {
    console.log('The lists have no placeholders any more.');
    return;
  }
  const count = (kind: string) => items.filter((item) => item.kind === kind).length;
  console.log(
    `\nBefore the site goes public: ${count('stand-in')} stand-ins to replace, ${count('disagreement')} disagreements to settle, ${count('expiry')} dates to renew.`,
  );
  process.exitCode = 1;
}

void main();
