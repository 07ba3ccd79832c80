import {expect, test} from './support/fixtures';
import {listed} from './support/lists';
import {lookOfPrint, PRINTED, SHEET} from './support/print';

test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

interface Row {
  path: string;
  /** Pressed one after the other. */
  press?: string[];
  /** Where that leads. */
  leads?: string | RegExp;
  /** How many of them are on the screen then. */
  shown?: Record<string, number>;
}

const PICTURE = /\.(svg|jpg|png|webp|avif)$/;
const people = listed('profiles') + listed('graduates');
const professions = listed('choices.professions');

const rows: readonly Row[] = [
  // The frame.
  {
    path: '/ne/about',
    press: ['header summary', 'header details a[href="/ne/team"]'],
    leads: '/ne/team',
  },
  {path: '/ne/team', press: ['header summary', 'header details a[hreflang=en]'], leads: '/team'},
  {
    path: '/about',
    press: ['header a[href="/#find"]'],
    leads: '/#find',
    shown: {'[role=search] select:focus': 1},
  },
  {path: '/ne/about', press: ['site-search > a'], leads: '/ne/search'},
  {
    path: '/tos',
    press: ['aside[data-away-on-scroll] summary'],
    shown: {'aside[data-away-on-scroll] a': 2, 'footer nav a': 0},
  },
  {
    path: '/ne/about',
    press: ['footer nav summary', 'footer a[href="/ne/contact?topic=appointment"]'],
    leads: '/ne/contact?topic=appointment',
  },
  {path: '/abuot', shown: {'#not-found': 1}},
  // Articles.
  {path: '/ne/faq#minimum-age', shown: {'#minimum-age': 1}},
  {path: '/privacy', press: ['article summary'], shown: {'article details a[href="#children"]': 1}},
  {
    path: '/tos',
    press: ['#termination a[lang=ne][hreflang=ne]'],
    leads: '/ne/tos#termination',
  },
  {path: '/press?both', press: ['main site-both a[data-press]'], leads: '/ne/press'},
  {path: '/ne/press', press: ['.share summary'], shown: {'.share-menu a[href*="wa.me"]': 1}},
  // Elements.
  {path: '/ne/city', press: ['main article a'], leads: PICTURE},
  {path: '/ne/certificate', press: ['main article a'], leads: PICTURE},
  {path: '/timeline', press: ['main ol a[aria-label]'], leads: PICTURE},
  {
    path: '/about',
    shown: {
      'site-carousel .carousel-slide': listed('milestones', 'about'),
      'site-carousel button': 0,
    },
  },
  {path: '/vmgo', shown: {'.carousel-slide': listed('mission.slides'), 'main button': 0}},
  {path: '/career', shown: {'#results article': people, '#results button': 0}},
  {path: '/media', shown: {'main article': 12, '#media-find': 0}},
  {path: '/media', press: ['main details summary'], shown: {'main article': listed('media')}},
  {
    path: '/contact',
    shown: {'site-map button': 0, 'site-map a[href*="openstreetmap.org/?mlat="]': 1},
  },
  {
    path: '/fonts',
    shown: {
      'main li article': listed('fonts') + 1,
      'main section :is(textarea, select, input)': 0,
    },
  },
  {path: '/agreement', shown: {'main form': 0, '[data-part=sheet] dt': 14}},
  {path: '/search?q=plumber', shown: {'main .without-js': 1, 'main form': 0}},
  {path: '/ne/hire/plumber?city=pokhara', shown: {'main :is(select, label, [data-part=copy])': 0}},
  {
    path: '/ne/',
    press: ['[role=search] button'],
    leads: /\/ne\/hire\?city=&profession=$/,
    shown: {
      'main a[href*="/ne/hire/"]': listed('services'),
      'main a[href*="/ne/career?profession="]': professions,
    },
  },
];

test('what is pressed leads on, and what cannot work is not there', async ({page, trouble}) => {
  for (const {path, press = [], leads, shown = {}} of rows) {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await expect.soft(page.locator('main h1'), path).toBeVisible();
    // A button that cannot work is not shown; disabled form buttons and those without target stay.
    await expect.soft(page.locator('.needs-js:visible'), path).toHaveCount(0);
    for (const selector of press)
      await page.locator(selector).locator('visible=true').first().click();
    const name = [path, ...press].join(' ');
    if (leads) await expect.soft(page, name).toHaveURL(leads);
    for (const [selector, count] of Object.entries(shown))
      await expect
        .soft(page.locator(selector).filter({visible: true}), `${name} ${selector}`)
        .toHaveCount(count);
  }
  expect(trouble.foreign).toEqual([]);
});

const forms = {query: '/contact', feedback: '/feedback', callback: '/career'} as const;

test('Enter sends nothing, and each form says whom to write to', async ({page}) => {
  for (const [form, path] of Object.entries(forms)) {
    await page.goto(path);
    await expect(page.locator(`#${form} button[type=submit]`)).toBeHidden();
    await expect(page.locator(`#${form} a[href^="mailto:"]`)).toBeVisible();
    await page.locator(`#${form} input`).first().fill('क Private');
    await page.locator(`#${form} input`).first().press('Enter');
    await expect(page).toHaveURL(path);
  }
});

test('nothing floats over a form; the links are below the footer', async ({page}) => {
  await page.goto('/ne/feedback');
  const links = page.locator('body aside').filter({has: page.locator('[href*=whatsapp]')});
  const {y} = (await links.boundingBox())!;
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(footer.y + footer.height);
  await expect(links.getByRole('link')).toHaveCount(2);
});

test('the slides that take turns are below each other', async ({page}) => {
  await page.goto('/vmgo');
  const places = await page
    .locator('.carousel-slide')
    .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect));
  for (const [index, {top, left}] of places.slice(1).entries()) {
    expect(top).toBeGreaterThanOrEqual(places[index]!.bottom);
    expect(left).toBe(places[index]!.left);
  }
});

test('all typefaces are downloaded as one file', async ({page}) => {
  await page.goto('/fonts');
  const zip = page.locator('main li article').last().getByRole('link');
  await expect(zip).toHaveAccessibleName(/zip.*MB|MB.*zip/i);
  const [download] = await Promise.all([page.waitForEvent('download'), zip.click()]);
  expect(download.suggestedFilename()).toBe('nepali-fonts.zip');
  expect(await download.failure()).toBeNull();
});

test.describe('in the dark', () => {
  test.use({colorScheme: 'dark'});

  test('the scheme of the system is followed', async ({page}) => {
    await page.goto('/about');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(15, 18, 40)');
  });

  // A style sheet opens the answers. everyPage.spec.ts looks at all pages, with their scripts.
  test('pages that fold something are printed whole', async ({page}) => {
    await page.setViewportSize(SHEET);
    for (const path of ['/faq', '/ne/press', '/media']) {
      await page.emulateMedia({media: 'screen'});
      await page.goto(path);
      await page.emulateMedia({media: 'print'});
      expect({path, printed: await lookOfPrint(page)}).toEqual({path, printed: PRINTED});
    }
    await page.goto('/certificate');
    // The rows of a grid would be divided between two sheets.
    await expect(page.locator('main ul:has(> li > article)')).toHaveCSS('display', 'block');
  });
});
