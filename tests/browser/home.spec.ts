import type {Locator} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {STILL, layoutShiftOf} from './support/layoutShift';
import {entriesOf} from './support/lists';

const valueOf = (fact: string) => Number(entriesOf('facts').find(({id}) => id === fact)?.value);

async function topOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box!.y;
}

test('the parts of the home page, in their order', async ({page, trouble}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const answer = main.locator('section').filter({has: page.locator('h3 a[href*="/hire/"]')});
  const fee = main.locator('section').filter({has: page.getByRole('group')});
  const cities = main.locator('section').filter({has: page.locator('a[href*="?city="]')});

  await test.step('nothing moves while it loads', async () => {
    expect(await layoutShiftOf(page, '/')).toBeLessThan(STILL);
  });

  await test.step('search, proof, an answer, the fee, steps, cities, app', async () => {
    const parts = [
      main.getByRole('heading', {level: 1}),
      page.getByRole('search'),
      main.locator('a[href="/how"]').first(),
      answer.getByRole('heading', {level: 2}),
      fee.getByRole('heading', {level: 2}),
      main.locator('a[href="/how"]').last(),
      cities.getByRole('heading'),
      main.locator('section a[target=_blank]').first(),
    ];
    const tops = await Promise.all(parts.map(topOf));
    expect(tops).toEqual([...tops].sort((one, another) => one - another));
  });

  await test.step('what a commission would leave of the chosen price, without scripts', async () => {
    for (const [price, rest] of [
      [1000, 'Rs 850–900'],
      [50000, 'Rs 42,500–45,000'],
    ] as const) {
      const shown = price.toLocaleString('en');
      await fee
        .getByText(new RegExp(`\\s${shown}$`))
        .first()
        .click();
      await expect(fee.getByText(rest, {exact: true})).toBeVisible();
      await expect(fee.locator('b:visible')).toHaveCount(2);
    }
  });

  await test.step('figures of facts.yml', async () => {
    for (const [fact, before] of [
      ['categories', ''],
      ['subcategories', ''],
      ['users', 'about '],
    ] as const) {
      const number = valueOf(fact).toLocaleString('en');
      await expect(main.getByText(before + number, {exact: true})).toBeVisible();
    }
    const fee = valueOf('fee').toLocaleString('en');
    await expect(main.getByRole('heading', {name: fee})).toBeVisible();
  });

  expect(trouble).toEqual({messages: [], foreign: []});
});

test('the first screen says what this is and where to go', async ({page}) => {
  for (const viewport of [
    {width: 360, height: 640},
    {width: 1280, height: 720},
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const search = page.getByRole('search');
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
    await expect(search).toBeInViewport({ratio: 1});
    const trade = page.locator('main a[href="/hire/electrician"]');
    await expect(trade.first()).toBeInViewport();
  }
});

test('"Hire now" leads to the first box of the search', async ({page}) => {
  const hire = page.locator('header a[href="/#find"]');
  const box = page.getByRole('search').getByRole('combobox').first();
  await page.goto('/about');
  await hire.click();
  await expect(page).toHaveURL('/#find');
  await expect(box).toBeFocused();
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await hire.click();
  await expect(box).toBeFocused();
  await expect(page.getByRole('search')).toBeInViewport({ratio: 1});
});

test('the search leads to the trades, of a city where one is chosen', async ({page}) => {
  await page.goto('/ne/');
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL('/ne/hire');
  await page.goBack();
  await page.locator('select[name=city]').selectOption('birgunj');
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL('/ne/hire?city=birgunj');
});

test('ways on from the home page', async ({page}) => {
  for (const route of ['hire', 'hire/tailoring', 'app#register', 'how', 'hire?city=pokhara']) {
    await page.goto('/');
    await page.locator(`main a[href="/${route}"]`).first().click();
    await expect(page).toHaveURL(`/${route}`);
  }
});
