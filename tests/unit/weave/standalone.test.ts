import {standalone} from '@site/src/weave/sprite';

const {svg, width, height} = standalone({id: 'a', grid: ['rr', 'm '], cell: [6, 4]}, 5);

it('brings its colours along, for day and for night, and only those it needs', () => {
  expect(svg).toContain(
    '<style>:root{--w-r:#b3122f;--w-m:#f6b02c}' +
      '@media (prefers-color-scheme:dark){:root{--w-r:#a8173a;--w-m:#e3a22e}}</style>',
  );
});

it('is as large as it is to be opened', () => {
  expect([width, height]).toEqual([60, 40]);
  expect(svg).toContain('width="60" height="40" viewBox="0 0 12 8"');
});
