import {resolveAddress, type RouteTable} from '../../src/lib/resolveAddress';

export interface Ask {
  path: string;
  /** What has to come back; anything else is an error. */
  status: number;
}

export interface Workload {
  name: 'pages' | 'mixed';
  asks: Ask[];
}

/** Below this folder the plain server redirects whatever is asked, the cheapest redirect there is. */
export const PLAIN_REDIRECTS = '/-to';

/** Of ten visits to the mixed load eight ask for a page, one for an odd spelling, one for nothing. */
const PAGES_IN_TEN = 8;

function oddSpellings(pages: readonly string[]): string[] {
  return pages
    .filter((page) => !page.endsWith('/'))
    .map((page, index) => [page.toUpperCase(), `${page}/`, `${page}.html`][index % 3]!);
}

const every = <T>(from: readonly T[], index: number): T => from[index % from.length]!;

/**
 * What is asked of a host with our rules, and of a plain one: the same pages, evenly from all
 * languages. Where ours has to find out where to send a visitor, the plain one just sends him.
 */
export function workloads(table: RouteTable): {ours: Workload[]; plain: Workload[]} {
  const pages = table.flatMap((each) => each.pages);
  const odd = oddSpellings(pages);
  const nothing = table.flatMap(({base}) => [`${base}no-such-page`, `${base}no/such/page?x=1`]);
  const askOurs = (path: string): Ask => {
    const answer = resolveAddress(path.split('?')[0]!, table);
    return {path, status: answer.kind === 'redirect' ? answer.status : 200};
  };

  const all = pages.map((path) => ({path, status: 200}));
  const mixed = Array.from({length: pages.length * 10}, (_, index) => {
    const turn = index % 10;
    const round = Math.floor(index / 10);
    if (turn < PAGES_IN_TEN) return every(pages, round * PAGES_IN_TEN + turn);
    return turn === PAGES_IN_TEN ? every(odd, round) : every(nothing, round);
  }).map(askOurs);

  const plainly = (ask: Ask): Ask =>
    ask.status === 200 ? ask : {path: PLAIN_REDIRECTS + ask.path, status: 301};
  return {
    ours: [
      {name: 'pages', asks: all},
      {name: 'mixed', asks: mixed},
    ],
    plain: [
      {name: 'pages', asks: all},
      {name: 'mixed', asks: mixed.map(plainly)},
    ],
  };
}
