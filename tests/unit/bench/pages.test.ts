import {routeReport, summaryOf} from '../../../scripts/bench/pages/allRoutes';
import {goalLines, goals} from '../../../scripts/bench/pages/goals';
import {blockingTime, layoutShift, sizeOf, type Visit} from '../../../scripts/bench/pages/measures';
import {readPageOptions} from '../../../scripts/bench/pages/options';
import {markdown, pageTable, ratio, type Series, spread} from '../../../scripts/bench/pages/report';
import {inMinutes, rotated} from '../../../scripts/bench/pages/rounds';

const visit = (lcp: number, tbt: number, bytes: number): Visit => ({
  fcp: lcp,
  lcp,
  tbt,
  cls: 0,
  bytes,
  html: 0,
  script: 0,
  style: 0,
  font: 1000,
  image: 0,
});
const series = (name: string, ...visits: Visit[]): Series => ({
  name,
  isOurs: name === 'ours',
  visits,
});

describe('options', () => {
  it('measures five pages five times, everyone in both profiles', () => {
    expect(readPageOptions([])).toEqual({
      pages: ['/', '/career', '/media', '/press', '/ne/press'],
      runs: 5,
      profiles: ['mobile', 'slow'],
      builds: [],
      peers: ['docusaurus', 'astro', 'starlight', 'vite'],
      withOurs: true,
      sameFonts: false,
      allRoutes: false,
    });
  });

  it('takes a choice of everything', () => {
    const words = ['--pages', '/,/ne/press', '--runs', '3', '--profile', 'slow', '--only', 'astro'];
    expect(readPageOptions(words)).toMatchObject({
      pages: ['/', '/ne/press'],
      runs: 3,
      profiles: ['slow'],
      peers: ['astro'],
      withOurs: false,
    });
  });

  it('tells two builds apart by the names of their folders, or else by their paths', () => {
    const labels = (ours: string): string[] =>
      readPageOptions(['--ours', ours]).builds.map(({label}) => label);
    expect(labels('a/before,b/after')).toEqual(['ours before', 'ours after']);
    expect(labels('a/build,b/build')).toEqual(['ours a/build', 'ours b/build']);
    expect(labels('a/build')).toEqual(['ours']);
  });

  it('visits every route of ours once', () => {
    expect(readPageOptions(['--all-routes', '--only', 'astro'])).toMatchObject({
      runs: 1,
      peers: [],
      withOurs: true,
    });
  });

  it.each([
    [['--runs', '0'], '--runs takes a whole number above 0, and got "0".'],
    [['--pages', 'career'], '--pages takes paths such as /,/career, and got "career".'],
    [['--pages', ','], '--pages takes paths such as /,/career, and got ",".'],
    [['--profile', 'fast'], '--profile takes some of mobile, slow, and got "fast".'],
    [
      ['--only', 'gatsby'],
      '--only takes some of ours, docusaurus, astro, starlight, vite, and got "gatsby".',
    ],
  ])('refuses %j', (words, message) => {
    expect(() => readPageOptions(words)).toThrow(message);
  });
});

describe('measures', () => {
  it('counts of a long task what is over 50 ms, and only after the first paint', () => {
    const tasks = [
      {start: 0, duration: 80},
      {start: 90, duration: 100},
      {start: 300, duration: 51},
    ];
    expect(blockingTime(tasks, 100)).toBe(41);
    expect(blockingTime([], 100)).toBe(0);
  });

  it('takes the worst session of shifts', () => {
    const shifts = [
      {at: 100, value: 0.1},
      {at: 900, value: 0.2},
      {at: 3000, value: 0.25},
    ];
    expect(layoutShift(shifts)).toBeCloseTo(0.3);
    expect(layoutShift([])).toBe(0);
  });

  it('ends a session of shifts after five seconds', () => {
    const shifts = Array.from({length: 10}, (_, index) => ({at: index * 900, value: 0.1}));
    expect(layoutShift(shifts)).toBeCloseTo(0.6);
  });

  it.each([
    ['text/html', 'html'],
    ['text/javascript', 'script'],
    ['font/woff2', 'font'],
    ['image/svg+xml', 'image'],
    ['application/json', null],
  ])('counts %s as %s', (mimeType, size) => expect(sizeOf(mimeType)).toBe(size));
});

describe('order', () => {
  it('begins each round with the next', () => {
    expect(rotated(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
    expect(rotated(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c']);
    expect(rotated([], 2)).toEqual([]);
  });

  it('tells long times in minutes', () => {
    expect(inMinutes(59_000)).toBe('59 s');
    expect(inMinutes(200_000)).toBe('3 m 20 s');
  });
});

describe('report', () => {
  const ours = series('ours', visit(1000, 0, 100_000), visit(1200, 0, 100_000), visit(900, 0, 1e5));
  const stock = series('docusaurus', visit(2000, 300, 200_000));
  const astro = series('astro', visit(1600, 0, 50_000));

  it('gives no number for something beside nothing', () => {
    expect(ratio(1, 2)).toBe('0.50');
    expect(ratio(0, 0)).toBe('1.00');
    expect(ratio(5, 0)).toBe('∞');
  });

  it('tells the least and the most', () => expect(spread(ours, 'lcp')).toEqual([900, 1200]));

  it('lines up a table', () => {
    expect(markdown(['site', 'a'], [['ours', '12.5']])).toBe(
      '| site |    a |\n| ---- | ---: |\n| ours | 12.5 |',
    );
  });

  it('prints medians with their spread, and ours as a ratio of each and of the best', () => {
    const lines = pageTable('slow', [ours, stock, astro]).split('\n');
    expect(lines[2]).toMatch(/^\| ours .*1\.00 \(0\.90–1\.20\)/);
    expect(lines[3]).toMatch(/0\.50 \| +0\.00 \| +0\.50 \|$/);
    expect(lines[4]).toMatch(/0\.63 \| +1\.00 \| +2\.00 \|$/);
    expect(lines[5]).toMatch(/^\| best of the others .* 50\.0 .*0\.63 \| +1\.00 \| +2\.00 \|$/);
  });

  it('says which goals are met', () => {
    expect(goalLines(goals('/', [ours, stock, astro]))).toBe(
      [
        '- met   /: largest paint 1000 ms, best of the others 1600 ms',
        '- met   /: blocking 0 ms, best of the others 0 ms',
        "- met   /: 100 KB (1 of them fonts), 50% fewer than the stock template's 200 KB (a third fewer is the goal)",
      ].join('\n'),
    );
    const slow = series('ours', visit(1601, 1, 140_000));
    expect(goals('/', [slow, stock, astro]).map(({isMet}) => isMet)).toEqual([false, false, false]);
    const heavy = series('ours', visit(1, 1, 250_000));
    expect(goals('/', [heavy, stock])[2]?.words).toContain('25% more than');
  });

  it('has no goals without the others', () => expect(goals('/', [ours])).toEqual([]));
});

describe('every route', () => {
  const good = {performance: 100, accessibility: 100, 'best-practices': 100, seo: 100};
  const found = (scores: Partial<typeof good>, failing: string[] = []) => ({
    visit: visit(1500, 10, 1000),
    scores: {...good, ...scores},
    failing,
  });

  it('is content when all reach what they must', () => {
    const all = [summaryOf('/', [found({performance: 99})])];
    expect(routeReport(all)).toContain('All 1 routes reach what they must.');
  });

  it('names those that do not, with the reasons', () => {
    const bad = found({seo: 92}, ['hreflang: Document does not have a valid hreflang']);
    expect(routeReport([summaryOf('/ne/faq', [bad]), summaryOf('/', [found({})])])).toContain(
      '1 of 2 routes do not reach what they must:\n- /ne/faq: seo 92 (at least 100)\n  - hreflang: Document does not have a valid hreflang',
    );
  });

  it('does not take a missing score for a good one', () => {
    const none = {visit: visit(1, 1, 1), scores: {}, failing: []};
    expect(routeReport([summaryOf('/', [none])])).toContain('1 of 1 routes');
  });
});
