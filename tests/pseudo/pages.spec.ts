import type {Page} from '@playwright/test';
import {drawnOver} from '../browser/support/axe';
import {expect, test} from '../browser/support/fixtures';
import {lost} from '../browser/support/reading';
import {CODE} from './site/code';
import {ownMessages, pseudoPages, typefaces} from './support/pages';

// The site in a language whose words are a third longer, made by a program from the English texts:
// what a translator cannot reach is still in plain letters, and what has no room is cut.

/** The smallest phones, a common one, and a wide screen. */
const WIDTHS = [320, 360, 1280];

/** In the page: words in plain letters that a reader takes for the language of the page. */
function untranslated({code, names}: {code: string; names: readonly string[]}): string[] {
  const found: string[] = [];
  const judge = (element: Element, text: string, where: string) => {
    if (element.closest('[lang]')?.getAttribute('lang') !== code) return;
    const words = names
      .reduce((left, name) => left.replaceAll(name, ' '), text)
      // Addresses, sizes of files, and the codes of countries beside those for dialling.
      .replace(/\S+@\S+|https?:\S+|\d[\d.,]* ?[KM]B\b|\b[A-Z]{2} \+\d+/g, ' ');
    // Every letter of the language has an accent.
    if (/(?<!\p{L})[A-Za-z]{2,}(?!\p{L})/u.test(words)) {
      found.push(`${where}: ${text.trim().slice(0, 80)}`);
    }
  };
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const {nodeValue, parentElement} = texts.currentNode;
    if (!nodeValue?.trim() || !parentElement || parentElement.closest('script, style')) continue;
    judge(parentElement, nodeValue, parentElement.tagName.toLowerCase());
  }
  for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'content']) {
    const selector = name === 'content' ? 'meta[name=description]' : `body [${name}]`;
    for (const element of document.querySelectorAll(selector)) {
      judge(element, element.getAttribute(name)!, name);
    }
  }
  return [...new Set(found)];
}

/** In the page: pairs of texts of which one is drawn over the other. */
function overlapping(): string[] {
  const lines: {parent: HTMLElement; words: string; edge: DOMRect}[] = [];
  const range = document.createRange();
  const floats = (element: Element): boolean =>
    /fixed|sticky/.test(getComputedStyle(element).position) ||
    (element.parentElement !== null && floats(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const {nodeValue, parentElement: parent} = texts.currentNode;
    if (!nodeValue?.trim() || !parent?.checkVisibility({visibilityProperty: true})) continue;
    if (parent.closest('.visually-hidden, .carousel-slide, svg, script, style')) continue;
    if (floats(parent)) continue;
    range.selectNodeContents(texts.currentNode);
    for (const {left, top, width, height} of range.getClientRects()) {
      // Letters leave the upper and lower parts of their line empty.
      const edge = new DOMRect(left, top + height * 0.25, width, height * 0.5);
      if (width > 2) lines.push({parent, words: nodeValue.trim().slice(0, 40), edge});
    }
  }
  const share = ({edge: one}: (typeof lines)[0], {edge: other}: (typeof lines)[0]) =>
    Math.min(one.right, other.right) > Math.max(one.left, other.left) + 1 &&
    Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top) + 1;
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => share(one, other))
      .filter(({parent}) => !one.parent.contains(parent) && !parent.contains(one.parent))
      .map((other) => `${one.words} / ${other.words}`),
  );
}

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details:not([data-dismissable])')) {
      details.setAttribute('open', '');
    }
  });
}

for (const path of pseudoPages()) {
  test(`${path} is all in the language, and has room for longer words`, async ({page, trouble}) => {
    // What is opened has its size at once.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'running');
    await openAll(page);
    expect(await page.evaluate(untranslated, {code: CODE, names: typefaces()})).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      expect({width, lost: await lost(page)}).toEqual({width, lost: []});
      const covered = [...(await drawnOver(page)), ...(await page.evaluate(overlapping))];
      expect({width, covered}).toEqual({width, covered: []});
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({width, wide}).toEqual({width, wide: width});
    }
    expect(ownMessages(trouble.messages)).toEqual([]);
    expect(trouble.foreign).toEqual([]);
  });
}
