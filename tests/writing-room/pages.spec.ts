import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';

const TWINS = 'i18n/ne/docusaurus-plugin-content-docs/current';

async function writeBoth(page: Page, name: string, english: string, nepali: string): Promise<void> {
  await page.getByRole('textbox', {name: `${name}: English`}).fill(english);
  await page.getByRole('textbox', {name: `${name}: नेपाली`}).fill(nepali);
}

test('refuses the address of a page in code, and makes a page in both languages with its links', async ({
  page,
  site,
}) => {
  const read = (file: string) => readFileSync(path.join(site.siteDir, file), 'utf8');
  await page.getByRole('link', {name: 'New page'}).click();
  await page.getByLabel('Address').fill('team');
  await page.getByRole('button', {name: 'Make the page'}).click();
  await expect(page.getByText('There is a page at this address already.')).toBeVisible();
  await page.getByLabel('Address').fill('');

  await writeBoth(page, 'Name of the page', 'Our training', 'हाम्रो तालिम');
  await expect(page.getByLabel('Address')).toHaveValue('our-training');
  await writeBoth(page, 'Heading', 'How we train', 'हामी कसरी तालिम दिन्छौँ');
  await writeBoth(
    page,
    'Description',
    'What we teach, who can come, how long it takes and what it costs to take part in it.',
    'हामी के सिकाउँछौँ, को आउन सक्छन्, कति समय लाग्छ र सहभागी हुन के चाहिन्छ भन्ने जानकारी।',
  );
  await page.getByLabel('Group in the column of links').selectOption('Company');
  await page.getByLabel('Column at the foot of every page').selectOption('Company');
  await page.getByRole('button', {name: 'Make the page'}).click();

  const paragraph = page.getByRole('textbox', {name: /^Paragraph \d: English$/});
  await expect(paragraph).toHaveValue('Write the first paragraph here.');
  expect(read('docs/our-training.mdx')).toContain('# How we train');
  expect(read(`${TWINS}/our-training.mdx`)).toContain('# हामी कसरी तालिम दिन्छौँ');
  expect(read('sidebars.ts')).toContain("'our-training'");
  expect(read('src/data/pages/names.yml')).toMatch(
    /\n\/our-training: \{en: Our training, ne: हाम्रो तालिम\}\n$/,
  );
  expect(read('src/data/navigation.yml')).toContain('    - /welcome\n    - /our-training\n');

  await page.getByRole('link', {name: 'Undo'}).click();
  await page
    .getByRole('button', {name: /^Take back/})
    .first()
    .click();
  await expect(page.getByText('Taken back: New page: /our-training')).toBeVisible();
  expect(existsSync(path.join(site.siteDir, 'docs/our-training.mdx'))).toBe(false);
  expect(read('src/data/navigation.yml')).not.toContain('our-training');
});

test('adds a question in both languages, and removes it', async ({page, site}) => {
  const files = ['docs/faq.mdx', `${TWINS}/faq.mdx`].map((file) => path.join(site.siteDir, file));
  const contents = () => files.map((file) => readFileSync(file, 'utf8'));
  const before = contents();
  await page.getByRole('link', {name: /^FAQ/}).click();
  await page.getByRole('button', {name: 'Add question'}).last().click();
  await writeBoth(page, 'Question', 'Is there a form?', 'कुनै फारम छ?');
  await writeBoth(page, 'First paragraph', 'There is none.', 'कुनै छैन।');
  await page.getByRole('button', {name: 'Add question', exact: true}).click();
  const last = page.getByRole('textbox', {name: /^Question \d+: English$/}).last();
  await expect(last).toHaveValue('Is there a form?');
  const [english, nepali] = contents();
  const question = (title: string, answer: string) =>
    `</Faq>\n\n<Faq id="is-there-a-form" question="${title}">\n\n${answer}\n\n</Faq>\n\n</FaqList>\n`;
  expect(english).toContain(question('Is there a form?', 'There is none.'));
  expect(nepali).toContain(question('कुनै फारम छ?', 'कुनै छैन।'));

  await page.getByRole('button', {name: 'Remove this question'}).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Is there a form?');
  await dialog.getByRole('button', {name: 'Remove this question'}).click();
  await expect(dialog).toBeHidden();
  await expect.poll(contents).toEqual(before);
});
