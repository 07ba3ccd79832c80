import {starter, withFirstPaint} from '../../../src/plugins/performance/firstPaint';

const page = (head: string) => `<html><head>${head}</head><body>$&</body></html>`;
const LINK = '<link rel=stylesheet href=/ne/assets/css/styles.1.css />';
const SCRIPTS =
  '<script src=/ne/assets/js/runtime~main.1.js defer></script><script src="/ne/assets/js/main.1.js" defer="defer"></script>';
const sheetAt = (address: string) => `/* ${address} $& */p{}`;

it('puts the style sheet into the page and lets the scripts wait, in their order', () => {
  expect(withFirstPaint(page(LINK + SCRIPTS), sheetAt, 'go("$&")')).toBe(
    page(
      '<style>/* /ne/assets/css/styles.1.css $& */p{}</style>' +
        '<script type="later" src=/ne/assets/js/runtime~main.1.js></script>' +
        '<script type="later" src="/ne/assets/js/main.1.js"></script>' +
        '<script>go("$&")</script>',
    ),
  );
});

it('leaves other links and scripts alone', () => {
  const other =
    '<link rel=icon href=/stylesheet.svg><script>now()</script><script type="application/ld+json">{}</script>';
  expect(withFirstPaint(page(other + LINK + SCRIPTS), sheetAt, 'go()')).toContain(other);
});

it.each([page(SCRIPTS), page(LINK)])('stops at a page of another kind', (html) => {
  expect(() => withFirstPaint(html, sheetAt, 'go()')).toThrow(/first-paint expects/u);
});

it('stops at a style sheet that would end its own element', () => {
  expect(() =>
    withFirstPaint(page(LINK + SCRIPTS), () => 'p::after{content:"</style>"}', ''),
  ).toThrow('/ne/assets/css/styles.1.css holds the end of a style element.');
});

it('is one small script, the same on every page', () => {
  expect(starter()).toBe(starter());
  expect(starter().length).toBeLessThan(1400);
});
