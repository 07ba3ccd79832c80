import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {htmlOf} from './support/pagesOnDisk';
import {gateScripts, hydrated} from './support/scripts';
import {halfOfPages} from './support/sitemap';
import {locales} from '../../src/lib/locale';

/** A part of the page that a reader has changed, and its state. */
interface Touched {
  element: HTMLElement;
  before: string;
}

declare global {
  interface Window {
    __touched: Touched[];
    __boxes: Map<number, Map<Element, number[]>>;
    __boxOf: (element: Element) => number[];
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
    // A filter replaces the list that it narrows, with what is folded in it.
    const isFiltered = document.querySelector('form[data-query]') !== null;
    const all = [...found].filter(
      (element) =>
        element.checkVisibility({visibilityProperty: true}) &&
        !(isFiltered && element.matches('main details')),
    );
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

/** Where the reader is: on which element, and at which height of the screen that is. */
const placeOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const {localName, textContent} = element;
    const top = Math.round(element.getBoundingClientRect().top);
    return `on ${localName} ${textContent.slice(0, 50)}, ${top} px below the top`;
  });

/** Adds the whole style sheet to a page that has only the rules that it uses, and leaves it off. */
const addWholeSheet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = document.querySelector<HTMLLinkElement>('link[rel=later]')!.href;
    sheet.id = 'whole-sheet';
    const loaded = new Promise((resolve) => (sheet.onload = resolve));
    document.head.append(sheet);
    await loaded;
    // Unlike that of the element, this switch takes effect at once.
    sheet.sheet!.disabled = true;
    // A colour that is read in a transition is between two schemes.
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after {transition: none !important; animation: none !important}',
    );
    document.adoptedStyleSheets = [still];
    // What is in a closed menu has sizes of an earlier layout.
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details')) {
      menu.open = true;
    }
  });

/** What the whole style sheet changes: a line for each element or pseudo-element. */
const changedByWholeSheet = (page: Page): Promise<{compared: number; changed: string[]}> =>
  page.evaluate(() => {
    const {sheet} = document.querySelector<HTMLLinkElement>('#whole-sheet')!;
    const elements = [...document.querySelectorAll('html, body, body *')].filter(
      (element) => !element.closest('script, style, symbol, svg *'),
    );
    // The logical names say the same as the others.
    const properties = [...getComputedStyle(document.body)].filter(
      (name) => !/^-|inline|block|^(?:animation|transition)/.test(name),
    );
    const read = (isWhole: boolean): Map<string, string> => {
      sheet!.disabled = !isWhole;
      document.body.getBoundingClientRect();
      const styles = new Map<string, string>();
      elements.forEach((element, index) => {
        for (const pseudo of ['', '::before', '::after']) {
          const style = getComputedStyle(element, pseudo || null);
          if (pseudo && style.content === 'none') continue;
          const text = properties
            .map((name) => `${name}: ${style.getPropertyValue(name)}`)
            .join('; ');
          styles.set(`${index} ${element.localName}.${element.className}${pseudo}`, text);
        }
      });
      return styles;
    };
    const used = read(false);
    const whole = read(true);
    sheet!.disabled = true;
    const names = new Set([...used.keys(), ...whole.keys()]);
    const changed = [...names].flatMap((name) => {
      const [one = '', other = ''] = [used.get(name), whole.get(name)];
      if (one === other) return [];
      const before = new Set(one.split('; '));
      return [
        `${name}: ${other
          .split('; ')
          .filter((part) => !before.has(part))
          .join('; ')}`,
      ];
    });
    return {compared: names.size, changed};
  });

/** Records where all elements are, at the present width. */
const recordBoxes = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    window.__boxOf = (element) => {
      const {left, top, width, height} = element.getBoundingClientRect();
      // What is in a closed element has a box that nobody sees.
      return element.checkVisibility() ? [left, top, width, height] : [];
    };
    window.__boxes ??= new Map();
    const boxes = [...document.querySelectorAll('body *')]
      // Slides move by themselves: see carousel.spec.ts.
      .filter((element) => !element.closest('.carousel-slide'))
      .map((element) => [element, window.__boxOf(element)] as const);
    window.__boxes.set(window.innerWidth, new Map(boxes));
  });

/** The elements that have moved or changed their size since, by half a pixel or more. */
const moved = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    return [...window.__boxes.get(window.innerWidth)!].flatMap(([element, before]) => {
      if (!element.isConnected) return [];
      const now = window.__boxOf(element);
      const isSame =
        now.length === before.length &&
        now.every((value, index) => Math.abs(value - before[index]!) < 0.5);
      return isSame ? [] : [`${element.localName}.${element.className}: ${before} → ${now}`];
    });
  });

/** Whether there is something to open, write or choose between the frame. */
const hasParts = (path: string): boolean =>
  /<main[^]*<(?:details|input|select|textarea)\b[^]*<\/main>/.test(
    readFileSync(htmlOf(path), 'utf8'),
  );

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
    for (const {path} of halfOfPages(locale)) {
      // The frame is the same on all pages.
      if (!hasParts(path)) continue;
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
    expect(parts).toBeGreaterThan(20);
    expect(trouble).toEqual({messages: [], foreign: []});
  });

  test(`the rules in a page are all that it uses, and nothing moves when React starts (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    // The dark scheme changes colours alone, and the languages share their rules.
    const show = async (width: number): Promise<string> => {
      const colorScheme = (width === 360) === (locale === 'en') ? 'dark' : 'light';
      await page.setViewportSize({width, height: 740});
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      return colorScheme;
    };
    let compared = 0;
    for (const [index, {path}] of halfOfPages(locale).entries()) {
      await page.goto(path);
      await addWholeSheet(page);
      for (const width of [1280, 360]) {
        const colorScheme = await show(width);
        // The rules of a page are chosen by its elements, at no width: each is compared at one of the two.
        if ((width === 360) === (index % 2 === 0)) {
          const result = await changedByWholeSheet(page);
          compared += result.compared;
          expect.soft({path, width, colorScheme, changed: result.changed}).toEqual({
            ...{path, width, colorScheme},
            changed: [],
          });
        }
        await recordBoxes(page);
      }
      await page.locator('#whole-sheet').evaluate((sheet) => sheet.remove());
      await hydrated(page);
      for (const width of [360, 1280]) {
        await show(width);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect.soft({path, width, moved: await moved(page)}).toEqual({path, width, moved: []});
      }
    }
    expect(compared).toBeGreaterThan(11 * 200);
    // Without its rules the same comparison finds what is missing.
    await page.reload();
    await addWholeSheet(page);
    await page.locator('style').evaluate((style) => style.remove());
    expect((await changedByWholeSheet(page)).changed.length).toBeGreaterThan(100);
  });
}
