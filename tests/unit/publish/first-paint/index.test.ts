import {readHtml} from '@site/src/lib/html';
import {addFirstPaint} from '@site/src/publish/first-paint';
import {buildOf} from '../support';

const {siteDir} = buildOf({});

async function withFirstPaint(html: string, fileAt: (address: string) => string): Promise<string> {
  const $ = readHtml(html);
  await addFirstPaint('about.html', $, {siteDir, fileAt, sheetOf: () => ''});
  return $.html();
}

const page = (head: string) => `<html><head>${head}</head><body class="used">$1</body></html>`;
const LINK = '<link rel=stylesheet href=/ne/assets/css/styles.1.css />';
const sheetAt = (address: string) => `.used::after{content:"$& ${address}"}.unused{color:red}`;

const FIRST = '<style>.used::after{content:"$& /ne/assets/css/styles.1.css"}</style>';

it('puts the used rules into a page, without the sheet', async () => {
  await expect(withFirstPaint(page(LINK), sheetAt)).resolves.toBe(page(FIRST));
});

it.each([
  ['', 'all()'],
  ['<p data-y>', 'y();all()'],
  ['<p data-x data-y>', 'x();y();all()'],
])('a page with "%s" has one script: %s', async (body, code) => {
  const scripts =
    '<script data-for="data-x">x()</script><script data-for="data-y">y()</script><script>all()</script>';
  const result = await withFirstPaint(page(scripts + LINK) + body, sheetAt);
  expect(result).toContain(`<head><script>${code}</script><style>`);
});

it('leaves out the marks of React and the name of Docusaurus', async () => {
  const generator = '<meta name="generator" content="Docusaurus">';
  const html = page(generator + LINK) + '<title data-rh=true>A</title><p>1<!-- -->2';
  const result = await withFirstPaint(
    html.replace('<html', '<html data-has-hydrated="false"'),
    sheetAt,
  );
  expect(result).toContain('<title>A</title><p>12');
  expect(result.startsWith('<html><head><style>')).toBe(true);
});

it('paints the first screen at once', async () => {
  const expected = page(LINK + '<link rel="expect" href="#content">');
  const long = `<p id=b>${'a'.repeat(1100)}</p>`;
  const below = await withFirstPaint(
    `${expected}<main><i id=a>.</i>${long}<p id=c></main>`,
    sheetAt,
  );
  expect(below).toContain('<link rel="expect" href="#c">');
  const short = await withFirstPaint(`${expected}<main><p id=b>a</p></main>`, sheetAt);
  expect(short).toContain('<link rel="expect" href="#content">');
});

it('leaves other links and scripts alone', async () => {
  const other =
    '<link rel="icon" href="/stylesheet.svg"><script>now()</script><script type="application/ld+json">{}</script>';
  await expect(withFirstPaint(page(other + LINK), sheetAt)).resolves.toContain(other);
});

it.each([page(''), page(LINK + LINK)])('stops at a page of another kind', async (html) => {
  await expect(withFirstPaint(html, sheetAt)).rejects.toThrow(
    /^about.html has not one style sheet/,
  );
});

it('escapes what would end the style element', async () => {
  await expect(
    withFirstPaint(page(LINK), () => 'body::after{content:"</style>"}'),
  ).resolves.toContain('<style>body::after{content:"\\3c /style>"}</style>');
});
