import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir, fullBuildDir} from '../../scripts/lib/paths';
import {expect, test} from '../browser/support/fixtures';

// This is what `docusaurus build` alone makes, and it is without src/publish/first-paint: Docusaurus loads
// style sheet and scripts by itself.

test('a page can be read and its form makes an e-mail', async ({page, trouble}) => {
  await page.goto('/ne/feedback');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const form = main.locator('form[method=dialog]');
  for (const field of await form.locator('input, textarea').all()) {
    const isMail = (await field.getAttribute('type')) === 'email';
    await field.fill(isMail ? 'asha@example.com' : '98');
  }
  await form.locator('button[type=submit]').click();
  await expect(main.locator('a[href^="mailto:"][href*="body="]')).toBeVisible();
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('the title has the city of the address after hydration', async ({page, trouble}) => {
  await page.goto('/hire?city=pokhara');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page).toHaveTitle(/Pokhara/);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Pokhara');
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('an article shows both of its languages after hydration', async ({page, trouble}) => {
  await page.goto('/ne/tos?both');
  await expect(page.locator('html')).toHaveAttribute('data-view', 'both');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await page.locator('main [data-translation]').count()).toBeGreaterThan(30);
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('documents name scripts and style sheet as Docusaurus does', () => {
  const html = readFileSync(path.join(buildDir, 'about.html'), 'utf8');
  expect(html).toMatch(/<link[^>]* rel="?stylesheet/);
  expect(html).toMatch(/<script[^>]* defer/);
  expect(html).not.toMatch(/<(?:link|script)[^>]*="?later|<style/);
});

/** The files of a build, but those that the bundler names by their content, and a note of npm start. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/(?:^|\/)assets\/(?:css|js)\/|^\.hosting\/inputs$/.test(name))
    .sort();

test('a build by Docusaurus alone has every file of the site but the compressed copies', () => {
  const isCopy = (name: string) => /\.(?:br|gz)$/.test(name);
  const full = filesIn(fullBuildDir);
  expect(full.filter(isCopy).length).toBeGreaterThan(100);
  expect(filesIn(buildDir)).toEqual(full.filter((name) => !isCopy(name)));
  const has = (name: string, text: RegExp) =>
    text.test(readFileSync(path.join(buildDir, name), 'utf8'));
  expect(has('404.html', /pages:\[[^\]]*"\/ne\/about"/)).toBe(true);
  expect(has('ne/faq.html', /"@type":"FAQPage"/)).toBe(true);
});
