import {fillForm} from '../browser/support/fillForm';
import {expect, test} from '../browser/support/fixtures';
import {hydrated} from '../browser/support/scripts';
import {knownLocales, prefixOf} from '../browser/support/words';
import {imitateYouTube} from '../browser/support/youtube';
import {recordViolations} from './support/violations';

const ATLAS = 'https://www.openstreetmap.org/**';

// Both languages have the same scripts and, but for the hashes of styles, the same policy.
for (const locale of knownLocales.slice(1)) {
  test(`what opens, plays and is filled in keeps to the policy (${locale})`, async ({
    page,
    trouble,
  }) => {
    const violations = await recordViolations(page);
    const main = page.getByRole('main');
    const visit = async (path: string) => {
      await page.goto(prefixOf(locale) + path);
      await hydrated(page);
    };

    for (const [path, card] of [
      ['/certificate', 'article a'],
      ['/city', 'article a'],
    ] as const) {
      await test.step(`a picture of ${path} in full`, async () => {
        await visit(path);
        await main.locator(card).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('+');
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('dialog').locator('img:visible').first()).toBeVisible();
        expect(await violations()).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }

    for (const path of ['/about', '/vmgo', '/career']) {
      await test.step(`the slides of ${path}`, async () => {
        await visit(path);
        const slides = main.locator('[aria-roledescription]').first();
        await slides.scrollIntoViewIfNeeded();
        await slides.getByRole('button').last().click();
        expect(await violations()).toEqual([]);
      });
    }

    await test.step('a typeface', async () => {
      await visit('/fonts');
      const answer = page.waitForResponse('**/typefaces/*.ttf');
      await main.getByRole('combobox').selectOption({index: 3});
      expect((await answer).status()).toBe(200);
      await expect(main.getByRole('status').first()).not.toBeEmpty();
      expect(await violations()).toEqual([]);
    });

    await test.step('a video', async () => {
      await imitateYouTube(page);
      await visit('/video');
      await main.locator('article a').first().click();
      const frame = main.locator('iframe');
      await expect(frame.contentFrame().getByRole('button', {name: 'Pause'})).toBeVisible();
      expect(await violations()).toEqual([]);
    });

    await test.step('what YouTube has besides its player', async () => {
      const kept = trouble.messages.length;
      await page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.src = 'https://www.youtube-nocookie.com/watch';
        document.body.append(frame);
      });
      await expect(async () => {
        expect((await violations()).map((each) => each.trim())).toEqual([
          'frame-src https://www.youtube-nocookie.com',
        ]);
      }).toPass({timeout: 30_000});
      // The browser writes it into the console.
      trouble.messages.splice(kept);
    });

    await test.step('the map', async () => {
      await page.route(ATLAS, (route) =>
        route.fulfill({contentType: 'text/html', body: '<!doctype html><p>Map'}),
      );
      await visit('/contact');
      await main.locator('button:not(form button)').first().click();
      await expect(main.locator('iframe').contentFrame().getByText('Map')).toBeVisible();
      expect(await violations()).toEqual([]);
    });

    for (const path of ['/contact', '/feedback', '/career']) {
      await test.step(`the form of ${path}`, async () => {
        await visit(path);
        await fillForm(main.locator('form[method=dialog]'));
        await expect(main.locator('a[href^="mailto:"][href*="body="]')).toBeVisible();
        expect(await violations()).toEqual([]);
      });
    }

    await test.step('the search', async () => {
      await visit('/');
      await main.getByRole('search').getByRole('combobox').first().selectOption({index: 1});
      await main.getByRole('search').getByRole('button').click();
      await expect(page).toHaveURL(/\/career\?city=/);
      expect(await violations()).toEqual([]);
    });

    expect(trouble.messages).toEqual([]);
  });
}
