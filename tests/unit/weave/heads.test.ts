import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import postcss, {type AtRule} from 'postcss';
import {dayAndNight} from '@site/src/weave/svg';
import {heads} from '@site/src/weave/heads';
import {isThread, threads} from '@site/src/weave/palette';

const names = Object.keys(heads);

it('has a picture for every page that the style sheet of the page head names, and no other', () => {
  const css = readFileSync('src/components/PageHead/pictures.module.css', 'utf8');
  const named = [
    ...css.matchAll(/\.(\w+) \{\s*background-image: url\('@woven\/head-(\w+)\.woven'\)/g),
  ];
  expect(named.map(([, page]) => page)).toEqual(names);
  expect(named.map(([, , picture]) => picture)).toEqual(names);
  // Phones fetch none.
  postcss.parse(css).walkDecls(/background/, ({parent, value}) => {
    const query = parent?.parent as AtRule | undefined;
    if (value.includes('url(')) expect(query?.params).toBe('(min-width: 761px)');
  });
});

describe.each(names)('%s', (name) => {
  const {grid} = heads[name]!();

  it('is a grid of threads in the shape of its place, 9 by 4', () => {
    const width = grid[0]!.length;
    expect(grid.map((row) => row.length)).toEqual(grid.map(() => width));
    expect([...new Set(grid.join(''))].filter((key) => key !== ' ' && !isThread(key))).toEqual([]);
    // Cells are square, 3 to 2, or a sixth as wide on the loom.
    expect([1, 1.5, 1 / 6]).toContainEqual(expect.closeTo((9 / 4) * (grid.length / width), 3));
  });

  it('takes at most 2.5 KB, and is the same at every call', () => {
    const file = dayAndNight(heads[name]!());
    expect(dayAndNight(heads[name]!())).toBe(file);
    expect(brotliCompressSync(file).length).toBeLessThan(2560);
  });
});

it('draws another picture for every page', () => {
  expect(new Set(names.map((name) => heads[name]!().grid.join(''))).size).toBe(names.length);
});

it('shows the night below the day', () => {
  const {light, dark} = threads.r;
  expect(dayAndNight({grid: ['rr', ' r']})).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="4" viewBox="0 0 2 4" ' +
      'preserveAspectRatio="none" fill="none" shape-rendering="crispEdges">' +
      `<g stroke="${light}"><path id="r" d="M0 0.5h2m-1 1h1"/></g>` +
      `<use href="#r" y="2" stroke="${dark}"/></svg>\n`,
  );
  expect(dayAndNight({grid: ['r'], shaded: true})).toContain('d="M0 0.9h1M0 1.9h1"');
});
