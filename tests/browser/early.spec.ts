import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildDir} from '../../scripts/lib/paths';
import {expect, test} from './support/fixtures';
import {halfOfPages} from './support/routes';
import {prefixOf} from './support/words';
import {type Locale, locales} from 'nepali-text/locale';

/** The address of the style sheet of a language; no document names it. */
function wholeSheet(locale: Locale): string {
  const folder = `${prefixOf(locale)}/assets/css/`;
  return folder + readdirSync(path.join(buildDir, folder)).find((name) => name.endsWith('.css'))!;
}

/** Adds the whole style sheet to a page that has only the rules that it uses, and leaves it off. */
const addWholeSheet = (page: Page, locale: Locale): Promise<void> =>
  page.evaluate(async (href) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    sheet.id = 'whole-sheet';
    const loaded = new Promise((resolve) => (sheet.onload = resolve));
    document.head.append(sheet);
    await loaded;
    // Unlike that of the element, this switch takes effect at once.
    sheet.sheet!.disabled = true;
    // A colour that is read in a transition is between two schemes, and what is laid out late has other sizes.
    const still = new CSSStyleSheet();
    still.replaceSync(
      `*, ::before, ::after {transition: none !important; animation: none !important}
       * {content-visibility: visible !important}`,
    );
    document.adoptedStyleSheets = [still];
    // What is in a closed menu has sizes of an earlier layout.
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details')) {
      menu.open = true;
    }
  }, wholeSheet(locale));

/** What the whole style sheet changes: a line for each element or pseudo-element. */
const changedByWholeSheet = (page: Page): Promise<{compared: number; changed: string[]}> =>
  page.evaluate(() => {
    const {sheet} = document.querySelector<HTMLLinkElement>('#whole-sheet')!;
    // Rules choose by what an element and those around it are: of alike ones two are enough.
    const kinds = new Map<string, number>();
    const elements = [...document.querySelectorAll('html, body, body *')].filter((element) => {
      if (element.closest('script, style, symbol, svg *')) return false;
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      const kind = around
        .map(
          (one) =>
            one && `${one.localName}.${one.getAttribute('class')} ${one.matches(':last-child')}`,
        )
        .concat(String(element.previousElementSibling?.localName))
        .join(' < ');
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      return kinds.get(kind)! <= 2;
    });
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

for (const locale of locales) {
  test(`the rules in a page are all that it uses (${locale})`, async ({page}) => {
    let compared = 0;
    for (const [index, {path}] of halfOfPages(locale).entries()) {
      // The rules of a page are chosen by its elements, at no width: each is compared at one of two. The dark scheme
      // changes colours alone, and the languages share their rules.
      const width = index % 2 === 0 ? 360 : 1280;
      const colorScheme = (width === 360) === (locale === 'en') ? 'dark' : 'light';
      await page.setViewportSize({width, height: 740});
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.goto(path);
      await addWholeSheet(page, locale);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const result = await changedByWholeSheet(page);
      compared += result.compared;
      expect.soft({path, width, colorScheme, changed: result.changed}).toEqual({
        path,
        width,
        colorScheme,
        changed: [],
      });
    }
    expect(compared).toBeGreaterThan(11 * 200);
    // Without its rules the same comparison finds what is missing.
    await page.reload();
    await addWholeSheet(page, locale);
    await page.locator('style').evaluateAll((all) => all.forEach((style) => style.remove()));
    expect((await changedByWholeSheet(page)).changed.length).toBeGreaterThan(100);
  });
}
