import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pseudoBuild} from '../../scripts/lib/paths';
import {fillForm} from '../browser/support/fillForm';
import {expect, test} from '../browser/support/fixtures';
import {hydrated} from '../browser/support/scripts';
import {ownMessages} from './support/pages';

// This build is without src/plugins/performance: Docusaurus loads style sheet and scripts by itself. That
// its pages open in silence and hydrate is in pages.spec.ts.

test('form, carousel, picture and filter work', async ({page, trouble}) => {
  const main = page.getByRole('main');
  const visit = async (address: string) => {
    await page.goto(address);
    await hydrated(page);
  };

  await test.step('a form makes an e-mail', async () => {
    await visit('/feedback');
    await fillForm(main.locator('form[method=dialog]'));
    await expect(main.locator('a[href^="mailto:"][href*="body="]')).toBeVisible();
  });

  await test.step('a carousel moves on', async () => {
    await visit('/about');
    const slides = main.locator('[aria-roledescription]').first();
    await slides.scrollIntoViewIfNeeded();
    const track = slides.locator('.carousel-slide').first();
    const {x} = (await track.boundingBox())!;
    await slides.getByRole('button').last().click();
    await expect.poll(async () => (await track.boundingBox())!.x).toBeLessThan(x);
  });

  await test.step('a picture opens over the page', async () => {
    await visit('/certificate');
    await main.locator('article a').first().click();
    await expect(page.getByRole('dialog').locator('img:visible').first()).toBeVisible();
  });

  await test.step('a filter leaves fewer cards', async () => {
    await visit('/media');
    const cards = main.locator('blockquote:visible');
    const before = await cards.count();
    await main.getByRole('search').getByRole('searchbox').fill('98765');
    await expect(cards).toHaveCount(0);
    expect(before).toBeGreaterThan(5);
  });

  expect(ownMessages(trouble.messages)).toEqual([]);
  expect(trouble.foreign).toEqual([]);
});

test('documents name scripts and style sheet as Docusaurus does', () => {
  const html = readFileSync(path.join(pseudoBuild, 'about.html'), 'utf8');
  expect(html).toMatch(/<link[^>]* rel="?stylesheet/);
  expect(html).toMatch(/<script[^>]* defer/);
  expect(html).not.toMatch(/<(?:link|script)[^>]*="?later|<style/);
});
