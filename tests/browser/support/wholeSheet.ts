import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {Locale} from 'nepali-text/locale';
import {buildDir} from '../../../scripts/lib/paths';
import {laidOut} from './settled';
import {prefixOf} from './words';

/** The address of the style sheet of a language; no document names it. */
function wholeSheet(locale: Locale): string {
  const folder = `${prefixOf(locale)}/assets/css/`;
  return folder + readdirSync(path.join(buildDir, folder)).find((name) => name.endsWith('.css'))!;
}

/** In the page, whose whole style sheet is there and off: what it changes, a line for each element or pseudo-element. */
function compare(within: string): {compared: number; changed: string[]} {
  const {sheet} = document.querySelector<HTMLLinkElement>('#whole-sheet')!;
  // Rules choose by what an element and those around it are: of alike ones one is enough.
  const kinds = new Set<string>();
  const selector = `html, body, ${within} *`;
  const elements = [...document.querySelectorAll(selector)].filter((element) => {
    if (element.closest('script, style, symbol, svg *')) return false;
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const kind = around
      .map(
        (one) =>
          one && `${one.localName}.${one.getAttribute('class')} ${one.matches(':last-child')}`,
      )
      .concat(String(element.previousElementSibling?.localName))
      .join(' < ');
    const isNew = !kinds.has(kind);
    kinds.add(kind);
    return isNew;
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
}

/**
 * What the whole style sheet of the language would change in a page, which has only the rules that it uses. The page is
 * left as it was.
 *
 * @param within a selector: only there
 */
export async function changedByWholeSheet(
  page: Page,
  locale: Locale,
  within: string,
): Promise<ReturnType<typeof compare>> {
  const undo = await page.evaluateHandle(async (href) => {
    const link = document.createElement('link');
    Object.assign(link, {rel: 'stylesheet', href, id: 'whole-sheet'});
    const loaded = new Promise((resolve) => (link.onload = resolve));
    document.head.append(link);
    await loaded;
    // Unlike that of the element, this switch takes effect at once.
    link.sheet!.disabled = true;
    // A colour that is read in a transition is between two schemes.
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after {transition: none !important; animation: none !important}',
    );
    document.adoptedStyleSheets.push(still);
    // What is in a closed menu has sizes of an earlier layout.
    const menus = [...document.querySelectorAll<HTMLDetailsElement>('header details')];
    const open = (isOpen: boolean) => menus.forEach((menu) => (menu.open = isOpen));
    open(true);
    return () => {
      link.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still);
      open(false);
    };
  }, wholeSheet(locale));
  const result = await laidOut(page, () => page.evaluate(compare, within));
  await undo.evaluate((undoIt) => undoIt());
  await undo.dispose();
  return result;
}
