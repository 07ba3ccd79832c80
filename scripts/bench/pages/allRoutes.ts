import type {FoundBrowser} from '../../../tests/browser/support/browser';
import {median} from '../result';
import {categories, type Category, type LighthouseVisit, lighthouseVisit} from './lighthouse';
import {markdown} from './report';

/** What a route must reach on a telephone. */
const LEAST: Record<Category, number> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

export interface RouteScores {
  route: string;
  /** The middle of all visits. */
  scores: Record<Category, number>;
  lcp: number;
  tbt: number;
  /** Audits that took points away in any visit. */
  failing: string[];
}

export function summaryOf(route: string, visits: readonly LighthouseVisit[]): RouteScores {
  const scores = Object.fromEntries(
    categories.map((category) => [
      category,
      median(visits.map((visit) => visit.scores[category] ?? NaN)),
    ]),
  ) as Record<Category, number>;
  return {
    route,
    scores,
    lcp: median(visits.map(({visit}) => visit.lcp)),
    tbt: median(visits.map(({visit}) => visit.tbt)),
    failing: [...new Set(visits.flatMap(({failing}) => failing))],
  };
}

const isBelow = ({scores}: RouteScores): boolean =>
  categories.some((category) => !(scores[category] >= LEAST[category]));

/** All routes, and then those that do not reach what they must, with the reasons. */
export function routeReport(all: readonly RouteScores[]): string {
  const rows = all.map((each) => [
    each.route,
    ...categories.map((category) => String(each.scores[category])),
    (each.lcp / 1000).toFixed(2),
    each.tbt.toFixed(0),
  ]);
  const below = all.filter(isBelow);
  const lines = below.flatMap(({route, scores, failing}) => [
    `- ${route}: ${categories
      .filter((category) => !(scores[category] >= LEAST[category]))
      .map((category) => `${category} ${scores[category]} (at least ${LEAST[category]})`)
      .join(', ')}`,
    ...failing.map((audit) => `  - ${audit}`),
  ]);
  const end =
    below.length === 0
      ? `All ${all.length} routes reach what they must.`
      : `${below.length} of ${all.length} routes do not reach what they must:\n${lines.join('\n')}`;
  return `${markdown(['route', ...categories, 'LCP s', 'TBT ms'], rows)}\n\n${end}`;
}

/** Lighthouse on every route, round by round, after one visit that only warms up. */
export async function measureRoutes(
  origin: string,
  routes: readonly string[],
  runs: number,
  browser: FoundBrowser,
): Promise<RouteScores[]> {
  const visits = routes.map((): LighthouseVisit[] => []);
  await lighthouseVisit(origin + routes[0]!, browser);
  for (let run = 1; run <= runs; run++) {
    for (const [index, route] of routes.entries()) {
      console.error(`run ${run} of ${runs}, ${route}`);
      visits[index]!.push(await lighthouseVisit(origin + route, browser, categories));
    }
  }
  return routes.map((route, index) => summaryOf(route, visits[index]!));
}
