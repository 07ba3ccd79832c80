import {withFirstPaint} from '../../../src/plugins/performance/firstPaint';

const page = (head: string) => `<html><head>${head}</head><body class="used">$&</body></html>`;
const LINK = '<link rel=stylesheet href=/ne/assets/css/styles.1.css />';
const SCRIPTS =
  '<script src=/ne/assets/js/runtime~main.1.js defer></script><script src="/ne/assets/js/main.1.js" defer="defer"></script>';
const sheetAt = (address: string) => `.used::after{content:"$& ${address}"}.unused{color:red}`;

it('puts the used rules into the page, and names sheet and scripts for the starter, in their order', async () => {
  await expect(withFirstPaint(page(LINK + SCRIPTS), sheetAt)).resolves.toBe(
    page(
      '<style>.used::after{content:"$& /ne/assets/css/styles.1.css"}</style>' +
        '<link rel="later" href="/ne/assets/css/styles.1.css">' +
        '<script type="later" src=/ne/assets/js/runtime~main.1.js></script>' +
        '<script type="later" src="/ne/assets/js/main.1.js"></script>',
    ),
  );
});

it('leaves other links and scripts alone', async () => {
  const other =
    '<link rel=icon href=/stylesheet.svg><script>now()</script><script type="application/ld+json">{}</script>';
  await expect(withFirstPaint(page(other + LINK + SCRIPTS), sheetAt)).resolves.toContain(other);
});

it.each([page(SCRIPTS), page(LINK), page(LINK + LINK + SCRIPTS)])(
  'stops at a page of another kind',
  async (html) => {
    await expect(withFirstPaint(html, sheetAt)).rejects.toThrow(/performance expects/u);
  },
);

it('escapes what would end the style element', async () => {
  await expect(
    withFirstPaint(page(LINK + SCRIPTS), () => 'body::after{content:"</style>"}'),
  ).resolves.toContain('<style>body::after{content:"\\3c /style>"}</style>');
});
