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

test('every grid of the specification has its columns, on a small, a medium and a wide screen', async ({
  page,
}) => {
  const lists = [
    {path: '/certificate', list: 'main ul', columns: [1, 3, 4]},
    {path: '/fonts', list: 'main ul:has(#amrit)', columns: [1, 2, 3]},
    {path: '/career', list: '[data-rows="2"] .carousel-track', columns: [3, 4, 5]},
    {path: '/about', list: 'site-carousel .carousel-track', columns: [1, 1, 2]},
  ];
  for (const {path, list, columns} of lists) {
    await page.goto(path);
    for (const [place, width] of [360, 768, 1000].entries()) {
      await page.setViewportSize({width, height: 740});
      const seen = await page.locator(list).evaluate((element) => {
        const {left, right} = element.getBoundingClientRect();
        const boxes = [...element.children].map((item) => item.getBoundingClientRect());
        const inView = boxes.filter((box) => box.left >= left - 1 && box.right <= right + 1);
        return {
          columns: new Set(inView.map((box) => Math.round(box.left))).size,
          rows: new Set(boxes.map((box) => Math.round(box.top))).size,
        };
      });
      expect(seen.columns, `${path} at ${width}`).toBe(columns[place]);
      if (path === '/career') expect(seen.rows).toBe(2);
    }
  }
});
