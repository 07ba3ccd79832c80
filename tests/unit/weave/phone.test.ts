import {gzipSync} from 'node:zlib';
import {phone} from '@site/src/weave/phone';

/** With a sign that XML does not allow in a text. */
const svg = phone({
  brand: 'Name',
  search: 'Plumber, Damak',
  rows: Array(4).fill({portrait: '<svg><path/></svg>', name: 'Plumber & fitter', place: 'Damak'}),
});

it('writes the words of the app on the phone', () => {
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(words.slice(0, 4)).toEqual(['Name', 'Plumber, Damak', 'Plumber &#38; fitter', 'Damak']);
  expect(words).toHaveLength(2 + 2 * 4);
});

it('takes 1.7 KB at most, compressed', () => {
  expect(gzipSync(svg).length).toBeLessThanOrEqual(1700);
});
