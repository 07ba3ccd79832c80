import {ensureInstalled} from './bench/ensureInstalled';
import {measureBuild} from './bench/growth/build';
import {readGrowthOptions} from './bench/growth/options';
import {type Growth, growthTable} from './bench/growth/report';
import {keep} from './bench/keep';

/** npm run bench:build: what a build costs as the site grows, beside the stock template. */
async function main(): Promise<void> {
  const {pages, only} = readGrowthOptions(process.argv.slice(2));
  if (only.includes('docusaurus')) ensureInstalled();
  const found: Growth[] = [];
  for (const count of pages) {
    for (const builder of only) {
      console.error(`Building ${builder} with ${count} pages more in two languages …`);
      found.push(await measureBuild(builder, count));
    }
  }
  console.log(`\n${growthTable(found)}\n\nKept in ${keep('build', found)}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
