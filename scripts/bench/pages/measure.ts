import type {FoundBrowser} from '../../../tests/browser/support/browser';
import type {Contestant} from './contestants';
import {categories, lighthouseVisit, type Scores} from './lighthouse';
import type {Visit} from './measures';
import type {PageOptions, ProfileName} from './options';
import type {Series} from './report';
import {rotated} from './rounds';
import {slowVisit} from './slowVisit';

/** One page in one profile, with what Lighthouse said of it besides speed. */
export interface PageResult {
  profile: ProfileName;
  page: string;
  series: Series[];
  scores: Record<string, Scores>;
  failing: Record<string, string[]>;
}

type Visitor = (url: string, name: string, result: PageResult, isFirst: boolean) => Promise<Visit>;

const visitors = (browser: FoundBrowser): Record<ProfileName, Visitor> => ({
  // Only the first visit, which is not counted, asks for what does not vary.
  mobile: async (url, name, result, isFirst) => {
    const found = await lighthouseVisit(url, browser, isFirst ? categories : undefined);
    if (isFirst) {
      result.scores[name] = found.scores;
      result.failing[name] = found.failing;
    }
    return found.visit;
  },
  slow: async (url, name) => {
    const visit = await slowVisit(url, browser);
    if (!visit.cameToRest) console.error(`${name} did not come to rest: ${url}`);
    return visit;
  },
});

/** A failed visit is tried once more: a browser may fail to start on a busy machine. */
async function twice<Value>(attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt();
  } catch (error) {
    console.error(`once more: ${error instanceof Error ? error.message : String(error)}`);
    return attempt();
  }
}

/**
 * Visits every page of every contestant in turn, round by round, the first round for warming up. On
 * the slow profile that needs one page only, which wakes the browser and the server.
 */
export async function measureProfile(
  profile: ProfileName,
  contestants: readonly Contestant[],
  {pages, runs}: PageOptions,
  browser: FoundBrowser,
): Promise<PageResult[]> {
  const visit = visitors(browser)[profile];
  const results = pages.map((page): PageResult => ({
    profile,
    page,
    series: contestants.map(({name, isOurs}) => ({name, isOurs, visits: []})),
    scores: {},
    failing: {},
  }));
  for (let run = 0; run <= runs; run++) {
    const isFirst = run === 0;
    const visited = isFirst && profile === 'slow' ? results.slice(0, 1) : results;
    for (const [index, result] of visited.entries()) {
      const started = Date.now();
      for (const {name, origin} of rotated(contestants, run + index)) {
        const found = await twice(() => visit(origin + result.page, name, result, isFirst));
        if (!isFirst) result.series.find((each) => each.name === name)!.visits.push(found);
      }
      const each = (Date.now() - started) / 1000 / contestants.length;
      const round = isFirst ? 'warm-up' : `run ${run} of ${runs}`;
      console.error(`${profile}, ${round}, ${result.page}: ${each.toFixed(1)} s a visit`);
    }
  }
  return results;
}
