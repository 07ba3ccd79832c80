import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findBrowser} from './lib/browser.mjs';
import {workChart} from './lib/chart.mjs';
import {readContent, routesOf} from './lib/content.mjs';
import {readOptions} from './lib/options.mjs';
import {buildPeer} from './lib/peers.mjs';
import {pageTable, routeReport, tapTable} from './lib/report.mjs';
import {serve} from './lib/serve.mjs';
import {measureTaps} from './lib/taps.mjs';
import {categories, visit} from './lib/visit.mjs';
import {traceVisit} from './lib/work.mjs';

const cacheDir = path.join(import.meta.dirname, '.cache');

/** Begins with another one each round, so that what the machine does meanwhile meets all alike. */
const rotated = (items, by) => items.map((_, index) => items[(index + by) % items.length]);

async function comparePages({pages, profiles, runs}, sites, browser) {
  const results = [];
  for (const profile of profiles) {
    const measure = profile === 'work' ? traceVisit : visit;
    for (const page of pages) {
      const contestants = sites.map((site) => ({...site, visits: []}));
      // The first round warms up the server and the machine, and does not count.
      for (let run = 0; run <= runs; run++) {
        console.error(`${profile}, ${page}, ${run === 0 ? 'warm-up' : `run ${run} of ${runs}`}`);
        for (const {origin, visits} of rotated(contestants, run)) {
          const found = await measure(origin + page, browser, profile);
          if (run > 0) visits.push(found);
        }
      }
      console.log(`\n### ${page}, ${profile}\n\n${pageTable(contestants, profile)}`);
      results.push({profile, page, contestants});
    }
  }
  return results;
}

async function scoreRoutes({runs}, {name, origin, dir}, browser) {
  const routes = routesOf(dir).map((route) => ({route, visits: []}));
  await visit(origin + routes[0].route, browser, 'mobile');
  for (let run = 1; run <= runs; run++) {
    for (const {route, visits} of routes) {
      console.error(`run ${run} of ${runs}, ${route}`);
      visits.push(await visit(origin + route, browser, 'mobile', categories));
    }
  }
  console.log(`\n### Every route of ${name}\n\n${routeReport(routes)}`);
  return routes;
}

async function timeTaps(options, {name, origin}, browser) {
  const rows = await measureTaps(options, origin, browser);
  console.log(`\n### First taps of ${name}, slow\n\n${tapTable(rows)}`);
  return rows;
}

async function main() {
  const options = readOptions(process.argv.slice(2));
  mkdirSync(cacheDir, {recursive: true});
  const builds = options.ours.map((folder) => path.resolve(import.meta.dirname, folder));
  const missing = builds.find((dir) => !existsSync(path.join(dir, 'index.html')));
  if (missing) throw new Error(`There is no finished build in ${missing}. Run: npm run build`);
  const browser = findBrowser(cacheDir);
  const sites = builds.map((dir, index) => ({
    name: builds.length > 1 ? `ours ${options.ours[index]}` : 'ours',
    dir,
  }));
  if (options.peers.length > 0) {
    const content = await readContent(builds[0], browser);
    for (const name of options.peers) sites.push({name, dir: buildPeer(name, content, cacheDir)});
  }
  for (const site of sites) Object.assign(site, await serve(site.dir));
  try {
    const measure = options.taps ? timeTaps : options.allRoutes ? scoreRoutes : undefined;
    const results = measure
      ? await measure(options, sites[0], browser)
      : await comparePages(options, sites, browser);
    const time = new Date().toISOString().slice(0, 19).replace(/\D/g, '');
    const file = path.join(cacheDir, `results-${time}.json`);
    writeFileSync(file, JSON.stringify({options, results}, null, 2));
    console.log(`\nEvery visit: ${file}`);
    if (options.profiles.includes('work') && sites.length > 1)
      writeFileSync(path.join(cacheDir, 'work.svg'), workChart(results));
  } finally {
    for (const {close} of sites) close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
