import {findBrowser, type FoundBrowser} from '../tests/browser/support/browser';
import {measureRoutes, routeReport} from './bench/pages/allRoutes';
import {routesOf} from './bench/peers/content';
import {ensureInstalled} from './bench/ensureInstalled';
import {keep} from './bench/keep';
import {type Contestant, startContestants} from './bench/pages/contestants';
import {type Goal, goalLines, goals} from './bench/pages/goals';
import {measureProfile, type PageResult} from './bench/pages/measure';
import {type PageOptions, readPageOptions} from './bench/pages/options';
import {pageTable, scoreTable} from './bench/pages/report';
import {inMinutes} from './bench/pages/rounds';

function print({profile, page, series, scores, failing}: PageResult): void {
  console.log(`\n### ${page}, ${profile}\n\n${pageTable(profile, series)}`);
  if (profile !== 'mobile') return;
  console.log(`\n${scoreTable(scores)}`);
  for (const [name, audits] of Object.entries(failing)) {
    for (const audit of audits) console.log(`- ${name}: ${audit}`);
  }
}

async function measurePages(
  options: PageOptions,
  contestants: readonly Contestant[],
  browser: FoundBrowser,
): Promise<void> {
  const results: PageResult[] = [];
  const reached: Goal[] = [];
  for (const profile of options.profiles) {
    for (const result of await measureProfile(profile, contestants, options, browser)) {
      print(result);
      results.push(result);
      if (profile === 'slow') reached.push(...goals(result.page, result.series));
    }
  }
  if (reached.length > 0) console.log(`\n### Goals, slow\n\n${goalLines(reached)}`);
  console.log(`\nEvery visit stands in ${keep('pages', {options, results, goals: reached})}`);
}

async function measureAllRoutes(
  {runs}: PageOptions,
  contestants: readonly Contestant[],
  browser: FoundBrowser,
): Promise<void> {
  for (const {name, origin, dir} of contestants) {
    const found = await measureRoutes(origin, routesOf(dir), runs, browser);
    console.log(`\n### Every route, ${name}\n\n${routeReport(found)}`);
    console.log(`\nKept in ${keep('routes', found)}`);
  }
}

/** npm run bench: our pages beside the same pages made with what the site could have been made with. */
async function main(): Promise<void> {
  const started = Date.now();
  const options = readPageOptions(process.argv.slice(2));
  if (options.peers.length > 0 || options.profiles.includes('mobile')) ensureInstalled();
  const browser = await findBrowser('measure');
  const contestants = await startContestants(options, browser);
  try {
    if (options.allRoutes) await measureAllRoutes(options, contestants, browser);
    else await measurePages(options, contestants, browser);
  } finally {
    await Promise.all(contestants.map(({close}) => close()));
  }
  console.log(`Measured in ${inMinutes(Date.now() - started)}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
