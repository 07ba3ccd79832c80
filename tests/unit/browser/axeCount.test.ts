import {axeSummary, type AxeRun} from '../../browser/support/axeCount';

const run = (change: Partial<AxeRun>): AxeRun => ({
  path: '/about',
  scheme: 'light',
  width: 320,
  state: 'page',
  found: 0,
  ...change,
});

it('counts what axe was asked, by page, scheme and width, and after interactions', () => {
  const runs = [
    run({}),
    run({scheme: 'dark'}),
    run({width: 1280}),
    run({width: 1280, scheme: 'dark', found: 2}),
    run({state: 'interaction', path: '/contact'}),
  ];
  expect(axeSummary(runs)).toBe(
    'axe: 1 pages in 2 colour schemes at 2 widths: 4 runs, and 1 after interactions; 5 runs, 2 violations.',
  );
});

it('says nothing of a run without axe', () => {
  expect(axeSummary([])).toBeNull();
});
