import {inlineCode} from '../../../src/plugins/routing/hostFiles';

it('finds the text of inline scripts and style sheets, and of no other', () => {
  const html = `<script>one("<p onclick=x>")</script><script src=/a.js defer></script>
    <script type="application/ld+json">{"a": 1}</script><SCRIPT type=module>two()</SCRIPT><style media=all>p{}</style>`;
  expect(inlineCode(html)).toEqual({
    scripts: ['one("<p onclick=x>")', 'two()'],
    styles: ['p{}'],
    forbidden: [],
  });
});

it.each([
  ['<p onclick="go()">', 'the attribute onclick'],
  ['<img alt=">" onerror=go()>', 'the attribute onerror'],
  ['<svg><a ONFOCUS = go()></a></svg>', 'the attribute onfocus'],
  ['<p style="--row: 1">', 'the attribute style'],
  ['<a href=javascript:go()>', 'an address "javascript:go()"'],
])('names what no policy allows in %s', (html, named) => {
  expect(inlineCode(html).forbidden).toEqual([named]);
});

it.each(['<p title="onclick=go()">', '<p>onclick="go()"', '<p data-style="--row: 1" data-on=1>'])(
  'finds nothing in %s',
  (html) => {
    expect(inlineCode(html)).toMatchObject({scripts: [], styles: [], forbidden: []});
  },
);
