import {readFileSync} from 'node:fs';
import {chromium, type Locator, type Page, type Route} from '@playwright/test';
import {flags} from './support/browser';
import {expect, test} from './support/fixtures';
import {entriesOf, listed, valuesOf} from './support/lists';
import {fileOf} from './support/pagesOnDisk';
import {holdScripts, isScript} from './support/scripts';
import {openedPages} from './support/routes';
import {testEnvironment} from './support/testEnvironment';
import {moveFingers} from './support/touch';
import {imitateYouTube} from './support/youtube';

const [certificate] = entriesOf('certificates') as [{id: string}];
const inMain = (page: Page) => page.getByRole('main');

/** The scripts of this site that a page asks for from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (isScript(request)) scripts.push(request.url());
  });
  return scripts;
}

const SCRIPTS = /\/assets\/elements\//;

/** Something that is pressed, and what one press must lead to, which a second one would undo or repeat. */
interface Press {
  path: string;
  target: (page: Page) => Locator;
  expectResult: (page: Page) => Promise<void>;
  prepare?: (page: Page) => Promise<unknown>;
  /** Where it leads when one of its files does not come. Otherwise the page says so, and the next press tries again. */
  leads?: string | RegExp;
  /** Its files; otherwise its module. */
  files?: string[];
}

const milestones = listed('milestones', 'about');

const presses: Record<string, Press> = {
  'the button of a slider': {
    path: '/about',
    // On a wide screen nothing has to be moved.
    prepare: (page) => page.setViewportSize({width: 800, height: 720}),
    target: (page) => page.getByRole('button', {name: 'Next milestones'}),
    expectResult: (page) =>
      expect(
        page.getByRole('group', {name: 'Milestones', exact: true}).getByRole('status'),
      ).toHaveText(`2 to 3 of ${milestones}`),
  },
  'a certificate': {
    path: '/certificate',
    target: (page) => inMain(page).locator('article a').first(),
    async expectResult(page) {
      await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 / ');
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL('/certificate');
    },
    leads: /\.(svg|jpg|png|webp|avif)$/,
  },
  'the button of a form': {
    path: '/feedback',
    target: (page) => page.getByRole('button', {name: 'Prepare my message'}),
    expectResult: (page) =>
      expect(page.getByRole('region', {name: 'There is a problem'})).toBeFocused(),
  },
  'a video': {
    path: '/video',
    prepare: imitateYouTube,
    target: (page) =>
      inMain(page)
        .getByRole('link', {name: /^Play: /})
        .first(),
    async expectResult(page) {
      await expect(page.locator('main iframe')).toHaveCount(1);
      await expect(page).toHaveURL('/video');
    },
    // What its link leads to is on another site.
    files: [],
  },
  'the button of the map': {
    path: '/contact',
    prepare: (page) =>
      page.route('https://www.openstreetmap.org/**', (route) =>
        route.fulfill({contentType: 'text/html', body: '<p>Map</p>'}),
      ),
    target: (page) => page.getByRole('button', {name: 'Open the map here'}),
    expectResult: (page) => expect(page.locator('main iframe')).toBeFocused(),
  },
  'the link to both languages': {
    path: '/tos',
    target: (page) => page.locator('site-both').getByRole('link', {name: 'Both'}),
    expectResult: (page) => expect(page.locator('html')).toHaveAttribute('data-view', 'both'),
    leads: '/ne/tos',
    files: ['**/site-both.js*', '**/site-both.css'],
  },
  'the link to the search': {
    path: '/about',
    target: (page) => page.getByRole('banner').locator('site-search > a'),
    expectResult: (page) => expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused(),
    leads: '/search',
    files: ['**/site-search.js*', '**/site-search.css', '**/search-box.txt'],
  },
};

const alert = (page: Page) => page.getByText('This did not load.');

test.describe('pressed before the scripts are there', () => {
  test.use({hasTouch: true, contextOptions: {reducedMotion: 'reduce'}});

  for (const [name, press] of Object.entries(presses)) {
    test(`${name}: one press has its effect once, and leads on where files are missing`, async ({
      page,
    }) => {
      const {path, target, expectResult, prepare, leads, files = [SCRIPTS]} = press;
      await prepare?.(page);
      for (const file of files) {
        await page.route(file, (route) => route.abort());
        await page.goto(path);
        await target(page).press('Enter');
        if (leads) await expect(page).toHaveURL(leads);
        else await expect(alert(page)).toHaveRole('alert');
        await page.unroute(file);
      }
      // The page that says so tries again.
      if (files.length > 0 && !leads) {
        await target(page).press('Enter');
        await expectResult(page);
        await expect(alert(page)).toBeHidden();
      }
      const release = await holdScripts(page);
      await page.goto(path);
      await target(page).tap();
      // The button or link, or the form that it sends.
      const busy = page.locator('[aria-busy=true]');
      await expect(busy).toHaveCount(1);
      release();
      await expectResult(page);
      await expect(busy).toHaveCount(0);
    });
  }

  test('the last of several presses counts', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/certificate');
    const cards = inMain(page).locator('article a');
    await cards.nth(0).tap();
    await cards.nth(2).tap();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
    release();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('3 / ');
  });

  test('a second press on a link does not wait for the scripts', async ({page}) => {
    await holdScripts(page);
    await page.goto('/certificate');
    const card = inMain(page).locator('article a').first();
    await card.press('Enter');
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await card.press('Enter');
    await expect(page).toHaveURL(/\.(svg|jpg|png|webp|avif)$/);
  });
});

test.describe('typed and chosen before the scripts are there', () => {
  /** What a reader does on a page while its scripts are held, and what it must show after them. */
  const inputs: Record<
    string,
    {
      path: string;
      act: (page: Page) => Promise<unknown>;
      expectResult: (page: Page) => Promise<void>;
    }
  > = {
    'the field of a form': {
      path: '/feedback',
      act: (page) => page.locator('#feedback-city').pressSequentially('धरान'),
      async expectResult(page) {
        await expect(page.locator('#feedback-city')).toHaveValue('धरान');
        await expect
          .poll(() => page.evaluate(() => sessionStorage.getItem('draft-feedback')))
          .toContain('"धरान"');
      },
    },
    'one of two countries with the same code': {
      path: '/contact',
      async act(page) {
        const country = page.locator('#query-country-code');
        const label = await country.locator('option[data-id=US]').innerText();
        await country.selectOption({label});
      },
      expectResult: (page) =>
        expect(page.locator('#query-country-code option:checked')).toHaveAttribute('data-id', 'US'),
    },
    'the search of the media': {
      path: '/media',
      act: (page) => page.locator('#media-find').pressSequentially('app'),
      async expectResult(page) {
        await expect(page).toHaveURL('/media?q=app');
        await expect(page.locator('#media-find')).toHaveValue('app');
      },
    },
    'one of several choices': {
      path: '/media',
      act: (page) => inMain(page).locator('label').filter({hasText: 'English'}).click(),
      expectResult: (page) => expect(page).toHaveURL('/media?language=en'),
    },
    'text, font and size of the type tester': {
      path: '/fonts',
      async act(page) {
        await page.locator('#tester-text').pressSequentially('mero');
        await page.locator('#tester-font').selectOption('koshi');
        await page.locator('#tester-size').press('ArrowRight');
      },
      async expectResult(page) {
        await expect(page.locator('#tester-text')).toHaveValue('mero');
        await expect(inMain(page).getByText('mero', {exact: true}).last()).toBeVisible();
        await expect(page.locator('#tester-font')).toHaveValue('koshi');
        await expect(inMain(page).getByRole('link', {name: /Koshi/i}).first()).toBeVisible();
        await expect(page.locator('#tester-size')).toHaveValue('85');
      },
    },
  };

  for (const [name, {path, act, expectResult}] of Object.entries(inputs)) {
    test(`${name} keeps it, and the element knows of it`, async ({page}) => {
      const release = await holdScripts(page);
      await page.goto(path);
      await act(page);
      release();
      await expectResult(page);
    });
  }

  test('is stored before the other language is shown', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/feedback');
    await page.locator('#feedback-city').pressSequentially('धरान');
    await page.getByRole('banner').locator('a[hreflang=ne]:visible').click();
    await expect(page).toHaveURL('/feedback');
    release();
    await expect(page).toHaveURL('/ne/feedback');
    await expect(page.locator('#feedback-city')).toHaveValue('धरान');
  });
});

test.describe('reading', () => {
  test.use({
    hasTouch: true,
    contextOptions: {reducedMotion: 'reduce'},
    viewport: {width: 1280, height: 800},
  });

  test('scrolling by touch and tapping plain links from page to page fetches no script', async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    // That no page fetches one by itself is in everyPage.spec.ts.
    const {footer} = valuesOf('navigation') as {footer: Record<string, string[]>};
    const paths = Object.values(footer)
      .flat()
      .filter((_path, index) => index % 12 === 0);
    await page.goto('/');
    for (const path of [...paths, '/']) {
      const heading = await page.locator('h1').boundingBox();
      await page.mouse.move(heading!.x + 20, heading!.y + 10);
      // Away again: what scrolls under a resting pointer is pointed at.
      await page.mouse.move(1, 1);
      await moveFingers(page, [{from: {x: 640, y: 700}, to: {x: 640, y: 200}}]);
      await moveFingers(page, [{from: {x: 300, y: 700}, to: {x: 300, y: 200}}]);
      expect([page.url(), ...scripts]).toEqual([page.url()]);
      await page.locator(`:is(header, footer) a[href="${path}"]:visible`).last().tap();
      await expect(page).toHaveURL(path);
    }
  });
});

test.describe('where scripts are blocked', () => {
  for (const [fault, answer] of Object.entries({
    'does not come': (route: Route) => route.abort(),
    'is gone': (route: Route) => route.fulfill({status: 404, body: 'Not found'}),
    'is cut in the middle': (route: Route) => {
      const file = fileOf(new URL(route.request().url()).pathname);
      const whole = readFileSync(file, 'utf8');
      return route.fulfill({
        contentType: 'text/javascript',
        body: whole.slice(0, whole.length / 2),
      });
    },
  })) {
    test(`a form whose module ${fault} says so and whom to write to, and works at a later press`, async ({
      page,
    }) => {
      await page.route(SCRIPTS, answer);
      await page.goto('/feedback');
      const form = page.locator('#feedback');
      const submit = form.locator('button[type=submit]');
      await expect(form.locator('a[href^="mailto:"]')).toBeHidden();
      await page.locator('#feedback-city').fill('धरान');
      await submit.click();
      await expect(page.locator('html')).toHaveAttribute('data-elements', 'failed');
      await expect(alert(page)).toBeVisible();
      await expect(form.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      await page.unroute(SCRIPTS);
      await submit.click();
      await expect(page.getByRole('region', {name: 'There is a problem'})).toBeFocused();
      await expect(page.locator('#feedback-city')).toHaveValue('धरान');
      await expect(alert(page)).toBeHidden();
    });
  }

  test('nothing moves under a press while the module arrives', async ({page}) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/feedback');
    const submit = page.locator('#feedback button[type=submit]');
    await submit.click();
    await expect(alert(page)).toBeVisible();
    // The browser has scrolled to the first field that is wrong.
    await submit.hover();
    // Without the pixel by which a pressed button sinks.
    const place = () => submit.evaluate(({offsetTop}: HTMLElement) => offsetTop - scrollY);
    const before = await place();

    await page.unroute(SCRIPTS);
    await page.mouse.down();
    await page.waitForFunction(() => customElements.get('site-form'));
    await expect(alert(page)).toBeVisible();
    expect(await place()).toBe(before);
    await page.mouse.up();
    await expect(page.getByRole('region', {name: 'There is a problem'})).toBeFocused();
    await expect(alert(page)).toBeHidden();
  });
});

test('an address whose query a page reads loads its element at once, and no other', async ({
  page,
}) => {
  for (const [address, name] of [
    ['/career?city=kathmandu', 'site-people'],
    ['/media?q=app', 'site-media-filter'],
    [`/certificate?certificate=${certificate.id}`, 'site-lightbox'],
  ] as const) {
    await page.goto(address);
    await page.waitForFunction((one) => customElements.get(one), name);
  }
  await page.waitForLoadState('networkidle');
  const scripts = watchScripts(page);
  for (const address of ['/career?utm_source=mail', '/about?city=kathmandu', '/faq?both']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts).toEqual([]);
});

test('a stored draft loads its form at once, and no other page loads anything', async ({page}) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('draft-feedback', JSON.stringify({'feedback-city': 'धरान'})),
  );
  const scripts = watchScripts(page);
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.goto('/feedback');
  await expect(page.locator('#feedback-city')).toHaveValue('धरान');
});

test('nothing on any page keeps it out of the back/forward cache', async () => {
  const {browser: found, origin} = testEnvironment()!;
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: {...process.env, ...found.env} as Record<string, string>,
    ...flags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({baseURL: origin});
    await page.addInitScript(() =>
      addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted})),
    );
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    let reasons: string[] = [];
    session.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations: all}) => {
      // A headless browser may have no such cache, but it says what else would keep a page out of it.
      reasons = all.filter(({type}) => type !== 'Circumstantial').map(({reason}) => reason);
      if (all.length === reasons.length) reasons.push('not restored');
    });
    const goBack = async (): Promise<string[]> => {
      reasons = [];
      await page.goto('/robots.txt');
      await page.evaluate(() => void setTimeout(() => history.back()));
      await page.waitForFunction(
        () => document.contentType === 'text/html' && 'persisted' in window,
      );
      return reasons;
    };
    // Every fifth page: they share their code.
    const some = openedPages().filter((_page, index) => index % 5 === 1);
    for (const {path} of some) {
      await page.goto(path);
      expect([path, ...(await goBack())]).toEqual([path]);
    }
    await page.goto('/contact');
    expect(await goBack()).toEqual([]);
    // What this test would find.
    await page.evaluate(() => addEventListener('unload', () => undefined));
    expect(await goBack()).toContain('UnloadHandlerExistsInMainFrame');
  } finally {
    await browser.close();
  }
});
