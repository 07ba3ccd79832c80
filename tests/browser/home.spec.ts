import {expect, test} from './support/fixtures';
import {STILL, watchLayoutShifts} from './support/layoutShift';

test('the first screen says what this is and where to go, and nothing moves', async ({page}) => {
  const shifted = await watchLayoutShifts(page);
  for (const viewport of [
    {width: 360, height: 640},
    {width: 1280, height: 720},
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/', {waitUntil: 'networkidle'});
    expect(await shifted()).toBeLessThan(STILL);
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
    await expect(page.getByRole('search')).toBeInViewport({ratio: 1});
    await expect(page.locator('main a[href="/hire/electrician"]').first()).toBeInViewport();
  }
});

test('says what a commission would leave of the chosen price, in forced colours too', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await page.goto('/');
  const fee = page.locator('main section').filter({has: page.getByRole('group')});
  for (const [price, rest] of [
    ['1,000', 'Rs 850–900'],
    ['50,000', 'Rs 42,500–45,000'],
  ] as const) {
    await fee
      .getByText(new RegExp(`\\s${price}$`))
      .first()
      .click();
    await expect(fee.getByText(rest, {exact: true})).toBeVisible();
    await expect(fee.locator('b:visible')).toHaveCount(2);
  }
  const grounds = await page
    .locator('body, main input[type=radio] + label')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
  // That of the page and of the others, and that of the chosen one.
  expect(new Set(grounds).size).toBe(2);
});

test('"Hire now" leads to the search, and that to the trades, of a city where one is chosen', async ({
  page,
}) => {
  const hire = page.locator('header a[href="/#find"]');
  await page.goto('/about');
  await hire.click();
  await expect(page).toHaveURL('/#find');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await hire.click();
  await expect(page.getByRole('search').getByRole('combobox').first()).toBeFocused();
  await expect(page.getByRole('search')).toBeInViewport({ratio: 1});
  await page.goto('/ne/');
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL('/ne/hire');
  await page.goBack();
  await page.locator('select[name=city]').selectOption('birgunj');
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL('/ne/hire?city=birgunj');
});
