import {expect, test} from './support/fixtures';

test('every grid of the specification has its columns, on a small, a medium and a wide screen', async ({
  page,
}) => {
  const lists = [
    {path: '/certificate', list: 'main ul', columns: [1, 3, 4]},
    {path: '/fonts', list: 'main ul:has(#amrit)', columns: [1, 2, 3]},
    {path: '/career', list: '[data-rows="2"] .carousel-track', columns: [3, 4, 5]},
    {path: '/about', list: 'site-carousel .carousel-track', columns: [1, 2, 3]},
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
