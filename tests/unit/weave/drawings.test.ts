import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import {MARK_PATHS} from '@site/src/components/Brand/Mark';
import {cardBand, selvedge, weft} from '@site/src/weave/bands';
import {drawFiles} from '@site/src/weave/draw';
import {runsToPath, threadRuns} from '@site/src/weave/grid';
import {mark} from '@site/src/weave/mark';

const mirrored = (row: string) => [...row].reverse().join('');

it.each(Object.entries(drawFiles()))(
  '%s is what src/weave draws (fix: npx tsx src/weave/draw.ts)',
  (file, content) => {
    expect(fs.readFileSync(file, 'utf8')).toBe(content);
  },
);

it('keeps tiles and threads small: they are on every page', () => {
  expect(gzipSync(drawFiles()['src/css/woven.css']!).length).toBeLessThan(1300);
});

it('weaves bands that are the same from above and below, inside their edges', () => {
  const rows = weft().slice(2, -2);
  expect(rows).toEqual([...rows].reverse());
  expect(selvedge[0]).toBe(selvedge[2]);
  const card = cardBand('m', 'i').slice(1);
  expect(card).toEqual([...card].reverse());
});

it('draws the mark alike on both sides, and the header shows that very mark', () => {
  expect(mark.map(mirrored)).toEqual(mark);
  expect([...mark].reverse()).toEqual(mark);
  const threads = threadRuns(mark);
  expect(MARK_PATHS).toEqual({
    corner: runsToPath(threads.get('a')!),
    accent: runsToPath(threads.get('c')!),
    highlight: runsToPath(threads.get('d')!),
  });
});
