import {expect, test} from './support/fixtures';

test('opens at its address, keeps its key from the server, and shows the pages of the site at the same origin', async ({
  page,
  room,
  trouble,
}) => {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(room.address).toMatch(/^http:\/\/localhost:\d+\/__write\/#[0-9a-f]{32}$/);
  expect(trouble).toEqual({messages: [], foreign: []});

  await page.goto(`${room.origin}/ne/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
});

test('a click on a text of the page beside opens it', async ({page}) => {
  await page.evaluate(() => {
    location.hash = '#/page/docs/press.mdx';
  });
  await page.getByRole('button', {name: 'Show page'}).click();
  const shown = page.frameLocator('iframe').getByRole('heading', {level: 2}).first();
  const words = (await shown.innerText()).replace(/\s+/g, ' ').trim();
  await page.getByRole('button', {name: 'Edit this'}).click();
  await shown.click();
  const box = page.getByRole('textbox', {name: /^Heading \d+: English$/}).first();
  await expect(box).toBeFocused();
  await expect(box).toHaveText(words);
});
