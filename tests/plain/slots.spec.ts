import {locales} from 'nepali-text/locale';
import {expect, test} from '../browser/support/fixtures';
import {halfOfPages} from '../browser/support/sitemap';

/** In a page before hydration: keeps its elements, and fills those with these numbers. */
function keep(slots: readonly number[]): void {
  const kept = [...document.querySelectorAll('body *')];
  for (const index of slots)
    kept[index]!.append(Object.assign(document.createElement('samp'), {textContent: 'filled'}));
  Object.assign(window, {kept});
}

/** In a page after it: the numbers of its slots, of those that are filled, and the elements that are gone. */
function compare(): {slots: number[]; filled: number[]; gone: string[]} {
  const {kept} = window as unknown as {kept: Element[]};
  const numbers = [...kept.keys()];
  // React keeps on each element what it was rendered with.
  const isSlot = (element: Element) =>
    Object.entries(element).some(
      ([key, props]) =>
        key.startsWith('__reactProps$') &&
        (props as {dangerouslySetInnerHTML?: {__html: string}}).dangerouslySetInnerHTML,
    ) && !element.closest('svg');
  return {
    slots: numbers.filter((index) => isSlot(kept[index]!)),
    filled: numbers.filter((index) => kept[index]!.lastElementChild?.localName === 'samp'),
    gone: kept.filter((element) => !element.isConnected).map(({outerHTML}) => outerHTML),
  };
}

for (const locale of locales) {
  test(`what fills the slots of a page before hydration stays, and so does every element: ${locale}`, async ({
    page,
    trouble,
  }) => {
    let release: () => void = () => undefined;
    let released: Promise<void> | undefined;
    await page.route('**/assets/js/**', async (route) => {
      await released;
      await route.continue();
    });
    // No element fills any of them itself.
    const nothing = {contentType: 'text/javascript', body: ''};
    await page.route(/\/assets\/elements\/.*\.js/, (route) => route.fulfill(nothing));
    const visit = async (path: string, slots: number[]) => {
      released = new Promise((resolve) => (release = resolve));
      await page.goto(path, {waitUntil: 'commit'});
      await page.waitForFunction(() => document.readyState === 'interactive');
      await page.evaluate(keep, slots);
      release();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      return page.evaluate(compare);
    };
    let count = 0;
    for (const {path} of halfOfPages(locale)) {
      const {slots} = await visit(path, []);
      count += slots.length;
      expect({path, ...(await visit(path, slots))}).toEqual({path, slots, filled: slots, gone: []});
    }
    expect(count).toBeGreaterThan(50);
    expect(trouble).toEqual({messages: [], foreign: []});
  });
}
