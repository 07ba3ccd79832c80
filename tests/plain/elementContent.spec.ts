import {locales} from 'nepali-text/locale';
import {expect, test} from '../browser/support/fixtures';
import {halfOfPages} from '../browser/support/routes';

/** In a page before hydration: keeps its elements, and fills those with these numbers. */
function keep(contents: readonly number[]): void {
  const kept = [...document.querySelectorAll('body *')];
  for (const index of contents)
    kept[index]!.append(Object.assign(document.createElement('samp'), {textContent: 'filled'}));
  Object.assign(window, {kept});
}

/** In a page after it: the numbers of its ElementContents, of those that are filled, and the elements that are gone. */
function compare(): {contents: number[]; filled: number[]; gone: string[]} {
  const {kept} = window as unknown as {kept: Element[]};
  const numbers = [...kept.keys()];
  // React keeps on each element what it was rendered with.
  const isContent = (element: Element) =>
    Object.entries(element).some(
      ([key, props]) =>
        key.startsWith('__reactProps$') &&
        (props as {dangerouslySetInnerHTML?: {__html: string}}).dangerouslySetInnerHTML,
    ) && !element.closest('svg');
  return {
    contents: numbers.filter((index) => isContent(kept[index]!)),
    filled: numbers.filter((index) => kept[index]!.lastElementChild?.localName === 'samp'),
    gone: kept.filter((element) => !element.isConnected).map(({outerHTML}) => outerHTML),
  };
}

for (const locale of locales) {
  test(`what fills the content of elements before hydration stays, and so does every element: ${locale}`, async ({
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
    const visit = async (path: string, contents: number[]) => {
      released = new Promise((resolve) => (release = resolve));
      await page.goto(path, {waitUntil: 'commit'});
      await page.waitForFunction(() => document.readyState === 'interactive');
      await page.evaluate(keep, contents);
      release();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      return page.evaluate(compare);
    };
    let count = 0;
    for (const {path} of halfOfPages(locale)) {
      const {contents} = await visit(path, []);
      count += contents.length;
      expect({path, ...(await visit(path, contents))}).toEqual({
        path,
        contents,
        filled: contents,
        gone: [],
      });
    }
    expect(count).toBeGreaterThan(50);
    expect(trouble).toEqual({messages: [], foreign: []});
  });
}
