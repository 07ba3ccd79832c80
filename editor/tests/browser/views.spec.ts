import type {Locator, Route} from '@playwright/test';
import {axeViolations} from '../../../tests/browser/support/axe';
import {expect, goTo, testOnSharedEditor as test} from './support/fixtures';

/** The hash of each view, and its heading. */
const views = [
  ['#/pages', 'Pages'],
  ['#/page/docs/faq.mdx', /./],
  ['#/list/team?path=[0]', 'Team'],
  ['#/todo', 'To do'],
  ['#/handIn', 'Hand in your changes'],
  ['#/newPage', /./],
] as const;

test('opens at its address, keeps its key from the server, and shows the pages of the site at the same origin', async ({
  page,
  editor,
  trouble,
}) => {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(editor.address).toMatch(/^http:\/\/localhost:\d+\/__write\/#[0-9a-f]{32}$/);
  expect(trouble).toEqual({messages: [], foreign: []});

  await page.goto(`${editor.origin}/ne/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
});

test('axe finds nothing wrong with any view', async ({page}) => {
  await page.setViewportSize({width: 768, height: 1024});
  for (const [hash, name] of views) {
    await goTo(page, hash);
    await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    expect.soft(await axeViolations(page), hash).toEqual([]);
  }
});

test('at 360 pixels the languages are below each other, nothing is cut off, and four fifths are for the page', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await goTo(page, '#/page/docs/faq.mdx');
  const boxes = page.getByRole('textbox', {name: /^Page heading \d+: /});
  await expect(boxes).toHaveCount(2);
  await boxes.first().press('x');
  const save = page.getByRole('button', {name: 'Save 1 change'});
  const placesOf = (...all: Locator[]) => Promise.all(all.map((one) => one.boundingBox()));
  // A plain box becomes CodeMirror when the browser is idle, and then has no place for a moment.
  await expect
    .poll(async () => {
      const [english, nepali] = await placesOf(boxes.first(), boxes.last());
      return english && nepali && nepali.y >= english.y + english.height;
    })
    .toBe(true);
  const [header, bar] = await placesOf(page.getByRole('banner'), save.locator('..'));
  expect(header!.height + bar!.height).toBeLessThanOrEqual(740 / 5);
  const widths = await page.evaluate(() =>
    [document.body, document.querySelector('main')!].map((one) => one.scrollWidth),
  );
  expect(Math.max(...widths)).toBeLessThanOrEqual(360);
});

test('a page is written before everything else is read, at the place that is pressed', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route('**/api/pictures', (route) => void held.push(route));
  // No box comes near, and each of them is plain text until it is used.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await goTo(page, '#/page/docs/faq.mdx');
  await page.reload();
  const boxes = page.getByRole('textbox', {name: /^Paragraph/});
  const [english, nepali, next] = [0, 1, 2].map((index) => boxes.nth(index));
  const [before, translation] = await Promise.all([english!.innerText(), nepali!.innerText()]);
  await expect(page.locator('.cm-editor')).toHaveCount(0);
  const position = await english!.evaluate((box) => {
    const range = document.createRange();
    range.setStart(document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode()!, 4);
    const {x, y, height} = range.getBoundingClientRect();
    const {left, top} = box.getBoundingClientRect();
    return {x: x - left, y: y - top + height / 2};
  });
  await english!.click({position});
  await page.keyboard.type('new ');
  // Over the button that takes it back.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('!');
  // Several lines at once, as from dictation, into a text that has one.
  await next!.fill('Other\nwords.');
  const save = page.getByRole('button', {name: 'Save 3 changes'});
  await expect(save).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.continue();
  await expect(page.getByRole('button', {name: /^Add question/}).first()).toBeVisible();
  await expect(next!).toBeFocused();
  await page.keyboard.type('!');
  await expect(english!).toHaveText(`${before.slice(0, 4)}new ${before.slice(4)}`);
  await expect(nepali!).toHaveText(`!${translation}`);
  await expect(next!).toHaveText('Other words.!');
});
