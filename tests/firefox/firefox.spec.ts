import {buildDir} from '../../scripts/lib/paths';
import {locales} from 'nepali-text/locale';
import {startServer} from '../../src/publish/server';
import {entriesOf, listed} from '../browser/support/lists';
import {halfOfPages} from '../browser/support/routes';
import {expect, firefoxMissing, test} from './support/firefox';
import type {Tab} from './support/types';

test.beforeEach(({}, {project}) => {
  test.skip(project.name === 'firefox' && firefoxMissing !== null, firefoxMissing ?? '');
});
if (firefoxMissing) console.log(firefoxMissing);

/** An element by its role and its whole name. */
const named = (role: string, name: string) => `::-p-aria(${name}[role="${role}"])`;

/** Asks a page until it answers so. It may be on its way to another one. */
const expectOf = <Args extends unknown[], Result>(
  tab: Tab,
  question: (...args: Args) => Result,
  ...args: Args
) => expect.poll(() => tab.evaluate(question, ...args).catch(String));

const expectPath = (tab: Tab, address: string) =>
  expectOf(tab, () => location.pathname + location.search + location.hash).toBe(address);
/** The text of all such elements. */
const expectText = (tab: Tab, selector: string, text: string | RegExp) =>
  expectOf(
    tab,
    (name) =>
      [...document.querySelectorAll<HTMLElement>(name)].map((one) => one.innerText).join('\n'),
    selector,
  ).toMatch(text);
const expectFocus = (tab: Tab, selector: string) =>
  expectOf(tab, (name) => document.activeElement?.matches(name), selector).toBe(true);
/** How many such elements are shown. */
const expectShown = (tab: Tab, selector: string, count: number) =>
  expectOf(
    tab,
    (name) => [...document.querySelectorAll(name)].filter((one) => one.checkVisibility()).length,
    selector,
  ).toBe(count);
const press = (tab: Tab, selector: string) => tab.locator(selector).click();

/** Follows a link of the menu. */
async function follow(tab: Tab, address: string): Promise<void> {
  await press(tab, 'header summary');
  await press(tab, `header details[open] a[href="${address}"]`);
}

/** In a page: brings every picture. @returns what is wrong */
async function faultsOf(): Promise<string[]> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  const loaded = await Promise.allSettled(pictures.map((picture) => picture.decode()));
  const broken = pictures.filter((_picture, index) => loaded[index]!.status === 'rejected');
  const {scrollWidth, clientWidth} = document.documentElement;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // Pictures move on one of these, the other lists what is saved on the device.
  const isStill = !/\/(?:vmgo|offline)$/.test(location.pathname);
  const unwanted = files.filter(
    ({name, responseStatus}) => responseStatus >= 400 || (isStill && name.endsWith('.js')),
  );
  return [
    ...broken.map(({src}) => src),
    ...unwanted.map(({name}) => name),
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
  ];
}

test('every page is whole, fits a phone and needs no script to be read', async ({
  visit,
  baseURL,
}) => {
  const tab = await visit('about:blank');
  const faults: Record<string, string[]> = {};
  for (const {path} of locales.flatMap(halfOfPages)) {
    await tab.goto(baseURL + path);
    const found = await tab.evaluate(faultsOf);
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});

test('the menu opens, Escape closes it, and a link of it leads on', async ({visit}) => {
  const tab = await visit('/ne/about');
  const summary = 'header summary';
  await press(tab, summary);
  await expectShown(tab, 'header details[open]', 1);
  await tab.keyboard.press('Escape');
  await expectShown(tab, 'header details[open]', 0);
  await expectFocus(tab, summary);
  await follow(tab, '/ne/team');
  await expectPath(tab, '/ne/team');
});

test('a question opens and closes', async ({visit}) => {
  const tab = await visit('/ne/faq');
  const answer = '#minimum-age';
  const question = `details:has(> ${answer}) > summary`;
  for (const shown of [1, 0]) {
    await press(tab, question);
    await expectShown(tab, answer, shown);
  }
});

test('the search answers in Nepali to Latin letters', async ({visit}) => {
  const tab = await visit('/ne/about');
  const control = 'header a[href="/ne/search"]';
  await press(tab, control);
  await tab.locator('dialog input[type=search]').fill('bijuli mistri');
  await expectShown(tab, 'dialog li:first-child a[href="/ne/hire/electrician"]', 1);
  // The first empties the box.
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Escape');
  await expectShown(tab, 'dialog', 0);
  await expectFocus(tab, control);
});

test('a form names what is missing, and makes the message ready', async ({visit}) => {
  const tab = await visit('/contact');
  const submit = '#query button[type=submit]';
  await press(tab, submit);
  await expectText(tab, '#query', 'Enter your first name');
  await expectShown(tab, '#query [aria-invalid=true]', 5);
  for (const [id, value] of [
    ['first-name', 'Asha'],
    ['last-name', 'Rai'],
    ['email', 'asha@example.com'],
    ['phone', '9800000000'],
  ] as const) {
    await tab.locator(`#query-${id}`).fill(value);
  }
  await tab.select('#query-topic', 'others');
  await press(tab, submit);
  await expectText(tab, 'main', 'Your message is ready');
  await expectPath(tab, '/contact');
});

test('the coverage is narrowed to a year and a language', async ({visit}) => {
  const reports = entriesOf('media') as {date: string; language: string}[];
  const year = reports[0]!.date.slice(0, 4);
  const found = reports.filter((one) => one.date.startsWith(year) && one.language === 'ne').length;
  const tab = await visit('/media');
  await tab.select('main select', year);
  await press(tab, 'main fieldset label[lang=ne]');
  await expectText(tab, 'main [role=status]', `Showing ${found} of ${reports.length}`);
  await expectShown(tab, 'main article', found);
  await expectPath(tab, `/media?year=${year}&language=ne`);
});

test('the search for people finds them, and Back brings back all', async ({visit}) => {
  const [{city}] = entriesOf('profiles') as [{city: string}];
  const people = [...entriesOf('profiles'), ...entriesOf('graduates')];
  const tab = await visit('/ne/career');
  await expectShown(tab, '#results article', people.length);
  await tab.select('form[role=search] select[name=city]', city);
  await press(tab, 'form[role=search] button');
  const found = people.filter((one) => one.city === city).length;
  await expectShown(tab, '#results article', found);
  await expectPath(tab, `/ne/career?city=${city}#results`);
  await tab.evaluate(() => history.back());
  await expectShown(tab, '#results article', people.length);
});

test('the first press moves the milestones on, whenever it comes', async ({visit}) => {
  const milestones = listed('milestones', 'about');
  for (let time = 0; time < 2; time += 1) {
    const tab = await visit('/about');
    await press(tab, named('button', 'Next milestones'));
    await expectText(tab, 'main [role=group] [role=status]', `2 of ${milestones}`);
  }
});

test('a certificate opens, and Back closes it', async ({visit}) => {
  const tab = await visit('/certificate');
  const card = 'main li:nth-child(4) article a';
  await press(tab, card);
  await expectText(tab, 'dialog [role=status]', `4 / ${listed('certificates')}`);
  await tab.evaluate(() => history.back());
  await expectShown(tab, 'dialog', 0);
  await expectPath(tab, '/certificate');
  await expectFocus(tab, card);
});

test('a film that does not come leaves the way to YouTube', async ({visit}) => {
  const tab = await visit('/video');
  const [film] = entriesOf('videos') as [{youtube: string; caption: {en: string}}];
  await press(tab, named('link', `Play: ${film.caption.en}`));
  await expectText(tab, 'main [role=alert]', 'The player did not load.');
  const watch = `main a[href="https://www.youtube.com/watch?v=${film.youtube}"]`;
  await expectText(tab, watch, 'Watch on YouTube');
});

test('a font is tried with words of the reader', async ({visit}) => {
  const tab = await visit('/ne/fonts');
  const fonts = entriesOf('fonts').filter(({file}) => file);
  const id = String(fonts[1]!.id);
  await tab.locator('#tester-text').fill('Namaste');
  await tab.select('#tester-font', id);
  const sample = 'main section:has(#tester-text) p';
  await expectText(tab, sample, 'Namaste');
  await expectOf(
    tab,
    (name) => getComputedStyle(document.querySelector(name)!).fontFamily,
    sample,
  ).toMatch(`Typeface ${id}`);
});

test('the map comes in the place of its sketch, and goes', async ({visit}) => {
  const tab = await visit('/contact');
  await press(tab, named('button', 'Open the map here'));
  await expectShown(tab, 'iframe[src^="https://www.openstreetmap.org/"]', 1);
  await press(tab, named('button', 'Close the map'));
  await expectShown(tab, 'iframe', 0);
});

test('an article is shown in both languages', async ({visit}) => {
  const tab = await visit('/ne/tos');
  await press(tab, named('link', 'दुवै'));
  await expectPath(tab, '/ne/tos?both');
  await expectOf(
    tab,
    () => document.querySelectorAll('main [data-translation][lang=en]').length,
  ).toBeGreaterThan(30);
  expect(await tab.evaluate(faultsOf)).not.toContainEqual(expect.stringMatching('wide'));
});

test('the other language is at the same place', async ({visit}) => {
  const tab = await visit('/tos#termination');
  const placeFrom = (from: number) =>
    Math.abs(document.querySelector('#termination')!.getBoundingClientRect().top - from);
  await expectOf(tab, placeFrom, 0).toBeLessThan(200);
  await press(tab, 'header summary');
  const before = await tab.evaluate(() => {
    const heading = document.querySelector('#termination')!;
    heading.scrollIntoView({behavior: 'instant'});
    const {top} = heading.getBoundingClientRect();
    // The drivers would scroll the page before they press.
    document.querySelector<HTMLElement>('header details[open] a[href^="/ne/tos"]')!.click();
    return top;
  });
  await expectPath(tab, '/ne/tos#termination');
  await expectOf(tab, placeFrom, before).toBeLessThan(24);
});

test('what was read opens when the host is gone', async ({visit}) => {
  const host = await startServer(buildDir);
  const tab = await visit(`${host.origin}/tos`);
  await follow(tab, '/team');
  await expectPath(tab, '/team');
  await expectOf(tab, async () =>
    (await (await caches.open('pages')).keys()).map(({url}) => new URL(url).pathname),
  ).toContain('/team');
  await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await host.close();

  await tab.goto(`${host.origin}/contact`);
  await expectText(tab, '[role=status]', 'You are offline');
  await expectText(tab, 'h1', /./);
  await tab.goto(`${host.origin}/team`);
  await expectText(tab, '[role=status]', 'This page was saved on');
  for (const path of ['/press', '/ne/team', '/john.doe']) {
    await tab.goto(host.origin + path);
    await expectText(tab, '[role=status]', 'this page is not saved');
  }
});
