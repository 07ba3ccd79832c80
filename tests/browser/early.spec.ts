import type {Page} from '@playwright/test';
import {languages} from '../../src/collections/language';
import {expect, test} from './support/fixtures';
import {alive, holdScripts} from './support/scripts';
import {sitePages} from './support/sitemap';

/** A part of the page that a reader has changed, and how it stands. */
interface Touched {
  element: HTMLElement;
  before: string;
}

declare global {
  interface Window {
    __touched: Touched[];
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

for (const language of languages) {
  test(`what a reader did before scripts came is as it was after them (${language})`, async ({
    page,
    trouble,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({width: 360, height: 740});
    await page.emulateMedia({reducedMotion: 'reduce'});
    let parts = 0;
    for (const {path} of sitePages().filter((one) => one.language === language)) {
      const release = await holdScripts(page);
      await page.goto(path);
      parts += await useAll(page);
      // In a form stands what to do without scripts, and that goes when they come.
      await page.locator('a[href]:visible:not(form a)').last().focus();
      const place = await placeOf(page);
      release();
      await alive(page);
      expect({path, changed: await changed(page)}).toEqual({path, changed: []});
      expect({path, place: await placeOf(page)}).toEqual({path, place});
      await page.unrouteAll({behavior: 'wait'});
    }
    expect(parts).toBeGreaterThan(50);
    expect(trouble).toEqual({messages: [], foreign: []});
  });
}
