import {categories} from './visit.mjs';

const sorted = (values) => [...values].sort((a, b) => a - b);

export const median = (values) => sorted(values)[Math.ceil(values.length / 2) - 1];

const seconds = (value) => (value / 1000).toFixed(2);
const whole = (value) => value.toFixed(0);
/** What a visit of Lighthouse measures. */
const visitColumns = [
  ['score', ({scores}) => scores.performance, whole],
  ['FCP s', ({fcp}) => fcp, seconds],
  ['LCP s', ({lcp}) => lcp, seconds],
  ['TBT ms', ({tbt}) => tbt, whole],
  ['KB', ({bytes}) => bytes, (value) => (value / 1000).toFixed(1)],
  ['requests', ({requests}) => requests, whole],
];

/** What a trace of a visit measures: work.mjs. */
const workColumns = [
  ['all tasks ms', ({work}) => work, whole],
  ['longest ms', ({longest}) => longest, whole],
  ['long tasks ms', ({long}) => long, whole],
  ['over 50 ms each', ({over}) => over, whole],
  ['TBT ms', ({tbt}) => tbt, whole],
  ['style ms', ({style}) => style, whole],
  ['times', ({styles}) => styles, whole],
  ['layout ms', ({layout}) => layout, whole],
  ['times', ({layouts}) => layouts, whole],
  ['scripts ms', ({scripts}) => scripts, whole],
  ['FCP s', ({fcp}) => fcp, seconds],
  ['LCP s', ({lcp}) => lcp, seconds],
];

function ratio(ours, theirs) {
  if (theirs === 0) return ours === 0 ? '1.00' : '–';
  return (ours / theirs).toFixed(2);
}

function table(head, rows) {
  const widths = head.map((cell, at) =>
    Math.max(cell.length, ...rows.map((row) => row[at].length)),
  );
  const line = (cells) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The median, with least and most. */
function spread(visits, read, show) {
  const values = sorted(visits.map(read));
  const [middle, least, most] = [median(values), values[0], values.at(-1)].map(show);
  return least === most ? middle : `${middle} (${least}–${most})`;
}

/** Medians with least and most, then the first contestant's medians as ratios of the others'. */
export function pageTable(contestants, profile) {
  const columns = profile === 'work' ? workColumns : visitColumns;
  const [ours, ...others] = contestants;
  const rows = contestants.map(({name, visits}) => [
    name,
    ...columns.map(([, read, show]) => spread(visits, read, show)),
  ]);
  const ratios = others.map((other) => [
    `${ours.name} / ${other.name}`,
    ...columns.map(([, read]) =>
      ratio(median(ours.visits.map(read)), median(other.visits.map(read))),
    ),
  ]);
  return table(['', ...columns.map(([head]) => head)], [...rows, ...ratios]);
}

/** The scores that every route of ours has to reach. */
const LEAST = {performance: 99, accessibility: 100, 'best-practices': 100, seo: 100};
/** Routes that search engines are asked to leave out, for which Lighthouse lowers the score for SEO. */
const NO_INDEX = /\/(?:offline|search)$/;

const isBelow = ({route, scores}) =>
  categories.some(
    (name, at) => !(scores[at] >= LEAST[name]) && !(name === 'seo' && NO_INDEX.test(route)),
  );

/** Every route with its median scores, then those below LEAST with the reasons. */
export function routeReport(routes) {
  const scored = routes.map(({route, visits}) => ({
    route,
    visits,
    scores: categories.map((name) => median(visits.map(({scores}) => scores[name]))),
  }));
  const rows = scored.map(({route, visits, scores}) => [
    route,
    ...scores.map(String),
    seconds(median(visits.map(({lcp}) => lcp))),
    whole(median(visits.map(({tbt}) => tbt))),
  ]);
  const below = scored.filter(isBelow);
  const reasons = below.map(
    ({route, visits}) =>
      `- ${[route, ...new Set(visits.flatMap(({failing}) => failing))].join('\n  - ')}`,
  );
  const head = ['route', ...categories, 'LCP s', 'TBT ms'];
  const sum = `${routes.length - below.length} of ${routes.length} routes reach 99 for performance and 100 for the rest (SEO not asked of /offline and /search).`;
  return [table(head, rows), '', sum, ...reasons].join('\n');
}

/** The first taps beside what they may need and what they needed before. */
export function tapTable(rows) {
  const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
  const head = ['first tap', 'answered s', 'at most', 'KB', 'at most', 'before elements (457320e)'];
  const cells = rows.map(({visits, ...budget}) => [
    budget.row,
    spread(visits, ({time}) => time, seconds),
    String(budget.seconds ?? '–'),
    spread(visits, ({bytes}) => bytes, kilobytes),
    String(budget.kilobytes),
    budget.before ?? '–',
  ]);
  return table(head, cells);
}
