import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {parse} from 'yaml';
import {entriesOf} from '../../../tests/browser/support/lists';
import {missingIn} from '../../../tests/lines';
import {expect, test} from './support/fixtures';
import {createPerson, type Person} from './support/person';

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

/** The lines that differ, of one file: [taken away, added]. */
function changedLines(before: string, after: string): [string[], string[]] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [missingIn(now, old), missingIn(old, now)];
}

interface Task {
  page: Page;
  person: Person;
  siteDir: string;
  read: (file: string) => string;
}

const box = ({page}: Task, name: string | RegExp) => page.getByRole('textbox', {name});
const button = ({page}: Task, name: string | RegExp) => page.getByRole('button', {name});

/** Opens a list from whatever is on the screen. */
async function openList({page, person}: Task, name: string): Promise<void> {
  await person.press(page.getByRole('link', {name: /^Lists/}));
  await person.press(page.getByRole('link', {name: new RegExp(`^${name}`)}));
  await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
}

async function addEntry(task: Task, fill: () => Promise<void>): Promise<void> {
  await task.person.press(button(task, 'Add an entry'));
  await fill();
  await save(task);
}

async function save(task: Task): Promise<void> {
  await task.person.press(button(task, /^Save \d/));
  await expect(task.page.getByText('Saved', {exact: true})).toBeVisible();
}

/** Writes a text that a person has, in both languages. */
async function writeBoth(task: Task, name: string, english: string, nepali: string): Promise<void> {
  await task.person.write(box(task, `${name}: English`), english);
  await task.person.write(box(task, `${name}: नेपाली`), nepali);
}

async function changeSentence(task: Task): Promise<void> {
  const {page, person, read} = task;
  const files = ['pages/how.mdx', 'i18n/ne/docusaurus-plugin-content-pages-words/how.mdx'];
  const before = files.map(read);
  await person.press(page.getByRole('link', {name: /^Pages/}));
  await person.press(page.getByRole('link', {name: /^How It Works/}));
  const english = box(task, /^Paragraph \d+: English$/).first();
  const nepali = box(task, /^Paragraph \d+: नेपाली$/).first();
  await person.write(english, `${await english.textContent()} It takes minutes.`);
  await person.write(nepali, `${await nepali.textContent()} यसमा केही मिनेट लाग्छ।`);
  await save(task);
  for (const [index, file] of files.entries()) {
    const [gone, added] = changedLines(before[index]!, read(file));
    expect([gone.length, added.length]).toEqual([1, 1]);
  }
}

async function addMember(task: Task): Promise<void> {
  const {page, person, read} = task;
  const file = 'src/data/team.yml';
  const before = read(file);
  const photograph = await sharp({
    create: {width: 2600, height: 2600, channels: 3, background: '#2a347f'},
  })
    .jpeg()
    .toBuffer();
  await openList(task, 'Team');
  await addEntry(task, async () => {
    await writeBoth(task, 'Name', 'Dipa Rai', 'दिपा राई');
    await writeBoth(task, 'Role', 'Photographer', 'फोटोग्राफर');
    await person.giveFile(page.getByLabel(/^Choose a picture/), {
      name: 'DSC_0042.JPG',
      mimeType: 'image/jpeg',
      buffer: photograph,
    });
    await expect(page.getByText(/has been reduced to 2400/)).toBeVisible();
  });
  const [gone, added] = changedLines(before, read(file));
  expect(gone).toEqual([]);
  expect(added).toContain('- id: dipa-rai');
  expect(entryIn(read(file), 'dipa-rai')).toEqual({
    id: 'dipa-rai',
    name: {en: 'Dipa Rai', ne: 'दिपा राई'},
    role: {en: 'Photographer', ne: 'फोटोग्राफर'},
    image: '/img/team/dipa-rai.jpg',
  });
}

async function addHeadline(task: Task): Promise<void> {
  const {page, person, read} = task;
  const file = 'src/data/media.yml';
  const before = read(file);
  await openList(task, 'Media coverage');
  await addEntry(task, async () => {
    await person.choose(page.getByRole('combobox', {name: 'Outlet'}), outlet.name.en);
    await person.choose(page.getByRole('combobox', {name: 'Language'}), 'English');
    await person.write(box(task, 'Headline'), 'Electricians: found in minutes');
    // A day between those of other entries.
    await person.write(page.getByLabel('Date', {exact: true}), '2023-07-15');
    await person.press(button(task, '+ Link'));
    await person.write(box(task, 'Link'), 'https://nepal.gov.np/electricians');
  });
  const [gone, added] = changedLines(before, read(file));
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

async function changeFee(task: Task): Promise<void> {
  const {page, person, read} = task;
  const file = 'src/data/facts.yml';
  const before = read(file);
  await openList(task, 'Numbers and dates');
  await person.press(button(task, /^Fee/));
  await expect(page.getByRole('region', {name: /^Fee/})).toBeVisible();
  await person.write(page.getByRole('textbox', {name: 'Value'}), String(newFee));
  await save(task);
  expect(changedLines(before, read(file))).toEqual([[`  value: ${fee}`], [`  value: ${newFee}`]]);
}

async function makePage(task: Task): Promise<void> {
  const {page, person, siteDir, read} = task;
  await person.press(page.getByRole('link', {name: /^Pages/}));
  await person.press(page.getByRole('link', {name: 'New page'}));
  const address = page.getByLabel('Address');
  await address.fill('team');
  await button(task, 'Create the page').click();
  await expect(page.getByText('There is already a page with the address "/team".')).toBeVisible();
  await address.fill('');

  await writeBoth(task, 'Name of the page', 'Our training', 'हाम्रो तालिम');
  await expect(address).toHaveValue('our-training');
  await writeBoth(task, 'Heading', 'How we train', 'हामी कसरी तालिम दिन्छौँ');
  await writeBoth(
    task,
    'Description',
    'What we teach, who can come, how long it takes and what it costs to take part in it.',
    'हामी के सिकाउँछौँ, को आउन सक्छन्, कति समय लाग्छ र सहभागी हुन के चाहिन्छ भन्ने जानकारी।',
  );
  await person.choose(page.getByLabel('Group in the column of links'), 'Company');
  await person.choose(page.getByLabel('Column in the footer'), 'Company');
  await person.press(button(task, 'Create the page'));
  await expect(box(task, /^Paragraph \d: English$/)).toHaveText('Write the first paragraph here.');
  await expect(page).toHaveURL(/our-training/);
  expect(read('docs/our-training.mdx')).toContain('# How we train');
  expect(read(`${TRANSLATIONS}/our-training.mdx`)).toContain('# हामी कसरी तालिम दिन्छौँ');
  expect(read('src/data/pages/names.yml')).toMatch(
    /\n\/our-training:\n {2}en: Our training\n {2}ne: हाम्रो तालिम\n$/,
  );
  expect(
    read('src/data/navigation.yml').match(/    - \/welcome\n    - \/our-training\n/g),
  ).toHaveLength(2);

  await person.press(page.getByRole('link', {name: 'Undo'}));
  await person.press(button(task, /^Undo this/).first());
  await expect(page.getByText('Undone: New page: /our-training')).toBeVisible();
  expect(existsSync(path.join(siteDir, 'docs/our-training.mdx'))).toBe(false);
  expect(read('src/data/navigation.yml')).not.toContain('our-training');
}

async function askQuestion(task: Task): Promise<void> {
  const {page, person, read} = task;
  const contents = () => ['docs/faq.mdx', `${TRANSLATIONS}/faq.mdx`].map(read);
  const before = contents();
  await person.press(page.getByRole('link', {name: /^Pages/}));
  await person.press(page.getByRole('link', {name: /^FAQ/}));
  await person.press(button(task, 'Add question').last());
  await writeBoth(task, 'Question', 'Is there a form?', 'कुनै फाराम छ?');
  await writeBoth(task, 'First paragraph', 'There is none.', 'कुनै छैन।');
  await person.press(page.getByRole('button', {name: 'Add question', exact: true}));
  await expect(box(task, /^Question \d+: English$/).last()).toHaveText('Is there a form?');
  const question = (title: string, answer: string) =>
    `</Faq>\n\n<Faq id="is-there-a-form" question="${title}">\n\n${answer}\n\n</Faq>\n\n</FaqList>\n`;
  const [english, nepali] = contents();
  expect(english).toContain(question('Is there a form?', 'There is none.'));
  expect(nepali).toContain(question('कुनै फाराम छ?', 'कुनै छैन।'));

  await person.press(button(task, 'Remove this question').last());
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Is there a form\?\s*There is none\./);
  await person.press(dialog.getByRole('button', {name: 'Remove this question'}));
  await expect(dialog).toBeHidden();
  await expect.poll(contents).toEqual(before);
}

async function addCity(task: Task): Promise<void> {
  const {page, person, read} = task;
  const before = read('src/data/cities.yml');
  await openList(task, 'Choices in forms');
  await person.press(button(task, 'Add to: Cities'));
  await writeBoth(task, 'Name', 'Testpur', 'टेस्टपुर');
  await save(task);
  await openList(task, 'Cities');
  await addEntry(task, async () => {
    await person.choose(page.getByRole('combobox').first(), 'Testpur');
    await writeBoth(task, 'Name', 'Testpur', 'टेस्टपुर');
    await writeBoth(
      task,
      'Text',
      'A trading town where the hills meet the plain.',
      'पहाड र तराई जोड्ने व्यापारिक सहर।',
    );
  });
  expect(read('src/data/choices.yml')).toContain(
    '  - id: testpur\n    name:\n      en: Testpur\n      ne: टेस्टपुर\n',
  );
  expect(changedLines(before, read('src/data/cities.yml'))[0]).toEqual([]);
}

async function changeButton(task: Task): Promise<void> {
  const {person, read} = task;
  const file = 'src/data/pages/shared.yml';
  const before = read(file);
  await openList(task, 'Shared words');
  const word = box(task, /^Whatsapp: नेपाली$/i);
  await person.write(word, `${await word.textContent()} नै`);
  await save(task);
  const [gone, added] = changedLines(before, read(file));
  expect([gone.length, added.length]).toEqual([1, 1]);
}

async function settlePair(task: Task): Promise<void> {
  const {page, person, siteDir} = task;
  await openList(task, 'Team');
  await person.press(button(task, new RegExp(`^${third}`)).first());
  await person.write(box(task, 'Role: English'), 'Graphic designer');
  await save(task);
  const ledgerOf = () =>
    execFileSync('git', ['diff', '--', 'i18n/ledger'], {cwd: siteDir, encoding: 'utf8'});
  const before = ledgerOf();
  await person.press(page.getByRole('link', {name: /^To do/}));
  const pair = page.getByRole('listitem').filter({hasText: 'Graphic designer'});
  await person.press(pair.getByRole('button', {name: 'Both say the same'}));
  await expect(page.getByText(/^Both languages say the same:/)).toBeVisible();
  await expect(pair).toBeHidden();
  expect(ledgerOf()).not.toBe(before);
}

async function handIn(task: Task): Promise<void> {
  const {page, person} = task;
  await person.press(page.getByRole('link', {name: /^Hand in/}));
  await expect(
    page.getByText(new RegExp(`${newFee}|${newFee.toLocaleString('en')}`)),
  ).toBeVisible();
  await person.write(box(task, 'Your name'), 'Asha Tamang');
  await person.press(button(task, 'Hand in'));
  await expect(page.getByText(/Your changes were sent/)).toBeVisible();
  await expect(page.getByRole('link', {name: 'Hand in', exact: true})).toBeVisible();
}

const tasks: readonly [string, (task: Task) => Promise<void>][] = [
  ['sentence in two languages', changeSentence],
  ['team member with photograph', addMember],
  ['media card', addHeadline],
  ['fee', changeFee],
  ['new page', makePage],
  ['question', askQuestion],
  ['city', addCity],
  ['word of a button', changeButton],
  ['text changed in one language', settlePair],
  ['hand in', handIn],
];

test('a person who knows only what is on the screen does ten tasks', async ({page, site}) => {
  const person = createPerson(page);
  const read = (file: string) => readFileSync(path.join(site.siteDir, file), 'utf8');
  for (const [name, work] of tasks) {
    await test.step(name, async () => {
      await work({page, person, siteDir: site.siteDir, read});
      expect(await person.done(name)).toBeLessThanOrEqual(15);
    });
  }
  const branches = execFileSync('git', ['branch', '--list'], {cwd: site.remote, encoding: 'utf8'});
  const branch = branches.split('\n').find((line) => line && !line.includes('main'));
  expect(branch).toBeDefined();
  const names = execFileSync('git', ['diff', '--name-only', 'main', branch!.trim()], {
    cwd: site.remote,
    encoding: 'utf8',
  });
  expect(names).toContain('static/img/team/dipa-rai.jpg');
});
