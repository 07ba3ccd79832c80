import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, goTo, test} from './support/fixtures';
import {git} from './support/site';

test('the page beside is the build with what was saved last, and runs no script', async ({
  page,
  site,
  editor,
}) => {
  // The site was built before a developer committed.
  const commit = git(site.siteDir, 'rev-parse', 'HEAD');
  await page.route('**/build.json', (route) => route.fulfill({json: {commit}}));
  const file = path.join(site.siteDir, 'pages/how.mdx');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^# .*$/m, '# Committed later'));
  git(site.siteDir, 'commit', '-qam', 'Later');
  git(site.siteDir, 'push', '-q');

  await goTo(page, '#/page/pages/how.mdx');
  await page.getByRole('button', {name: 'Show page'}).click();
  const frame = page.frameLocator('iframe');
  const heading = frame.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('Committed later');

  const box = page.getByRole('textbox', {name: /^Page heading \d+: English$/});
  for (const text of ['How we work', 'How it works for you']) {
    await box.fill(text);
    await page.keyboard.press('Control+S');
    await expect(heading).toHaveText(text);
  }
  await page.getByRole('button', {name: 'Edit this'}).click();
  await heading.click();
  await expect(box).toBeFocused();
  await page.getByRole('link', {name: 'Undo'}).click();
  const undo = page.getByRole('button', {name: /^Undo this/});
  await undo.first().click();
  await expect(heading).toHaveText('How we work');
  await undo.last().click();
  await expect(heading).toHaveText('Committed later');

  const answer = await page.request.get(`${editor.origin}/how`);
  expect(answer.headers()['content-security-policy']).toMatch(
    /frame-ancestors 'self'.*, script-src 'none'$/,
  );
  await expect(frame.locator('script')).toHaveCount(0);
});
