import {withStateBuildDir} from '../../scripts/lib/paths';
import {listen} from '../../src/plugins/routing/server';
import {githubPagesHost} from '../browser/support/githubPagesHost';
import {expect, test} from '../browser/support/fixtures';

test('the first use of a component with state starts React, and the press counts', async ({
  page,
}) => {
  const host = await listen(githubPagesHost(withStateBuildDir));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(host.origin);
  const button = page.getByRole('button');
  await expect(button).toHaveText('Pressed 0 times');
  await expect(page.locator('body')).toHaveText('Pressed 0 times');
  expect(scripts).toEqual([]);
  // A press that arrives at once, without a pointer that comes to it before.
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(button).toHaveText('Pressed 1 times');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await button.click();
  await expect(button).toHaveText('Pressed 2 times');
  await expect(button).not.toHaveAttribute('aria-busy');
  expect(scripts).not.toEqual([]);
  await host.close();
});
