import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {butta} from '@site/src/weave/butta';
import {cities} from '@site/src/weave/cities';
import {threadProperty, threads, type ThreadKey} from '@site/src/weave/palette';
import {tapestry} from '@site/src/weave/tapestry';

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

// Written down, so that another version of Node that wove something else would be noticed. A drawing
// that is changed on purpose gets its new digest here.
it('weaves the same, byte for byte, on every machine', () => {
  expect({
    tapestry: digest(tapestry().join('\n')),
    cities: digest(
      Object.values(cities)
        .flatMap((weave) => weave())
        .join('\n'),
    ),
    butta: digest(['Sample member 1', 'सिकर्मी'].flatMap((name) => butta(name)).join('\n')),
  }).toMatchInlineSnapshot(`
   {
     "butta": "4dca4dff8bf6",
     "cities": "3d741951c543",
     "tapestry": "8908e7fc2949",
   }
  `);
});

it('gives every thread a name of its own, and a colour by day and by night', () => {
  const keys = Object.keys(threads) as ThreadKey[];
  const names = keys.map(threadProperty);
  expect(new Set(names).size).toBe(keys.length);
  const css = fs.readFileSync('src/css/woven.css', 'utf8');
  for (const key of keys) {
    const {light, dark} = threads[key];
    expect([light, dark]).toEqual([
      expect.stringMatching(/^#([0-9a-f]{3}|[0-9a-f]{6})$/),
      expect.stringMatching(/^#([0-9a-f]{3}|[0-9a-f]{6})$/),
    ]);
    // By day, by night when chosen, by night when the system says so.
    expect(css.split(`${threadProperty(key)}:`)).toHaveLength(4);
  }
});
