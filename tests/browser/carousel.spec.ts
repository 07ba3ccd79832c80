import type {Locator, Page, Response} from '@playwright/test';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {listed} from './support/lists';
import {defined, isScript} from './support/scripts';
import {moveFingers} from './support/touch';

const SLIDES = listed('mission.slides');

const name = {
  milestones: 'Milestones',
  previousMilestones: 'Previous milestones',
  nextMilestones: 'Next milestones',
  partners: 'Logos of media partners',
  nextPartners: 'Next partners',
  pictures: 'What drives us',
  pause: 'Pause the slides',
  play: 'Play the slides',
  previous: 'Previous slide',
  next: 'Next slide',
};
const placeName = (place: number) => `${place} of ${SLIDES}`;

const LAST = listed('milestones', 'about') - 1;

/** The slide that has not faded out. */
const SHOWN = '.carousel-slide:not([aria-hidden=true])';
/** The places of slides and track in their slider: a late font moves what is above by a tenth of a pixel. */
async function boxes(slider: Locator): Promise<string[]> {
  // The layout changes while fonts load.
  await slider.page().evaluate(() => document.fonts.ready.then(() => undefined));
  return slider.evaluate((element) => {
    const {top} = element.getBoundingClientRect();
    return [...element.querySelectorAll('.carousel-slide, .carousel-track')].map((part) => {
      const {x, y, width, height} = part.getBoundingClientRect();
      return [x, y - top, width, height].join(' ');
    });
  });
}

/** Which slides are wholly in the row, counted from 0. */
const inView = (slider: Locator) =>
  slider.locator('.carousel-slide').evaluateAll((all) => {
    const row = all[0]!.parentElement!.getBoundingClientRect();
    return all.flatMap((slide, index) => {
      const {left, right} = slide.getBoundingClientRect();
      return left >= row.left - 1 && right <= row.right + 1 ? [index] : [];
    });
  });

/**
 * Finds words as Ctrl+F does, which the headless browser of the tests cannot: it selects words that are not inert, and
 * scrolls to them. @returns whether they were found
 */
const find = (page: Page, words: string) =>
  page.evaluate((text) => {
    const all = [...document.querySelectorAll<HTMLElement>('main h3, main p')];
    const found = all.find((one) => one.innerText.trim() === text && !one.closest('[inert]'));
    if (!found) return false;
    getSelection()!.selectAllChildren(found);
    found.scrollIntoView({block: 'nearest', inline: 'nearest'});
    return true;
  }, words);

const isSlider = (page: Page) => defined(page, 'site-carousel');

/** Waits until Swiper controls the slides. */
async function isReady(show: Locator): Promise<void> {
  await show.scrollIntoViewIfNeeded();
  await expect(show).toHaveAttribute('data-ready', 'true');
}

const sliderOf = (page: Page) => page.getByRole('group', {name: name.milestones, exact: true});
const showOf = (page: Page) => page.getByRole('group', {name: name.pictures});

test.describe('milestones', () => {
  test('slide by buttons and keys', async ({page, trouble}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: 800, height: 400});
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (isScript(response.request())) scripts.push(response);
    });
    await page.goto('/about');
    const slider = sliderOf(page);
    const previous = slider.getByRole('button', {name: name.previousMilestones});
    const next = slider.getByRole('button', {name: name.nextMilestones});

    await test.step('the row can be read before the module is loaded, which a pointer starts', async () => {
      await slider.evaluate((element) => element.scrollIntoView({block: 'center'}));
      await page.waitForLoadState('networkidle');
      await expect(next).toBeEnabled();
      expect(scripts).toEqual([]);
      const before = await boxes(slider);
      await slider.hover();
      await expect(previous).toBeDisabled();
      expect(await boxes(slider)).toEqual(before);
      expect(scripts.map((script) => script.url().split('/').pop())).toEqual(['site-carousel.js']);
    });

    await test.step('buttons', async () => {
      await next.click();
      await expect.poll(() => inView(slider)).toEqual([1, 2]);
      await expect(slider.getByRole('status')).toHaveText(
        `2 to 3 of ${listed('milestones', 'about')}`,
      );
      // Presses during a scroll add up.
      await next.dblclick();
      await expect.poll(() => inView(slider)).toEqual([3, 4]);
      await slider.getByRole('list').press('Home');
      await expect.poll(() => inView(slider)).toEqual([0, 1]);
      await next.click();
      await expect.poll(() => inView(slider)).toEqual([1, 2]);
      await previous.press('Enter');
      await expect.poll(() => inView(slider)).toEqual([0, 1]);
      // At the end of the row the focus stays on the button.
      await expect(previous).toBeDisabled();
      await expect(previous).toBeFocused();
    });

    await test.step('keys', async () => {
      await slider.getByRole('list').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => inView(slider)).toEqual([1, 2]);
      await page.keyboard.press('End');
      await expect.poll(() => inView(slider)).toEqual([LAST - 1, LAST]);
      await expect(next).toBeDisabled();
      await page.keyboard.press('Home');
      await expect.poll(() => inView(slider)).toEqual([0, 1]);
      await page.keyboard.press('End');
      expect(await axeViolations(page, 'main')).toEqual([]);
    });
    expect(trouble).toEqual({messages: [], foreign: []});
  });

  test('show one at a time on a narrow screen with large letters, and nothing is cut', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 740});
    await page.goto('/about');
    const slider = sliderOf(page);
    await isSlider(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(async () => (await inView(slider)).length).toBe(1);
    const cut = await slider
      .locator('.carousel-slide, .carousel-slide *')
      .evaluateAll((all) =>
        all
          .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1 && clientWidth > 0)
          .map(({outerHTML}) => outerHTML.slice(0, 80)),
      );
    expect(cut).toEqual([]);
  });
});

test('partners slide in two rows, which are filled column by column', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/career');
  const slider = page.getByRole('group', {name: name.partners});
  const next = slider.getByRole('button', {name: name.nextPartners});
  await slider.scrollIntoViewIfNeeded();
  const places = await boxes(slider);
  await isSlider(page);
  expect(await boxes(slider)).toEqual(places);
  const partners = listed('partners');
  await expect(slider.locator('.carousel-slide')).toHaveCount(partners);
  await expect.poll(() => inView(slider)).toEqual([0, 1, 2, 3, 4, 5]);
  for (let column = 3; column < Math.ceil(partners / 2); column++) {
    await next.click();
    await expect.poll(() => inView(slider)).toContain(2 * column);
  }
  await expect(next).toBeDisabled();
  expect(await inView(slider)).toContain(partners - 1);
  await slider.getByRole('list').press('Home');
  await expect.poll(() => inView(slider)).toContain(0);
  expect(await axeViolations(page, 'main')).toEqual([]);
});

test.describe('pictures that take turns', () => {
  const current = (page: Page) => showOf(page).locator(SHOWN);
  /** @param place counted from 0, and round after the last */
  const isAt = (page: Page, place: number) =>
    expect(current(page)).toHaveAccessibleName(
      placeName((((place % SLIDES) + SLIDES) % SLIDES) + 1),
    );
  /** Longer than any slide stays. */
  const wait = (page: Page) => page.clock.fastForward(9000);

  test('move by themselves until something holds them', async ({page, trouble}) => {
    await page.clock.install();
    await page.goto('/vmgo');
    const show = showOf(page);
    const button = show.getByRole('button').first();
    // In view, they load their module themselves.
    await isReady(show);

    await test.step('in turns, without end', async () => {
      await expect(show.locator('.carousel-slide')).toHaveCount(listed('mission.slides'));
      await expect(show.locator('.carousel-track')).toHaveAttribute('aria-live', 'off');
      await isAt(page, 0);
      await page.clock.fastForward(3000);
      await isAt(page, 1);
      await expect(show.locator('.carousel-slide').first()).toHaveCSS('transition-duration', '1s');
      await finished(show);
      // The fade itself is seen; from here on it would only be waited for.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.carousel-slide {transition-duration: 0.01s !important}');
        document.adoptedStyleSheets.push(sheet);
      });
      await page.clock.fastForward(3000);
      await isAt(page, 2);
      await finished(show);
    });

    await test.step('not under the pointer', async () => {
      await current(page).hover();
      await expect(show.locator('.carousel-track')).toHaveAttribute('aria-live', 'polite');
      await wait(page);
      await isAt(page, 2);
      await page.mouse.move(0, 0);
      await expect(show.locator('.carousel-track')).toHaveAttribute('aria-live', 'off');
      await page.clock.fastForward(3000);
      await isAt(page, 3);
      await finished(show);
    });

    await test.step('not with the focus on them; the button to pause is the first of it', async () => {
      // The crumb is the last link before the pictures.
      await page.getByRole('main').getByRole('navigation').getByRole('link').focus();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await expect(button).toHaveAccessibleName(name.pause);
      await wait(page);
      await isAt(page, 3);
    });

    await test.step('a pause stays', async () => {
      await page.keyboard.press('Enter');
      await expect(button).toHaveAccessibleName(name.play);
      await button.blur();
      await page.mouse.move(0, 0);
      await wait(page);
      await isAt(page, 3);
      expect(await axeViolations(page, 'main')).toEqual([]);
    });

    await test.step('and play again, with the pointer on the button', async () => {
      await button.click();
      await expect(button).toHaveAccessibleName(name.pause);
      await page.clock.fastForward(3000);
      await isAt(page, 4);
      await finished(show);
    });

    await test.step('not in a tab that is hidden', async () => {
      await setVisibility(page, 'hidden');
      await wait(page);
      await isAt(page, 4);
      await setVisibility(page, 'visible');
      await page.clock.fastForward(3000);
      await isAt(page, 5);
      await finished(show);
    });

    await test.step('not once less motion is asked for', async () => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await expect(show.locator('.carousel-track')).toHaveAttribute('aria-live', 'polite');
      await wait(page);
      await isAt(page, 5);
      expect(trouble).toEqual({messages: [], foreign: []});
    });
  });

  test('show the one whose words are found, and stay at it', async ({page}) => {
    await page.clock.install();
    await page.goto('/vmgo');
    await isReady(showOf(page));
    await isAt(page, 0);
    const slides = showOf(page).locator('.carousel-slide');
    const words = (await slides.nth(1).innerText()).trim();
    expect(await find(page, words)).toBe(true);
    await isAt(page, 1);
    await finished(showOf(page));
    await wait(page);
    await isAt(page, 1);
    expect(await axeViolations(page, 'main')).toEqual([]);
    // A faded one does not lie between the pointer and the one that is seen.
    const text = slides.nth(1).locator('p');
    expect(
      await text.evaluate((one) => {
        const {x, y, width, height} = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    ).toBe(true);
    await page.evaluate(() => getSelection()!.removeAllRanges());
    await page.clock.fastForward(3000);
    await isAt(page, 2);
  });

  test('stand still for those who asked for less motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.clock.install();
    await page.goto('/vmgo');
    const show = showOf(page);
    await show.scrollIntoViewIfNeeded();
    const place = await show.boundingBox();
    await wait(page);
    expect(await page.evaluate(() => customElements.get('site-slideshow'))).toBeUndefined();
    // Nothing plays, so there is nothing to pause.
    await expect(show.getByRole('button')).toHaveCount(2);
    await show.getByRole('button', {name: name.next}).click();
    await isReady(show);
    await isAt(page, 1);
    await expect(show.getByRole('button')).toHaveCount(2);
    expect(await show.boundingBox()).toEqual(place);
    await wait(page);
    await isAt(page, 1);
  });

  test('scroll, with nothing to pause, where Swiper cannot come', async ({page}) => {
    await page.route(/site-slideshow\.js/, (route) => route.abort());
    await page.goto('/vmgo');
    const show = showOf(page);
    await expect(show.getByRole('button')).toHaveCount(2);
    await show.locator('.carousel-track').press('ArrowRight');
    const second = show.getByRole('group', {name: placeName(2), exact: true});
    await expect(second).toBeInViewport({ratio: 0.5});
  });
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  test('a swipe moves the slides', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/vmgo');
    await defined(page, 'site-slideshow');
    await isReady(showOf(page));
    await swipe(page, current(showOf(page)));
    await expect(current(showOf(page))).toHaveAccessibleName(placeName(2));
  });
});

const current = (slider: Locator) => slider.locator(SHOWN);

/** The slides have stopped fading. */
async function finished(show: Locator): Promise<void> {
  await expect
    .poll(() =>
      show.locator('.carousel-slide').evaluateAll((all) =>
        all
          .map((slide) => getComputedStyle(slide).opacity)
          .sort()
          .join(),
      ),
    )
    .toBe([...Array<string>(SLIDES - 1).fill('0'), '1'].join());
}

async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', {value, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** A finger that goes over a slide from right to left. */
async function swipe(page: Page, slide: Locator): Promise<void> {
  await slide.scrollIntoViewIfNeeded();
  const {x, y, width, height} = (await slide.boundingBox())!;
  const at = (part: number) => ({x: x + width * part, y: y + height / 2});
  await moveFingers(page, [{from: at(0.9), to: at(0.2)}]);
}
