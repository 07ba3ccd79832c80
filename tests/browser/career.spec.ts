import type {Locator, Page} from '@playwright/test';
import {digits} from 'nepali-text/digits';
import {type HireQuery, formatSearch, matchesQuery} from '../../src/lib/hireSearch';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {STILL, layoutShiftOf, watchLayoutShifts} from './support/layoutShift';
import {entriesOf} from './support/lists';
import {defined} from './support/scripts';
import {prefixOf} from './support/words';

type Person = Required<HireQuery>;
const profiles = entriesOf('profiles') as unknown as Person[];
const graduates = entriesOf('graduates') as unknown as Person[];
const people = [...profiles, ...graduates];
const found = (search: HireQuery, among = people) =>
  among.filter((person) => matchesQuery(search, person)).length;

/** A search that finds somebody of every list, one that finds few, and one that finds nobody. */
const CITY: HireQuery = {city: 'kathmandu'};
const ONE: HireQuery = {city: 'biratnagar', profession: 'mern-stack'};
const NOBODY: HireQuery = {city: 'damak', profession: 'ui-ux-designer'};

interface CareerPage {
  box: (name: keyof HireQuery) => Locator;
  submit: Locator;
  count: Locator;
  results: Locator;
  everyone: Locator;
  heading: Locator;
  /** The page shows those whom the search finds, says how many, and its boxes say why. */
  shows: (search: HireQuery) => Promise<void>;
}

function careerPage(page: Page): CareerPage {
  const form = page.getByRole('search');
  const results = page.locator('#results');
  const count = page.locator('#results-count');
  const heading = page.locator('h2[aria-describedby=results-count]');
  const box = (name: keyof HireQuery) => form.locator(`select[name=${name}]`);
  return {
    box,
    submit: form.getByRole('button'),
    count,
    results,
    everyone: results.getByRole('button'),
    heading,
    async shows(search) {
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
  expect(found(CITY, profiles)).toBeGreaterThan(0);
  expect(found(CITY, graduates)).toBeGreaterThan(0);
  expect(found(CITY)).toBeLessThan(people.length);
  expect([found(ONE), found(NOBODY)]).toEqual([1, 0]);
});

const path = '/career';
const at = (search: HireQuery) => `${path}${formatSearch(search)}#results`;

test('search, by mouse and by keyboard', async ({page, trouble}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const {box, submit, count, results, everyone, heading, shows} = careerPage(page);

  await test.step('a plain load shows everyone and nothing moves', async () => {
    await page.goto(path);
    await shows({});
    await expect(everyone).toHaveCount(0);
    expect(await layoutShiftOf(page, path)).toBeLessThan(STILL);
  });

  await test.step('by mouse', async () => {
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await box('city').selectOption(CITY.city!);
    await submit.click();
    // "All Professions" leaves nothing in the address.
    await expect(page).toHaveURL(at(CITY));
    await shows(CITY);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  await test.step('by keyboard', async () => {
    // The first choice is all of them.
    const placeOf = (list: string, wanted: string) =>
      1 + entriesOf(list).findIndex(({id}) => id === wanted);
    const down = async (steps: number) => {
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
    };
    await box('city').focus();
    await page.keyboard.press('Home');
    await down(placeOf('choices.cities', ONE.city!));
    await page.keyboard.press('Tab');
    await down(placeOf('choices.professions', ONE.profession!));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(ONE));
    await shows(ONE);
    await expect(heading).toBeFocused();
  });

  await test.step('Back, Forward, and no page load so far', async () => {
    await page.goBack();
    await shows(CITY);
    await page.goBack();
    await shows({});
    await page.goForward();
    await page.goForward();
    await shows(ONE);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  await test.step('the same search again is not one more step back', async () => {
    const steps = await page.evaluate(() => history.length);
    await submit.click();
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  await test.step('a reload keeps the search and moves no focus', async () => {
    await page.reload();
    await shows(ONE);
    await expect(heading).not.toBeFocused();
  });

  await test.step('nobody: it says so once, and the first way out is to the trades of the city', async () => {
    await box('city').selectOption(NOBODY.city!);
    await box('profession').selectOption(NOBODY.profession!);
    await submit.click();
    await expect(page).toHaveURL(at(NOBODY));
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
    const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(await axeViolations(page)).toEqual([]);
    await everyone.press('Enter');
    await expect(page).toHaveURL(at({}));
    await shows({});
    await expect(heading).toBeFocused();
    await expect(everyone).toHaveCount(0);
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

  await test.step('a shared link, and the other language', async () => {
    await page.goto(at(ONE));
    await shows(ONE);
    await page.locator('header a[hreflang=ne]:visible').click();
    await expect(page).toHaveURL(`/ne/career${formatSearch(ONE)}#results`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.locator('#results-count')).toContainText(digits(people.length, 'ne'));
  });

  await test.step('what the boxes do not offer is not there', async () => {
    await page.goto(`${path}?city=atlantis&profession=`);
    await defined(page, 'site-people');
    await shows({});
    await page.goto(`${path}?city=atlantis&profession=${ONE.profession}&ref=mail`);
    await shows({profession: ONE.profession});
    // Its part is in view without the anchor, too.
    await expect(heading).toBeInViewport();
    await expect(heading).not.toBeFocused();
  });

  expect(trouble).toEqual({messages: [], foreign: []});
});

test('a city alone may mean a trade', async ({page}) => {
  await page.goto(at(CITY));
  const {results, shows} = careerPage(page);
  await shows(CITY);
  await results.locator(`p a[href$="/hire${formatSearch(CITY)}"]:visible`).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Kathmandu');
  await page.goBack();
  await shows(CITY);
});

for (const search of [{}, CITY, NOBODY]) {
  test(`stands at the answer from the first paint on: ${at(search)}`, async ({page}) => {
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
    await page.goto(at(search));
    const {shows, heading, results} = careerPage(page);
    if (search === NOBODY) await expect(results.getByRole('heading')).toBeFocused();
    else await shows(search);
    if (search === CITY) await expect(heading).toBeFocused();
    await page.waitForLoadState('networkidle');
    const places = await page.evaluate(
      () => (window as unknown as {seen: {places: number[]}}).seen.places,
    );
    expect(new Set(places).size).toBe(1);
    expect(places[0]).toBeGreaterThan(500);
    expect(await shifted()).toBeLessThan(STILL);
  });
}

test('from the home page', async ({page, trouble}) => {
  await page.goto('/');

  await test.step('the other language and the way back keep what is chosen', async () => {
    await careerPage(page).box('city').selectOption(CITY.city!);
    for (const next of ['ne', 'en'] as const) {
      await page.locator(`header a[hreflang=${next}]:visible`).click();
      await expect(page).toHaveURL(`${prefixOf(next)}/`);
      await expect(careerPage(page).box('city')).toHaveValue(CITY.city!);
      await expect(careerPage(page).box('profession')).toHaveValue('');
    }
    await page.goto('/');
    await expect(careerPage(page).box('city')).toHaveValue('');
  });

  const {box, submit, heading, shows} = careerPage(page);
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

test('the tiles look like nothing to press, and say whom to ask', async ({page}) => {
  await page.goto(path);
  const name = 'More for interns';
  const section = page.getByRole('region', {name});
  const tiles = section.getByRole('listitem');
  await expect(tiles).toHaveCount(3);
  await expect(section.getByText('not available yet')).toHaveCount(1);
  await expect(tiles.locator('a, button, summary')).toHaveCount(0);
  // Below everything else, and not under an answer of the search.
  await expect(page.locator('main section').last()).toHaveAccessibleName(name);
  await page.goto(at(ONE));
  await careerPage(page).shows(ONE);
  await expect(section).toHaveCount(0);
  await page.goto(path);
  await section.getByRole('link').click();
  await expect(page).toHaveURL('/contact');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 640}});

  test('shows everyone, and a search leads to the list of professions', async ({page}) => {
    const {box, submit, count, everyone} = careerPage(page);
    await page.goto(path);
    await box('city').selectOption(ONE.city!);
    await box('profession').selectOption(ONE.profession!);
    await submit.click();
    await expect(page).toHaveURL(`/hire?city=${ONE.city!}&profession=${ONE.profession!}`);
    await page
      .locator(`main a[href="${path}?profession=${ONE.profession!}#results"]:visible`)
      .click();
    await expect(page).toHaveURL(at({profession: ONE.profession}));
    await expect(page.getByRole('article')).toHaveCount(people.length);
    await expect(
      page.getByRole('region', {
        name: 'More for interns',
      }),
    ).toBeHidden();
    await expect(count).toContainText(String(people.length));
    await expect(everyone).toHaveCount(0);
  });
});
