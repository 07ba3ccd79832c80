import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../../scripts/lib/paths';
import {fillForm} from '../browser/support/fillForm';
import {expect, test} from '../browser/support/fixtures';

// This build is without src/plugins/performance: Docusaurus loads style sheet and scripts by itself.

test('a page can be read and its form makes an e-mail', async ({page, trouble}) => {
  await page.goto('/ne/feedback');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'running');
  await fillForm(main.locator('form[method=dialog]'));
  await expect(main.locator('a[href^="mailto:"][href*="body="]')).toBeVisible();
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('documents name scripts and style sheet as Docusaurus does', () => {
  const html = readFileSync(path.join(buildDir, 'about.html'), 'utf8');
  expect(html).toMatch(/<link[^>]* rel="?stylesheet/);
  expect(html).toMatch(/<script[^>]* defer/);
  expect(html).not.toMatch(/<(?:link|script)[^>]*="?later|<style/);
});
