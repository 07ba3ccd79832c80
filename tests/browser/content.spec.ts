import {expect, test} from './support/fixtures';
import {entriesOf, listed} from './support/lists';

/** Of the search. */
const AGREED_CITIES = ['kathmandu', 'lalitpur', 'biratnagar', 'bharatpur', 'damak', 'pokhara'];

test('the home page searches with a plain form that keeps the language', async ({page}) => {
  await page.goto('/ne/');
  const form = page.locator('main form[method=get]');
  await expect(form).toHaveAttribute('action', '/ne/hire');
  const values = await form
    .locator('select[name=city] option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(values).toEqual(['', ...entriesOf('choices.cities').map(({id}) => id)]);
  expect(values).toEqual(expect.arrayContaining(AGREED_CITIES));
  const groups = form.locator('select[name=profession] optgroup');
  await expect(groups).toHaveCount(2);
  await expect(groups.first().locator('option')).toHaveCount(listed('services'));
  await expect(groups.last().locator('option')).toHaveCount(listed('choices.professions'));
  await form.locator('select[name=city]').selectOption({index: 2});
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/ne\/hire\?city=[a-z]+$/);
});

test('the links beside an article begin with the group of its page', async ({page}) => {
  await page.goto('/privacy');
  const group = page.locator('nav > section').first();
  await expect(group.locator('[aria-current][href="/privacy"]')).toBeVisible();
});

test('/vmgo numbers its aims beside their words', async ({page}) => {
  await page.goto('/vmgo');
  const aim = page.locator('main section:has(#goals) li').first();
  await expect(aim).toHaveCSS('position', 'relative');
  await expect(aim).toHaveCSS('padding-left', '56px');
});
