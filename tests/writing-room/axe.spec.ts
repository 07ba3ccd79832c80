import type {Page} from '@playwright/test';
import {axeViolations} from '../browser/support/axe';
import {expect, test} from './support/fixtures';

test.use({viewport: {width: 768, height: 1024}});

/** The hash of each view, and its heading. */
const views = [
  ['#/pages', 'Pages'],
  ['#/page/docs/faq.mdx', /./],
  ['#/list/team?path=[0]', 'Team'],
  ['#/todo', 'To do'],
  ['#/handIn', 'Hand in your changes'],
  ['#/newPage', /./],
] as const;

async function open(page: Page, hash: string, name: string | RegExp): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
  await expect(page.getByText('Loading …')).toHaveCount(0);
}

test('axe finds nothing wrong with any view', async ({page}) => {
  await expect(page.getByRole('heading', {level: 1, name: 'Pages'})).toBeVisible();
  for (const [hash, name] of views) {
    await open(page, hash, name);
    expect.soft(await axeViolations(page), hash).toEqual([]);
  }
});
