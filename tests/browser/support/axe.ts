import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type * as axe from 'axe-core';
import {laidOut, settled} from './settled';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * The rule for contrast: 7 to 1, or 4.5 to 1 for large text (AAA). What passes has the contrast that
 * AA asks for as well, so the rule for AA is not asked: it looks at the same words once more.
 */
const CONTRAST = 'color-contrast-enhanced';
/** By itself axe leaves what fails AA to the rule for AA; without that, this rule finds everything. */
const RATIOS = {normal: {expected: 7}, large: {expected: 4.5}};

/** Contrast costs as much as all other rules together, and a colour scheme changes nothing else. */
type Rules = 'all' | 'structure' | 'contrast';

interface Scope {
  rules: Rules;
  tags: string[];
  contrast: string;
  /** Of which element: where something lies over the rest of the page, or nothing else is new. */
  within?: string;
}

interface Color {
  parseString(text: string): void;
}

/** What axe shows of itself besides its documented face. */
interface Commons {
  color: {Color: new () => Color; getContrast(back: Color, front: Color): number};
}

/** In the page: a line for each rule that is broken, and for words whose contrast nobody can tell. */
async function look({rules, tags, contrast, within}: Scope): Promise<string[]> {
  const {axe: here} = window as unknown as {axe: typeof axe & {commons: Commons}};
  const {scrollX, scrollY} = window;
  const only = {
    runOnly: {type: 'rule' as const, values: [contrast]},
    // The content of a frame is not ours.
    iframes: false,
    elementRef: true,
    // Only an experimental rule needs the style sheets.
    preload: false,
    // Without this axe describes every element that passes, too, which takes a third of its time.
    resultTypes: ['violations' as const, 'incomplete' as const],
  };
  const others = {
    'color-contrast': {enabled: false},
    [contrast]: {enabled: rules === 'all'},
    // An experiment of axe, and a criterion of level A: the name that a voice says has the words to see.
    'label-content-name-mismatch': {enabled: true},
  };
  const {violations, incomplete} = await here.run(
    within ?? document,
    rules === 'contrast' ? only : {...only, runOnly: {type: 'tag', values: tags}, rules: others},
  );
  /** By the grounds under the middle of an element, as long as nothing lies over it; else 0. */
  const contrastByHand = (element: HTMLElement): number => {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = element.getBoundingClientRect();
    const {pointerEvents} = element.style;
    // Else no point would find what lets presses through.
    element.style.pointerEvents = 'auto';
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    element.style.pointerEvents = pointerEvents;
    if (stack[0] !== element) return 0;
    const styles = stack.map((part) => getComputedStyle(part));
    const ground = styles.findIndex(({backgroundColor}) => !backgroundColor.endsWith(', 0)'));
    if (styles.slice(0, ground + 1).some((style) => style.backgroundImage !== 'none')) return 0;
    const {Color} = here.commons.color;
    const [back, front] = [new Color(), new Color()];
    back.parseString(styles[ground]!.backgroundColor);
    front.parseString(styles[0]!.color);
    return here.commons.color.getContrast(back, front);
  };

  const lines = violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(' | ')}`,
  );

  const undecided = incomplete
    .filter(({id}) => id === contrast)
    .flatMap(({nodes}) => nodes.map(({element}) => element as HTMLElement))
    // A slide that is half out of view is looked at where it is in view.
    .filter((element) => !element.closest('.carousel-slide'));
  // The chat buttons stay in view and lie over something until the reader scrolls on.
  const chat = document.querySelector<HTMLElement>('aside[data-away-on-scroll]');
  if (undecided.length > 0) chat?.style.setProperty('display', 'none');
  for (const element of new Set(undecided)) {
    if (contrastByHand(element) >= 7) continue;
    const again = await here.run(element, only);
    for (const {id, nodes} of [...again.violations, ...again.incomplete]) {
      const [node] = nodes;
      const reason = (node?.any[0]?.data as {messageKey?: string} | null)?.messageKey ?? '';
      lines.push(`${id}, undecided (${reason}): ${node?.target.join(' ') ?? ''}`);
    }
  }
  chat?.style.removeProperty('display');
  if (undecided.length > 0) window.scrollTo({left: scrollX, top: scrollY, behavior: 'instant'});
  return lines;
}

/**
 * In the page: words with a drawing of `::before` or `::after` behind or above them. axe is told to
 * leave such drawings alone, because it takes any at an edge of an ancestor for a ground of words.
 */
function wordsUnderDrawings(): string[] {
  const found: string[] = [];
  for (const host of document.body.querySelectorAll<HTMLElement>('*')) {
    for (const name of ['::before', '::after']) {
      const drawn = getComputedStyle(host, name);
      const empty = drawn.content === '""';
      const painted =
        drawn.backgroundImage !== 'none' || !/^rgba\(.* 0\)$/.test(drawn.backgroundColor);
      if (!empty || !painted || !/absolute|fixed/.test(drawn.position)) continue;
      let block: HTMLElement | null = host;
      while (block && getComputedStyle(block).position === 'static') block = block.parentElement;
      if (!block || block.getClientRects().length === 0) continue;
      const box = block.getBoundingClientRect();
      const left = box.left + block.clientLeft + parseFloat(drawn.left);
      const top = box.top + block.clientTop + parseFloat(drawn.top);
      const right = left + parseFloat(drawn.width);
      const bottom = top + parseFloat(drawn.height);
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const {nodeValue, parentElement} = texts.currentNode;
        // Words for screen readers alone are a pixel wide.
        if (!nodeValue?.trim() || !parentElement?.checkVisibility()) continue;
        if (parentElement.getBoundingClientRect().width < 2) continue;
        range.selectNodeContents(texts.currentNode);
        for (const line of range.getClientRects()) {
          // Letters leave the upper and lower parts of their line empty.
          const air = line.height * 0.15;
          const apart =
            line.right <= left ||
            line.left >= right ||
            line.bottom - air <= top ||
            line.top + air >= bottom;
          if (!apart) found.push(`${host.className}${name}: ${nodeValue.trim()}`);
        }
      }
    }
  }
  return found;
}

/** Puts axe into the page once. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(SOURCE);
  await page.evaluate(
    ([contrast, contrastRatio]) => {
      const {axe: here} = window as unknown as {
        axe: typeof axe & {_audit: {checks: Record<string, {options: object}>}};
      };
      const {options} = here._audit.checks[contrast]!;
      here.configure({
        checks: [{id: contrast, options: {...options, contrastRatio, ignorePseudo: true}}],
      });
    },
    [CONTRAST, RATIOS] as const,
  );
}

/**
 * What axe finds wrong with a page as it is in one scheme, a line for each rule.
 *
 * @param within a selector: only there
 */
export async function axeRun(page: Page, rules: Rules, within?: string): Promise<string[]> {
  await settled(page);
  await prepare(page);
  const scope = {rules, tags: TAGS, contrast: CONTRAST, within};
  const lines = await laidOut(page, () => page.evaluate(look, scope));
  const scheme = await page.evaluate(() => document.documentElement.dataset.theme ?? '');
  return lines.map((line) => `${scheme}: ${line}`);
}

/**
 * What axe finds wrong with a page after an interaction, in both colour schemes: empty when nothing
 * is. In Nepali in one of them: the languages have the same elements.
 */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  const lines = await axeRun(page, 'all', within);
  if ((await page.locator('html').getAttribute('lang')) === 'ne') return lines;
  const turn = () =>
    page.evaluate(() => {
      const {dataset} = document.documentElement;
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    });
  await turn();
  lines.push(...(await axeRun(page, 'contrast', within)));
  await turn();
  return lines;
}

/** Words that a drawing lies under or over: axe is not asked about those. */
export const drawnOver = (page: Page): Promise<string[]> =>
  laidOut(page, () => page.evaluate(wordsUnderDrawings));
