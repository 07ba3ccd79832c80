import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, goTo, test} from './support/fixtures';
import {git} from './support/site';

const TRANSLATIONS = 'i18n/ne/docusaurus-plugin-content-docs/current';
const pageOf = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: ${text} ${text}\n---\n\n# ${title}\n\n<Lead>\n\n${text}\n\n</Lead>\n`;

test('a page is moved and deleted on a phone, by keyboard and in Nepali', async ({page, site}) => {
  const {siteDir} = site;
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text);
  write('docs/our-work.mdx', pageOf('Our work', 'What we do every day of the year.'));
  write(`${TRANSLATIONS}/our-work.mdx`, pageOf('हाम्रो काम', 'हामी वर्षभरि हरेक दिन के काम गर्छौँ।'));
  const names = 'src/data/pages/names.yml';
  write(names, `${read(names)}/our-work:\n  en: Our work\n  ne: हाम्रो काम\n`);
  git(siteDir, 'add', '-A');
  git(siteDir, 'commit', '-q', '-m', 'A page');
  git(siteDir, 'push', '-q');

  await page.reload();
  await page.getByRole('button', {name: 'नेपाली'}).press('Enter');
  await page.setViewportSize({width: 360, height: 740});
  await goTo(page, '#/page/docs/our-work.mdx');
  await expect(page.getByRole('heading', {level: 1, name: 'हाम्रो काम'})).toBeVisible();
  await page.getByRole('button', {name: 'ठेगाना र मेटाउने काम'}).press('Enter');
  const dialog = page.getByRole('dialog', {name: 'पृष्ठ /our-work'});
  const field = dialog.getByRole('textbox', {name: 'ठेगाना'});
  await expect(field).toHaveValue('our-work');
  await field.fill('Tos');
  await field.press('Enter');
  await expect(dialog.getByText('ठेगानामा साना अक्षर मात्र हुन्छन्।')).toBeVisible();
  const widths = await page.evaluate(() =>
    [document.body, document.querySelector('dialog')!].map((one) => one.scrollWidth),
  );
  expect(Math.max(...widths)).toBeLessThanOrEqual(360);
  await field.fill('what-we-do');
  await field.press('Enter');
  await expect(page).toHaveURL(/what-we-do\.mdx$/);
  await expect(page.getByRole('heading', {level: 1, name: 'हाम्रो काम'})).toBeFocused();
  expect(read('src/data/redirects.yml')).toBe('- from: /our-work\n  to: /what-we-do\n');

  await page.getByRole('button', {name: 'ठेगाना र मेटाउने काम'}).press('Enter');
  await page.getByRole('button', {name: 'यो पृष्ठ मेटाउनुहोस्'}).press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'पृष्ठहरू'})).toBeFocused();
  expect(() => read('docs/what-we-do.mdx')).toThrow('ENOENT');
  expect(read(names)).not.toContain('what-we-do');

  // A page that others rely on says why it stays.
  await goTo(page, '#/page/docs/tos.mdx');
  await page.getByRole('button', {name: 'ठेगाना र मेटाउने काम'}).press('Enter');
  await expect(page.getByText(/^यो पृष्ठ मेटाउन वा सार्न मिल्दैन/)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
});
