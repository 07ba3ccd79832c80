import {baseOf} from '../../scripts/lib/paths';
import {expect, test} from '../browser/support/fixtures';
import {imitateYouTube} from '../browser/support/youtube';
import {locales} from 'nepali-text/locale';

const openMap = {en: 'Open the map here', ne: 'नक्सा यहीँ खोल्नुहोस्'};

for (const locale of locales) {
  test(`player and map keep to the policy (${locale})`, async ({page, trouble}) => {
    await imitateYouTube(page);
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Map</title>'}),
    );
    const base = baseOf(locale);
    await page.goto(`${base}video`);
    await page.locator('main a[data-press]').first().click();
    const player = page.frameLocator('iframe[src^="https://www.youtube-nocookie.com/embed/"]');
    await expect(player.getByRole('button', {name: 'Pause'})).toBeVisible();

    await page.goto(`${base}contact`);
    await page.getByRole('button', {name: openMap[locale]}).click();
    const map = page.frameLocator('iframe[src^="https://www.openstreetmap.org/"]');
    await expect(map.locator('html')).toHaveCount(1);

    expect(trouble.messages).toEqual([]);

    // What YouTube has besides its player.
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = 'https://www.youtube-nocookie.com/watch';
      document.body.append(frame);
    });
    await expect
      .poll(() => trouble.messages)
      .toEqual([expect.stringContaining("Framing 'https://www.youtube-nocookie.com/' violates")]);
    trouble.messages.length = 0;
  });
}
