import type {Page} from '@playwright/test';
import {laidOut, settled} from './settled';

/** What readers with weak eyes set up for themselves: https://www.w3.org/TR/WCAG22/#text-spacing */
export const SPACING = `* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-bottom: 2em !important}`;

/** Adds rules that the policy of the page does not see, and returns a way to take them away. */
export async function withSettings(page: Page, css: string): Promise<() => Promise<void>> {
  const set = (text: string) =>
    page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = rules ? [sheet] : [];
    }, text);
  await set(css);
  return () => set('');
}

/** @returns what sets the default size of the browser's fonts, which is 16 pixels */
export async function defaultFont(page: Page): Promise<(size: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (standard) => {
    const fontSizes = {standard, fixed: Math.round((standard * 13) / 16)};
    await session.send('Page.setFontSizes', {fontSizes});
    // The browser answers before the page has heard of it.
    await page.waitForFunction(
      (expected) => getComputedStyle(document.documentElement).fontSize === expected,
      `${standard}px`,
    );
  };
}

/** In the page: how far it scrolls sideways, and every word that is cut off or beside the screen. */
function lose(): string[] {
  const found: string[] = [];
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const {nodeValue, parentElement: parent} = texts.currentNode;
    if (!nodeValue?.trim() || !parent?.checkVisibility({visibilityProperty: true})) continue;
    if (parent.closest('.visually-hidden, .carousel-slide, svg, script, style')) continue;
    if (parent.getBoundingClientRect().width < 2) continue;
    range.selectNodeContents(texts.currentNode);
    const rect = range.getBoundingClientRect();
    const words = nodeValue.trim().slice(0, 40);
    let scrolls = false;
    for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
      const {overflowX, overflowY, clipPath} = getComputedStyle(box);
      if (clipPath !== 'none' && box.getBoundingClientRect().width < 2) scrolls = true;
      const edge = box.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX + overflowY)) scrolls = true;
      // Letters leave the upper and lower parts of their line empty.
      const air = rect.height * 0.12;
      const wide = rect.left < edge.left - 1 || rect.right > edge.right + 1;
      const high = rect.top + air < edge.top - 1 || rect.bottom - air > edge.bottom + 1;
      if (scrolls || box === document.body) break;
      if (/hidden|clip/.test(overflowX) && wide) found.push(`cut at the side: ${words}`);
      if (/hidden|clip/.test(overflowY) && high) found.push(`cut above or below: ${words}`);
      if (/^(?:A|BUTTON|SUMMARY)$/.test(box.tagName) && rect.width > 1) {
        if (getComputedStyle(box).display !== 'inline' && (wide || high)) {
          found.push(`leaves its ${box.tagName.toLowerCase()}: ${words}`);
        }
      }
    }
    if (!scrolls && (rect.left < -1 || rect.right > clientWidth + 1)) {
      found.push(`beside the screen: ${words}`);
    }
  }
  // What is chosen in a list of choices has no box of its own in the document.
  const sample = document.body.appendChild(document.createElement('span'));
  for (const select of document.querySelectorAll('select')) {
    const {font, letterSpacing, wordSpacing, paddingLeft, paddingRight} = getComputedStyle(select);
    Object.assign(sample.style, {position: 'absolute', font, letterSpacing, wordSpacing});
    sample.textContent = select.selectedOptions[0]?.text ?? '';
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (select.checkVisibility() && sample.getBoundingClientRect().width > room + 1) {
      found.push(`cut in its box: ${sample.textContent}`);
    }
  }
  sample.remove();
  return [...new Set(found)];
}

export async function lost(page: Page): Promise<string[]> {
  await settled(page);
  return laidOut(page, () => page.evaluate(lose));
}

/** In the page: puts the word in the place of each text, but not in the row of the header, whose names are short. */
export function fillWith(word: string): void {
  document.querySelectorAll('details').forEach((details) => (details.open = true));
  document.querySelectorAll<HTMLElement>('main [hidden]').forEach((part) => (part.hidden = false));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const isText = /\p{L}/u.test(node.nodeValue!) && !parent.closest('script, style, option');
    if (isText && parent.closest('main, footer, header details, dialog, [role=status]'))
      node.nodeValue = word;
  }
}

/** No word is longer: a Latin and a Nepali one. */
export const LONG_WORDS = ['W'.repeat(60), 'क'.repeat(60)];

/** Fields without an edge where Windows draws the page in the few colours of its reader, without grounds and shadows. */
export async function withoutEdges(page: Page): Promise<string[]> {
  // The system draws those that are left out, and a radio button is seen by its label.
  const fields = page.locator(
    'main :is(input:not([type=radio], [type=range], [type=checkbox]), select, textarea), main input[type=radio] + label',
  );
  if ((await fields.count()) === 0) return [];
  await page.emulateMedia({forcedColors: 'active'});
  const found = await fields.evaluateAll((all) => {
    const edge = (element: Element) => {
      const {borderBottomWidth, borderBottomStyle} = getComputedStyle(element);
      return borderBottomStyle === 'none' ? 0 : parseFloat(borderBottomWidth);
    };
    return all
      .filter((field) => field.checkVisibility({visibilityProperty: true}) && edge(field) < 1)
      .map((field) => field.outerHTML.slice(0, 80));
  });
  await page.emulateMedia({forcedColors: 'none'});
  return found;
}

/** Nepali that is drawn in other forms of ५ ८ ९ झ than headings and text, but for the sample of another typeface. */
export const otherForms = (page: Page): Promise<string[]> =>
  page.locator(':lang(ne):not([data-part=sample])').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const style = getComputedStyle(element);
        const settings = [
          style.fontFeatureSettings,
          style.getPropertyValue('font-language-override'),
        ];
        return settings.join(' ') !== '"locl" 0 "HIN"';
      })
      .map(({outerHTML}) => outerHTML.slice(0, 80)),
  );
