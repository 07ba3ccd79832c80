import {standalone} from '@site/src/weave/svg';

const picture = {grid: ['rr', 'm '], cell: [6, 4]} as const;

it('brings its colours along, for day and for night, and only those it needs', () => {
  const {svg} = standalone(picture, {scale: 5});
  expect(svg).toContain(':root{--w-r:#b3122f;--w-m:#f6b02c}');
  expect(svg).toContain('@media (prefers-color-scheme:dark){:root{--w-r:#a8173a;--w-m:#e3a22e}}');
  expect(svg).not.toContain('--w-s');
});

it('is as large as it is to be opened', () => {
  const {svg, width, height} = standalone(picture, {scale: 5});
  expect([width, height]).toEqual([60, 40]);
  expect(svg).toContain('width="60" height="40" viewBox="0 0 12 8"');
});

it('shades every row of a scene', () => {
  expect(standalone(picture, {scale: 1, shaded: true}).svg).toContain('d="M0 0.9h2M0 1.9h2"');
  expect(standalone(picture, {scale: 1}).svg).not.toContain('stroke-opacity');
});
