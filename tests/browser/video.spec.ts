import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {parse} from 'yaml';
import {siteDir} from '../../scripts/lib/paths';
import {type Locale} from 'nepali-text/locale';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {defined} from './support/scripts';
import {API, imitateYouTube, WIDGET} from './support/youtube';

interface Film {
  id: string;
  youtube: string;
  caption: Record<Locale, string>;
  featured?: boolean;
}

const films = parse(readFileSync(path.join(siteDir, 'src/data/videos.yml'), 'utf8')) as Film[];
const featured = films.find((film) => film.featured)!;
const [second, third] = films.filter((film) => !film.featured) as [Film, Film];

const words = {
  play: 'Play: ',
  player: 'Video player: ',
  loading: 'Loading the player…',
  watch: 'Watch on YouTube (opens in a new tab)',
  retry: 'Try again',
  close: 'Close player',
  offline: 'Your device is offline.',
  blocked: 'The player did not load.',
  unavailable: 'YouTube does not play this video here.',
};

/** The Video page, by the words that its reader has. */
function videoPage(page: Page) {
  const exact = true;
  return {
    open: async () => {
      await page.goto('/video');
      await defined(page, 'site-video');
    },
    cards: page.getByRole('main').getByRole('article'),
    card: (film: Film) => page.getByRole('article').filter({hasText: film.caption.en}),
    link: (film: Film) => page.getByRole('link', {name: words.play + film.caption.en, exact}),
    frame: (film: Film) => page.getByTitle(words.player + film.caption.en, {exact}),
    frames: page.locator('main iframe'),
    watch: page.getByRole('main').getByRole('link', {name: words.watch, exact}),
    retry: page.getByRole('button', {name: words.retry, exact}),
    close: page.getByRole('button', {name: words.close, exact}),
    alert: page.getByRole('main').getByRole('alert'),
    status: page.getByRole('main').getByRole('status').filter({hasText: words.loading}),
  };
}

/** A frame that is there and on top, once its film plays. */
async function expectPlaying(frame: Locator): Promise<void> {
  await expect(frame.contentFrame().getByRole('button', {name: 'Pause'})).toBeVisible();
}

/** React and the library. */
const PLAYER = '**/player.js*';

test('/video plays one film at a time', async ({page, trouble}) => {
  await imitateYouTube(page);
  const {open, cards, link, frame, frames, close} = videoPage(page);
  await open();

  const player = page.waitForRequest(PLAYER);
  let isAsked = false;
  void player.then(() => (isAsked = true));
  await test.step('a glance with pointer or keyboard asks nothing of anyone', async () => {
    await link(second).hover();
    await link(second).focus();
    await page.waitForLoadState('networkidle');
    expect(isAsked).toBe(false);
    expect(trouble).toEqual({messages: [], foreign: []});
  });

  const places = () =>
    cards.evaluateAll((all) =>
      all.map((one) => {
        const {top, width, height} = one.getBoundingClientRect();
        return [Math.round(top + window.scrollY), width, height];
      }),
    );
  const still = await places();
  await test.step('one click plays it in the place of the poster, with sound', async () => {
    await link(featured).click();
    await expectPlaying(frame(featured));
    await player;
    await expect(link(featured)).toBeHidden();
    const source = new URL((await frame(featured).getAttribute('src'))!);
    expect(source.origin + source.pathname).toBe(
      `https://www.youtube-nocookie.com/embed/${featured.youtube}`,
    );
    const asked = Object.fromEntries(source.searchParams);
    expect(asked).toMatchObject({
      autoplay: '1',
      playsinline: '1',
      enablejsapi: '1',
      hl: 'en',
      origin: new URL(page.url()).origin,
    });
    expect(asked).not.toHaveProperty('mute');
    expect(asked).not.toHaveProperty('controls');
    await expect(frame(featured)).toHaveAttribute(
      'referrerpolicy',
      'strict-origin-when-cross-origin',
    );
    await expect(frame(featured)).toBeFocused();
    expect(await places()).toEqual(still);
  });

  await test.step('axe finds nothing around the frame', async () => {
    expect(await axeViolations(page, 'main')).toEqual([]);
  });

  await test.step('Tab goes through the frame to the button that closes it', async () => {
    await page.keyboard.press('Tab');
    await expect(frame(featured).contentFrame().getByRole('button', {name: 'Pause'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
  });

  await test.step('a second film takes over, here by keyboard', async () => {
    await link(second).press('Enter');
    await expectPlaying(frame(second));
    await expect(frames).toHaveCount(1);
    await expect(frame(second)).toBeFocused();
    await expect(link(featured)).toBeVisible();
    expect(await places()).toEqual(still);
  });

  await test.step('closing gives the poster back, and the focus to its link', async () => {
    await close.click();
    await expect(frames).toHaveCount(0);
    await expect(link(second)).toBeFocused();
    await link(third).press('Enter');
    await expectPlaying(frame(third));
    await close.focus();
    await page.keyboard.press('Escape');
    await expect(frames).toHaveCount(0);
    await expect(link(third)).toBeFocused();
  });

  const hosts = new Set(trouble.foreign.map((url) => new URL(url).host));
  expect([...hosts]).toEqual(['www.youtube.com', 'www.youtube-nocookie.com']);
  expect(trouble.messages).toEqual([]);
});

test('/video tells what YouTube refuses', async ({page, trouble}) => {
  await imitateYouTube(page, {error: 150});
  const {open, link, frame, frames, alert, watch, retry} = videoPage(page);
  await open();
  await link(third).click();
  await expect(alert).toContainText(words.unavailable);
  await expect(watch).toHaveAttribute('href', `https://www.youtube.com/watch?v=${third.youtube}`);
  await expect(watch).toHaveAttribute('target', '_blank');
  await expect(frames).toHaveCount(0);
  await imitateYouTube(page);
  await retry.click();
  await expectPlaying(frame(third));
  // The library writes the player's error into the console; nothing else is there.
  expect(trouble.messages).toHaveLength(1);
});

test('/video says why a film does not come', async ({page, context}) => {
  const crashes: Error[] = [];
  page.on('pageerror', (error) => crashes.push(error));
  await page.clock.install();
  await imitateYouTube(page);
  const view = videoPage(page);
  const {open, link, frame, frames, alert, watch, retry, status} = view;
  await open();

  await test.step('without a connection, at once', async () => {
    await context.setOffline(true);
    await link(second).click();
    await expect(alert).toContainText(words.offline);
    await expect(watch).toBeVisible();
    expect(await axeViolations(page, 'main')).toEqual([]);
    await context.setOffline(false);
  });

  await test.step('when the script of YouTube is blocked', async () => {
    await page.unroute(API);
    await page.route(API, (route) => route.abort());
    await retry.click();
    await expect(alert).toContainText(words.blocked);
    await expect(link(second)).toBeFocused();
    await expect(frames).toHaveCount(0);
  });

  await test.step('when the script of YouTube comes and the one that it asks for does not', async () => {
    await imitateYouTube(page);
    await page.route(WIDGET, (route) => route.abort());
    await retry.click();
    await expect(status).toBeVisible();
    await page.clock.fastForward('00:20');
    await expect(alert).toContainText(words.blocked);
    await expect(frames).toHaveCount(0);
    await page.unroute(WIDGET);
  });

  await test.step('when the frame never answers, with a way on in the meantime', async () => {
    await imitateYouTube(page, {silent: true});
    await retry.click();
    await expect(status).toBeVisible();
    await expect(frame(second).contentFrame().getByRole('button')).toBeAttached();
    await expect(watch).toBeVisible();
    expect(await axeViolations(page, 'main')).toEqual([]);
    // Nothing covered can be reached by keyboard.
    await page.keyboard.press('Shift+Tab');
    await expect(watch).toBeFocused();
    await page.clock.fastForward('00:20');
    await expect(alert).toContainText(words.blocked);
    await expect(frames).toHaveCount(0);
  });

  await test.step('and plays when the way is free', async () => {
    await imitateYouTube(page);
    await retry.click();
    await expectPlaying(frame(second));
    await expect(alert).toHaveCount(0);
  });

  expect(crashes).toEqual([]);
});

test('/video takes a double click for one, and leaves a click for a new tab to the browser', async ({
  page,
}) => {
  await imitateYouTube(page, {silent: true});
  const {open, card, link, frame, frames, close, watch} = videoPage(page);
  await open();
  await link(second).scrollIntoViewIfNeeded();
  // In the place where the way to YouTube will appear.
  const {x, y, width, height} = (await card(second).locator('svg').first().boundingBox())!;
  await page.mouse.dblclick(x + width / 4, y + height - 20);
  await expect(frame(second)).toBeAttached();
  await expect(watch).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/video');
  const player = await frame(second).elementHandle();
  await link(second).press('Enter');
  expect(await player!.evaluate((element) => element.isConnected)).toBe(true);

  await close.click();
  // Hears the click last, and keeps the new tab from opening.
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      document.body.dataset.left = String(!event.defaultPrevented);
      event.preventDefault();
    });
  });
  for (const key of ['Control', 'Meta', 'Shift', 'Alt'] as const) {
    await link(second).click({modifiers: [key]});
    await expect(page.locator('body')).toHaveAttribute('data-left', 'true');
  }
  await expect(frames).toHaveCount(0);
  await link(second).click();
  await expect(page.locator('body')).toHaveAttribute('data-left', 'false');
});
