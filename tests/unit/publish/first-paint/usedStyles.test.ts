import postcss from 'postcss';
import {withoutOtherLanguages} from '@site/src/css';
import {HtmlDocument} from '@site/src/publish/documents';
import {usedStyles} from '@site/src/publish/first-paint/usedStyles';
import {buildOf} from '../support';

const {siteDir} = buildOf({});
const pageWith = (body: string) =>
  new HtmlDocument('a.html', `<!doctype html><html lang=ne><body>${body}</body></html>`);
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
    ':root{--a:red;--b:var(--a);--c:0}.a{color:var(--b);animation:go 1s}@keyframes go{to{top:0}}@keyframes gone{to{top:0}}';
  expect(await used('<p class=a>', sheet)).toBe(
    ':root{--a:red;--b:var(--a)}.a{color:var(--b);animation:go 1s}@keyframes go{to{top:0}}',
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
  const rules = ':root{--f:"A B",C D}p{font-family:var(--f)}';
  const sheet = face('"A B"') + face('C') + face('"D E"') + rules;
  expect(await used('<p>', sheet)).toBe(face('"A B"') + rules);
});
