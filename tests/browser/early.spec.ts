import type {Page} from '@playwright/test';
import {locales} from '../../src/lib/locale';
import {expect, test} from './support/fixtures';
import {gateScripts, hydrated} from './support/scripts';
import {sitePages} from './support/sitemap';

/** A part of the page that a reader has changed, and how it stands. */
interface Touched {
  element: HTMLElement;
  before: string;
}

/** Where a part of the page stands on it: left, top, width, height. */
type Box = [number, number, number, number];

declare global {
  interface Window {
    __touched: Touched[];
    __boxes: {element: Element; box: Box}[];
    __boxOf: (element: Element) => Box;
    __stateOf: (element: HTMLElement) => string;
  }
}

/** Opens, writes, chooses and ticks everything in a page. @returns how many parts that were */
const useAll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.__stateOf = (element) => {
      if (element instanceof HTMLDetailsElement) return `open: ${element.open}`;
      if (element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type)) {
        return `checked: ${element.checked}`;
      }
      return `value: ${(element as HTMLInputElement | HTMLSelectElement).value}`;
    };
    const found = document.querySelectorAll<HTMLElement>('details, input, textarea, select');
    const all = [...found].filter((element) => element.checkVisibility({visibilityProperty: true}));
    for (const element of all) {
      if (element instanceof HTMLDetailsElement) {
        element.querySelector('summary')?.click();
      } else if (element instanceof HTMLSelectElement) {
        element.selectedIndex = element.options.length - 1;
        element.dispatchEvent(new Event('input', {bubbles: true}));
        element.dispatchEvent(new Event('change', {bubbles: true}));
      } else if (element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type)) {
        element.click();
      } else {
        element.focus();
        document.execCommand('insertText', false, element.matches('[type=tel]') ? '98' : 'घर');
      }
    }
    window.__touched = all.map((element) => ({element, before: window.__stateOf(element)}));
    return all.length;
  });

const changed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    window.__touched.flatMap(({element, before}) => {
      const name = `${element.localName}#${element.id}.${element.className}`;
      if (!element.isConnected) return [`${name} is another element now`];
      const after = window.__stateOf(element);
      return after === before ? [] : [`${name} was "${before}" and is "${after}"`];
    }),
  );

/** Where the reader is: how far down, and on which element. */
const placeOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const {localName, textContent} = document.activeElement ?? document.body;
    return `${Math.round(window.scrollY)} px down, on ${localName} ${textContent.slice(0, 50)}`;
  });

/** Notes where all parts of a page stand that have no scripts yet. */
const noteBoxes = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    window.__boxOf = (element) => {
      const {left, top, width, height} = element.getBoundingClientRect();
      return [left + window.scrollX, top + window.scrollY, width, height];
    };
    window.__boxes = [...document.querySelectorAll('body *')]
      // What slides has places of its own, which carousel.spec.ts compares.
      .filter((element) => !element.closest('.carousel-slide'))
      .map((element) => ({element, box: window.__boxOf(element)}));
  });

/**
 * What has moved since, by half a pixel or more. Scripts cut a long list to its first part: what they
 * hide and what is below it does not count.
 */
const moved = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = document.querySelector('main li[hidden]')?.parentElement;
    const counts = (element: Element): boolean =>
      !cut ||
      !(
        element.contains(cut) ||
        element.closest('[hidden]') ||
        (!cut.contains(element) &&
          cut.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
      );
    return window.__boxes.flatMap(({element, box}) => {
      if (!element.isConnected || !counts(element)) return [];
      const now = window.__boxOf(element);
      const isMoved = now.some((value, index) => Math.abs(value - box[index]!) >= 0.5);
      return isMoved ? [`${element.localName}.${element.className}: ${box} → ${now}`] : [];
    });
  });

for (const locale of locales) {
  test(`what a reader did before scripts came is as it was after them (${locale})`, async ({
    page,
    trouble,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({width: 360, height: 740});
    await page.emulateMedia({reducedMotion: 'reduce'});
    const hold = await gateScripts(page);
    let parts = 0;
    for (const {path} of sitePages().filter((one) => one.locale === locale)) {
      const release = hold();
      await page.goto(path);
      parts += await useAll(page);
      // A form says what to do without scripts, until they start.
      await page.locator('a[href]:visible:not(form a)').last().focus();
      const place = await placeOf(page);
      release();
      await hydrated(page);
      expect({path, changed: await changed(page)}).toEqual({path, changed: []});
      expect({path, place: await placeOf(page)}).toEqual({path, place});
    }
    expect(parts).toBeGreaterThan(50);
    expect(trouble).toEqual({messages: [], foreign: []});
  });

  test(`nothing moves when scripts come (${locale})`, async ({page}) => {
    test.setTimeout(180_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    const hold = await gateScripts(page);
    for (const {path} of sitePages().filter((one) => one.locale === locale)) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({width, height: 740});
        const release = hold();
        await page.goto(path);
        await noteBoxes(page);
        release();
        await hydrated(page);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect({path, width, moved: await moved(page)}).toEqual({path, width, moved: []});
      }
    }
  });
}
