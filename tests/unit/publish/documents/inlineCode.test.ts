import {readHtml} from '@site/src/lib/html';
import {inlineCode} from '@site/src/publish/documents/inlineCode';

const codeIn = (html: string) => inlineCode(readHtml(html));

it('finds the text of inline scripts and style sheets, and of no other', () => {
  const html = `<script>one("<p onclick=x>")</script><script src=/a.js defer></script>
    <script type="application/ld+json">{"a": 1}</script><SCRIPT type=module>two()</SCRIPT><style media=all>p{}</style>`;
  expect(codeIn(html)).toEqual({
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
  expect(codeIn(html).forbidden).toEqual([named]);
});

it.each(['<p title="onclick=go()">', '<p>onclick="go()"', '<p data-style="--row: 1" data-on=1>'])(
  'finds nothing in %s',
  (html) => {
    expect(codeIn(html)).toMatchObject({scripts: [], styles: [], forbidden: []});
  },
);
