import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import sharp from 'sharp';
import {parse} from 'yaml';
import {entriesOf} from '../../../tests/browser/support/lists';
import {missingIn} from '../../../tests/lines';
import {expect, test} from './support/fixtures';
import {createPerson} from './support/person';
import {git} from './support/site';

interface Entry {
  id: string;
  name: {en: string};
  value?: number;
  placeholder?: boolean;
}

const entries = (list: string) => entriesOf(list) as unknown as Entry[];
const third = entries('team')[2]!.name.en;
const outlet = entries('outlets')[2]!;
const fee = entries('facts').find(({id}) => id === 'fee')!.value!;
const newFee = fee + 500;
const TRANSLATIONS = 'i18n/ne/docusaurus-plugin-content-docs/current';

/** One entry of a list, as it is written there now. */
const entryIn = (content: string, id: string): unknown =>
  (parse(content) as Entry[]).find((entry) => entry.id === id);

let page: Page;
let siteDir: string;
const person = createPerson();
const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

const box = (name: string | RegExp) => page.getByRole('textbox', {name});
const button = (name: string | RegExp) => page.getByRole('button', {name});
const link = (name: string | RegExp) => page.getByRole('link', {name});
const choice = (name: string) => page.getByRole('combobox', {name});

/** What some work takes out of a file and adds to it, in lines. */
async function linesOf(file: string, work: () => Promise<void>): Promise<[string[], string[]]> {
  const before = read(file).split('\n');
  await work();
  const after = read(file).split('\n');
  return [missingIn(after, before), missingIn(before, after)];
}

/** Opens a list from whatever is on the screen. */
async function openList(name: string): Promise<void> {
  await person.press(link(/^Lists/));
  await person.press(link(new RegExp(`^${name}`)));
  await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
}

async function openPage(name: RegExp): Promise<void> {
  await person.press(link(/^Pages/).first());
  await person.press(link(name));
}

async function save(): Promise<void> {
  await person.press(button(/^Save \d/));
  await expect(page.getByText('Saved', {exact: true})).toBeVisible();
}

/** Writes a text that a person has, in both languages. */
async function writeBoth(name: string, english: string, nepali: string): Promise<void> {
  await person.write(box(`${name}: English`), english);
  await person.write(box(`${name}: नेपाली`), nepali);
}

/** Adds to what a text says. */
const continueText = async (field: Locator, words: string) =>
  person.write(field, `${await field.textContent()} ${words}`);

async function changeSentence(): Promise<void> {
  let nepali: [string[], string[]] = [[], []];
  const english = await linesOf('pages/how.mdx', async () => {
    nepali = await linesOf('i18n/ne/docusaurus-plugin-content-pages-words/how.mdx', async () => {
      await openPage(/^How It Works/);
      await continueText(box(/^Paragraph \d+: English$/).first(), 'It takes minutes.');
      await continueText(box(/^Paragraph \d+: नेपाली$/).first(), 'यसमा केही मिनेट लाग्छ।');
      await save();
    });
  });
  expect([...english, ...nepali].map(({length}) => length)).toEqual([1, 1, 1, 1]);
}

async function addMember(): Promise<void> {
  const file = 'src/data/team.yml';
  const photograph = await sharp({
    create: {width: 2600, height: 2600, channels: 3, background: '#2a347f'},
  })
    .jpeg()
    .toBuffer();
  const [gone, added] = await linesOf(file, async () => {
    await openList('Team');
    await person.press(button('Add an entry'));
    await writeBoth('Name', 'Dipa Rai', 'दिपा राई');
    await writeBoth('Role', 'Photographer', 'फोटोग्राफर');
    await person.giveFile(page.getByLabel(/^Choose a picture/), {
      name: 'DSC_0042.JPG',
      mimeType: 'image/jpeg',
      buffer: photograph,
    });
    await expect(page.getByText(/^640 pixels wide/)).toBeVisible();
    await save();
  });
  expect(gone).toEqual([]);
  expect(added).toContain('- id: dipa-rai');
  expect(entryIn(read(file), 'dipa-rai')).toEqual({
    id: 'dipa-rai',
    name: {en: 'Dipa Rai', ne: 'दिपा राई'},
    role: {en: 'Photographer', ne: 'फोटोग्राफर'},
    image: expect.stringMatching(/^\/img\/team\/dipa-rai-\w+\.jpg$/) as unknown,
  });
}

async function addHeadline(): Promise<void> {
  const file = 'src/data/media.yml';
  const [gone, added] = await linesOf(file, async () => {
    await openList('Media coverage');
    await person.press(button('Add an entry'));
    await person.choose(choice('Outlet'), outlet.name.en);
    await person.choose(choice('Language'), 'English');
    await person.write(box('Headline'), 'Electricians: found in minutes');
    // A day between those of other entries.
    await person.write(page.getByLabel('Date', {exact: true}), '2023-07-15');
    await person.press(button('+ Link'));
    await person.write(box('Link'), 'https://nepal.gov.np/electricians');
    await save();
  });
  expect(gone).toEqual([]);
  expect(added).toHaveLength(6);
  const id = `${outlet.id}-2023-07-15`;
  expect(read(file)).toContain('  headline: "Electricians: found in minutes"\n');
  const written = {
    id,
    outlet: outlet.id,
    language: 'en',
    headline: 'Electricians: found in minutes',
    date: '2023-07-15',
    link: 'https://nepal.gov.np/electricians',
  };
  // In the order of the fields of others, too.
  expect(JSON.stringify(entryIn(read(file), id))).toBe(JSON.stringify(written));
  const dates = (parse(read(file)) as {id: string; date: string}[]).map(({date}) => date);
  expect(dates).toEqual([...dates].sort().reverse());
}

async function changeFee(): Promise<void> {
  const lines = await linesOf('src/data/facts.yml', async () => {
    await openList('Numbers and dates');
    await person.press(button(/^Yearly fee/));
    await expect(page.getByRole('region', {name: /^Yearly fee/})).toBeVisible();
    await person.write(box('Value'), String(newFee));
    await save();
  });
  expect(lines).toEqual([[`  value: ${fee}`], [`  value: ${newFee}`]]);
}

async function makePage(): Promise<void> {
  await openPage(/^New page$/);
  const address = page.getByLabel('Address');
  await address.fill('team');
  await writeBoth('Name of the page', 'Our training', 'हाम्रो तालिम');
  await writeBoth('Heading', 'How we train', 'हामी कसरी तालिम दिन्छौँ');
  await writeBoth(
    'Description',
    'What we teach, who can come, how long it takes and what it costs to take part in it.',
    'हामी के सिकाउँछौँ, को आउन सक्छन्, कति समय लाग्छ र सहभागी हुन के चाहिन्छ भन्ने जानकारी।',
  );
  await button('Create the page').click();
  await expect(page.getByText('There is already a page with the address “/team”.')).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill('');
  await address.blur();
  await expect(address).toHaveValue('our-training');
  await person.press(button('Create the page'));
  await expect(box(/^Paragraph \d: English$/)).toHaveText('Write the first paragraph here.');
  await expect(page).toHaveURL(/our-training/);
  // What is in its files: newPage.test.ts.
  expect(read('docs/our-training.mdx')).toContain('# How we train');
  expect(read('src/data/pages/names.yml')).toContain('/our-training:');

  await person.press(link('Undo'));
  await person.press(button(/^Undo this/).first());
  // Lists of changes say the same, a moment later.
  const said = page.getByRole('status').filter({hasText: 'Undone: New page: Our training'});
  await expect(said).toBeVisible();
  expect(existsSync(path.join(siteDir, 'docs/our-training.mdx'))).toBe(false);
  expect(read('src/data/pages/names.yml')).not.toContain('our-training');
}

async function askQuestion(): Promise<void> {
  const contents = () => ['docs/faq.mdx', `${TRANSLATIONS}/faq.mdx`].map(read);
  const before = contents();
  await openPage(/^FAQ/);
  await person.press(button('Add question').last());
  await writeBoth('Question', 'Is there a form?', 'कुनै फाराम छ?');
  await writeBoth('First paragraph', 'There is none.', 'कुनै छैन।');
  await person.press(page.getByRole('button', {name: 'Add question', exact: true}));
  await expect(box(/^Question \d+: English$/).last()).toHaveText('Is there a form?');
  const question = (title: string, answer: string) =>
    `</Faq>\n\n<Faq id="is-there-a-form" question="${title}">\n\n${answer}\n\n</Faq>\n\n</FaqList>\n`;
  const [english, nepali] = contents();
  expect(english).toContain(question('Is there a form?', 'There is none.'));
  expect(nepali).toContain(question('कुनै फाराम छ?', 'कुनै छैन।'));

  await person.press(button('Remove this question').last());
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Is there a form\?\s*There is none\./);
  await person.press(dialog.getByRole('button', {name: 'Remove this question'}));
  await expect(dialog).toBeHidden();
  await expect.poll(contents).toEqual(before);
}

async function writeList(): Promise<void> {
  const files = ['docs/faq.mdx', `${TRANSLATIONS}/faq.mdx`];
  await openPage(/^FAQ/);
  await person.press(page.getByText(/^More Paragraph/).first());
  await person.press(button(/^Add list/).first());
  await person.write(box('New paragraph: English'), '- A name\n- A photograph');
  await person.write(box('New paragraph: नेपाली'), '- नाम\n- तस्बिर');
  await person.press(page.getByRole('button', {name: 'Add paragraph', exact: true}));
  await expect(box(/^Item \d+: English$/).first()).toHaveText('A name');
  expect(files.map((file) => /- .+\n- .+/.exec(read(file))?.[0])).toEqual([
    '- A name\n- A photograph',
    '- नाम\n- तस्बिर',
  ]);
  await person.press(button(/^Move down Item/).first());
  await expect(box(/^Item \d+: English$/).first()).toHaveText('A photograph');
  expect(files.map((file) => /- .+\n- .+/.exec(read(file))?.[0])).toEqual([
    '- A photograph\n- A name',
    '- तस्बिर\n- नाम',
  ]);
}

async function replaceWord(): Promise<void> {
  const before = read('docs/faq.mdx');
  await person.write(page.getByRole('searchbox'), 'photograph');
  await page.keyboard.press('Enter');
  await person.press(button('Replace these words…'));
  await person.write(box('Replace with'), 'picture');
  await person.press(button(/^Replace in/));
  await expect(page.getByText(/^Replaced in/)).toBeVisible();
  expect(read('docs/faq.mdx')).toBe(before.replaceAll('photograph', 'picture'));
}

async function addCity(): Promise<void> {
  const [gone] = await linesOf('src/data/cities.yml', async () => {
    await openList('Choices in forms');
    await person.press(button('Add to: Cities'));
    await writeBoth('Name', 'Testpur', 'टेस्टपुर');
    await save();
    await openList('Cities');
    await person.press(button('Add an entry'));
    await person.choose(page.getByRole('combobox').first(), 'Testpur');
    await writeBoth('Name', 'Testpur', 'टेस्टपुर');
    await writeBoth(
      'Text',
      'A trading town where the hills meet the plain.',
      'पहाड र तराई जोड्ने व्यापारिक सहर।',
    );
    await save();
  });
  expect(gone).toEqual([]);
  expect(read('src/data/choices.yml')).toContain(
    '  - id: testpur\n    name:\n      en: Testpur\n      ne: टेस्टपुर\n',
  );
}

async function changeButton(): Promise<void> {
  const lines = await linesOf('src/data/pages/shared.yml', async () => {
    await openList('Shared words');
    await continueText(box(/^Whatsapp: नेपाली$/i), 'नै');
    await save();
  });
  expect(lines.map(({length}) => length)).toEqual([1, 1]);
}

async function settlePair(): Promise<void> {
  await openList('Team');
  await person.press(button(new RegExp(`^${third}`)).first());
  await person.write(box('Role: English'), 'Graphic designer');
  await save();
  const ledgerOf = () => git(siteDir, 'diff', '--', 'i18n/ledger');
  const before = ledgerOf();
  await person.press(link(/^To do/));
  const pair = page.getByRole('listitem').filter({hasText: 'Graphic designer'});
  await person.press(pair.getByRole('button', {name: 'Both say the same'}));
  await expect(page.getByText(/^Both languages say the same:/)).toBeVisible();
  await expect(pair).toBeHidden();
  expect(ledgerOf()).not.toBe(before);
}

async function handIn(): Promise<void> {
  await person.press(link(/^Hand in/));
  await expect(
    page.getByText(new RegExp(`${newFee}|${newFee.toLocaleString('en')}`)),
  ).toBeVisible();
  await person.write(box('Your name'), 'Asha Tamang');
  await person.press(button('Hand in'));
  await expect(page.getByText(/Your changes were sent/)).toBeVisible();
  await expect(page.getByRole('link', {name: 'Hand in', exact: true})).toBeVisible();
}

const tasks = {
  'sentence in two languages': changeSentence,
  'team member with photograph': addMember,
  'media card': addHeadline,
  fee: changeFee,
  'new page': makePage,
  question: askQuestion,
  'list, and its order': writeList,
  'another word': replaceWord,
  city: addCity,
  'word of a button': changeButton,
  'text changed in one language': settlePair,
  'hand in': handIn,
};

test('a person who knows only what is on the screen does twelve tasks', async ({
  page: editor,
  site,
}) => {
  page = editor;
  siteDir = site.siteDir;
  for (const [name, work] of Object.entries(tasks)) {
    await test.step(name, async () => {
      await work();
      expect(person.done()).toBeLessThanOrEqual(15);
    });
  }
  const branch = git(site.remote, 'for-each-ref', '--format=%(refname)', 'refs/heads/writing');
  expect(git(site.remote, 'diff', '--name-only', 'main', branch)).toMatch(
    /static\/img\/team\/dipa-rai-\w+\.jpg/,
  );
});
