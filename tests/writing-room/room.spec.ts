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
