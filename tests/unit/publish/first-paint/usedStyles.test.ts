import postcss from 'postcss';
import {withoutOtherLanguages} from '@site/src/css';
import {readHtml} from '@site/src/lib/html';
import {usedStyles, withConstants} from '@site/src/publish/first-paint/usedStyles';
import {buildOf} from '../support';

const {siteDir} = buildOf({});
const pageWith = (body: string) => ({
  file: 'a.html',
  $: readHtml(`<!doctype html><html lang=ne><body>${body}</body></html>`),
});
const used = (body: string, sheet: string) =>
  usedStyles(pageWith(body), '/styles.css', {
    siteDir,
    fileAt: (address) =>
      address === '/styles.css' ? sheet : '<svg><symbol id="a" fill="var(--w-s)"/></svg>',
    sheetOf: (tagName) => (tagName === 'site-a' ? 'b{color:var(--late)}' : ''),
  });

it.each([
  '.a:hover{color:red}',
  ':root[data-theme=dark] .a{color:red}',
  'html:not([data-elements]) .a{color:red}',
  'details[open]>.a{color:red}',
  '.a[aria-current=location]{color:red}',
  '.a[aria-busy=true]{color:red}',
  ':root:lang(ne) .a{color:red}',
  '@media print{.a{color:red}}',
  '@media (prefers-color-scheme:dark){.a{color:red}}',
  '@view-transition{navigation:auto}',
])('keeps what a page can come to use without React: %s', async (rule) => {
  expect(await used('<details><p class=a></details>', rule)).toBe(rule);
});

it('drops variables and animations that no kept rule uses', async () => {
  const sheet =
    ':root{--a:var(--late);--b:var(--a);--c:0}.a{color:var(--b);animation:go 1s}@keyframes go{to{top:0}}@keyframes gone{to{top:0}}';
  expect(await used('<p class=a>', sheet)).toBe(
    ':root{--a:var(--late);--b:var(--a)}.a{color:var(--b);animation:go 1s}@keyframes go{to{top:0}}',
  );
});

it('drops the rules for pages in another language, and keeps those for parts in it', () => {
  const sheet =
    ':root:lang(en) .a{color:red}:root:lang(ne) .a,:root:lang(en) .a{top:0}.a:lang(en){left:0}';
  expect(postcss([withoutOtherLanguages('ne')]).process(sheet, {from: undefined}).css).toBe(
    ':root:lang(ne) .a{top:0}.a:lang(en){left:0}',
  );
});

it('keeps the colours of drawings in other files', async () => {
  const sheet = ':root{--w-s:red}:root[data-theme=dark]{--w-s:blue}';
  const body = '<svg><use href=/a.svg#a></use></svg><svg><use href=#b></use></svg>';
  expect(await used(body, `${sheet}:root{--w-t:red}`)).toBe(sheet);
  // A script gives its address later.
  const scene = '<svg><use data-city-scene=/a.svg></use></svg>';
  expect(await used(scene, `${sheet}:root{--w-t:red}`)).toBe(sheet);
});

it('keeps the properties that the sheet of an element asks for later', async () => {
  const sheet = ':root{--late:red;--never:red}';
  expect(await used('<site-a></site-a>', sheet)).toBe(':root{--late:red}');
  expect(await used('<p>', sheet)).toBe('');
});

it('drops the fonts that no rule names, but keeps those in a variable', async () => {
  const face = (family: string) => `@font-face{font-family:${family};src:url(/a.woff2)}`;
  const rules = ':root{--f:"A B",C D}p{font-family:var(--f)}i{font-family:var(--f)}';
  const sheet = face('"A B"') + face('C') + face('"D E"') + rules;
  expect(await used('<p><i>', sheet)).toBe(face('"A B"') + rules);
});

it('drops rules for what `:has()` finds on other pages only', async () => {
  const here = '.a:has(>.b){top:0}';
  const sheet = `.a:has(>.c){left:0}${here}@media print{:has(.b .c) .a{top:0}}.a,.b:has(.c){top:1px}`;
  expect(await used('<p class=a><b class=b></b>', sheet)).toBe(`${here}.a,.b:has(.c){top:1px}`);
});

it('drops lines that no browser needs any more', async () => {
  expect(
    await used(
      '<p>',
      'p{-webkit-appearance:none;-moz-appearance:none;appearance:none;page-break-inside:avoid;break-inside:avoid}',
    ),
  ).toBe('p{-webkit-appearance:none;appearance:none;break-inside:avoid}');
});

it('writes constants in place of properties that have one value', () => {
  const sheet = ':root{--a:1px;--b:url(data:a;b)}p{margin:var(--a)var(--c);background:var(--b)}';
  expect(withConstants(`${sheet}b{inset:var(--a)0 calc(-1*var(--a))}`, [])).toBe(
    ':root{}p{margin:1px var(--c);background:url(data:a;b)}b{inset:1px 0 calc(-1*1px)}',
  );
  const scale = ':root,[lang=en]{--a:2px;--b:var(--a)}p{top:var(--b)}';
  expect(withConstants(scale, [])).toBe(':root,[lang=en]{--b:2px}p{top:var(--b)}');
});

it.each([
  ['with another value in a part of the page', ':root{--a:1px}.a{--a:2px}p{top:var(--a)}'],
  ['in the dark', ':root{--a:1px}:root[data-theme=dark]{--a:2px}p{top:var(--a)}'],
  ['on some screens', '@media print{p{top:0}:root{--a:1px}}p{top:var(--a)}'],
  ['of some elements', '.a{--a:1px}p{top:var(--a)}'],
  ['with a fallback', ':root{--a:1px}p{top:var(--a,0)}'],
  ['that names another one', ':root{--a:calc(var(--b)/2)}p{top:var(--a)}'],
  ['that is long and used twice', ':root{--a:calc(1px + 1vw)}p{top:var(--a);left:var(--a)}'],
  ['that a file outside the sheet asks for', ':root{--kept:1px}p{top:var(--kept)}'],
])('keeps a property %s', (_, sheet) => {
  expect(withConstants(sheet, ['--kept'])).toBe(sheet);
});
