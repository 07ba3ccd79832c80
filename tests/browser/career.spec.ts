import type {Page} from '@playwright/test';
import {digits} from 'nepali-text/digits';
import {type HireQuery, formatSearch, matchesQuery} from '../../src/lib/hireSearch';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {STILL, watchLayoutShifts} from './support/layoutShift';
import {entriesOf} from './support/lists';
import {defined} from './support/scripts';

type Person = Required<HireQuery>;
const people = ['profiles', 'graduates'].flatMap((list) => entriesOf(list) as unknown as Person[]);
const found = (search: HireQuery) => people.filter((person) => matchesQuery(search, person)).length;

/** A search that finds some, one that finds one, and one that finds nobody. */
const CITY: HireQuery = {city: 'kathmandu'};
const ONE: HireQuery = {city: 'biratnagar', profession: 'mern-stack'};
const NOBODY: HireQuery = {city: 'damak', profession: 'ui-ux-designer'};

const at = (search: HireQuery) => `/career${formatSearch(search)}#results`;

function careerPage(page: Page) {
  const form = page.getByRole('search');
  const results = page.locator('#results');
  const count = page.locator('#results-count');
  const box = (name: keyof HireQuery) => form.locator(`select[name=${name}]`);
  return {
    box,
    submit: form.getByRole('button'),
    count,
    results,
    everyone: results.getByRole('button'),
    heading: page.locator('h2[aria-describedby=results-count]'),
    /** The page shows those whom the search finds, says how many, and its boxes say why. */
    async shows(search: HireQuery) {
      await expect(page.getByRole('article')).toHaveCount(found(search));
      await expect(box('city')).toHaveValue(search.city ?? '');
      await expect(box('profession')).toHaveValue(search.profession ?? '');
      await expect(count).toHaveRole('status');
      await expect(count).toContainText(String(people.length));
      await expect(count).toContainText(String(found(search)));
    },
  };
}

test('the searches of this test find whom they should', () => {
  expect(found(CITY)).toBeGreaterThan(1);
  expect(found(CITY)).toBeLessThan(people.length);
  expect([found(ONE), found(NOBODY)]).toEqual([1, 0]);
});

test('a search is answered on the page, and Back and Forward and a reload keep it', async ({
  page,
  trouble,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const {box, submit, count, results, everyone, heading, shows} = careerPage(page);
  await page.goto('/career');
  await shows({});
  await expect(everyone).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await box('city').selectOption(CITY.city!);
  await submit.click();
  // "All Professions" leaves nothing in the address.
  await expect(page).toHaveURL(at(CITY));
  await shows(CITY);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();

  await test.step('Back, Forward, and no page load so far', async () => {
    await box('city').selectOption(ONE.city!);
    await box('profession').selectOption(ONE.profession!);
    await submit.click();
    await expect(page).toHaveURL(at(ONE));
    // The same again is not one more step back.
    await submit.press('Enter');
    await page.goBack();
    await shows(CITY);
    await page.goBack();
    await shows({});
    await page.goForward();
    await page.goForward();
    await shows(ONE);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.reload();
    await shows(ONE);
    await expect(heading).not.toBeFocused();
  });

  await test.step('nobody: it says so once, and the first way out is to the trades of the city', async () => {
    await box('city').selectOption(NOBODY.city!);
    await box('profession').selectOption(NOBODY.profession!);
    await submit.click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(count).toBeHidden();
    await expect(results.getByRole('heading')).toBeFocused();
    const ways = await results
      .getByRole('link')
      .evaluateAll((links) =>
        (links as HTMLAnchorElement[]).map((link) => link.pathname + link.search),
      );
    expect(ways).toEqual([`/hire${formatSearch({city: NOBODY.city})}`, '/app']);
    await page.setViewportSize({width: 320, height: 700});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await axeViolations(page, 'main')).toEqual([]);
    await everyone.press('Enter');
    await expect(page).toHaveURL(at({}));
    await shows({});
    await expect(heading).toBeFocused();
  });

  await test.step('a trade has a page of its own', async () => {
    const [{id}] = entriesOf('services') as [{id: string}];
    await box('city').selectOption(NOBODY.city!);
    await box('profession').selectOption(id);
    await submit.click();
    await expect(page).toHaveURL(`/hire/${id}?city=${NOBODY.city!}`);
  });
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('links with a search', async ({page, trouble}) => {
  const {heading, shows} = careerPage(page);
  await page.goto(at(ONE));
  await shows(ONE);
  // Below an answer it would be taken for one.
  await expect(page.getByRole('region', {name: 'More for interns'})).toHaveCount(0);
  await page.locator('header a[hreflang=ne]:visible').click();
  await expect(page).toHaveURL(`/ne/career${formatSearch(ONE)}#results`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.locator('#results-count')).toContainText(digits(people.length, 'ne'));

  await test.step('what the boxes do not offer is not there', async () => {
    await page.goto(`/career?city=atlantis&profession=`);
    await defined(page, 'site-people');
    await shows({});
    await page.goto(`/career?city=atlantis&profession=${ONE.profession}&ref=mail`);
    await shows({profession: ONE.profession});
    // Its part is in view without the anchor, too.
    await expect(heading).toBeInViewport();
    await expect(heading).not.toBeFocused();
  });
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('stands at the answer from the first paint on', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.addInitScript(() => {
    const seen = {places: [] as number[]};
    Object.assign(window, {seen});
    const look = (): void => {
      const isPainted = document.body && document.documentElement.offsetHeight > 0;
      if (isPainted) seen.places.push(Math.round(scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
  const shifted = await watchLayoutShifts(page);
  // A typeface that arrives after the answer may wrap a paragraph anew.
  await page.route(/\.woff2$/, (route) => route.abort());
  const {shows, heading, results} = careerPage(page);
  for (const search of [{}, CITY, NOBODY]) {
    await page.goto('about:blank');
    await page.goto(at(search), {waitUntil: 'networkidle'});
    if (search === NOBODY) await expect(results.getByRole('heading')).toBeFocused();
    else await shows(search);
    if (search === CITY) await expect(heading).toBeFocused();
    const places = await page.evaluate(
      () => (window as unknown as {seen: {places: number[]}}).seen.places,
    );
    expect(new Set(places).size, at(search)).toBe(1);
    expect(places[0]).toBeGreaterThan(500);
    expect(await shifted()).toBeLessThan(STILL);
  }
});

test('from the home page, also after a change of the language', async ({page, trouble}) => {
  const {box, submit, heading, shows} = careerPage(page);
  await page.goto('/ne/');
  await box('city').selectOption(CITY.city!);
  await page.locator('header a[hreflang=en]:visible').click();
  await expect(page).toHaveURL('/');
  await expect(box('city')).toHaveValue(CITY.city!);
  await page.goto('/');
  await expect(box('city')).toHaveValue('');
  await box('profession').selectOption(ONE.profession!);
  await submit.click();
  await expect(page).toHaveURL(at({profession: ONE.profession}));
  await shows({profession: ONE.profession});
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(trouble).toEqual({messages: [], foreign: []});
});
