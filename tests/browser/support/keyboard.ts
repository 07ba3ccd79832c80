import type {Page} from '@playwright/test';

/** One stop of the Tab key. */
interface Stop {
  /** What a reader of the report finds it by. */
  name: string;
  faults: string[];
}

interface Walk {
  stops: Stop[];
  /** Set when the focus has left the document. */
  ended: boolean;
  /** Elements that the key should have reached. */
  missed: () => string[];
}

/**
 * In the page: judges what has the focus whenever Tab is pressed, before the focus moves on, so that
 * the walk needs no call for a stop.
 *
 * @param frame header and footer as well as what is between them
 */
function watchStops(frame: boolean): void {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}"`;
  const visited = new Set<Element>();
  let last: Element | null = null;
  const view = document.documentElement;
  const main = document.querySelector('main')!;

  /** A choice that is seen by its label alone is judged by it. */
  const drawnFor = (element: HTMLElement): HTMLElement =>
    element instanceof HTMLInputElement && getComputedStyle(element).opacity === '0'
      ? (element.labels![0] ?? element)
      : element;

  const judge = (stop: HTMLElement): string[] => {
    const element = drawnFor(stop);
    const faults: string[] = [];
    // The next key comes sooner than the frame in which a link fades in.
    for (const animation of element.getAnimations()) animation.finish();
    const {display} = getComputedStyle(element);
    // A link may reach over its whole card, and so does its ring.
    const parts = ['', '::before', '::after'].map((part) => getComputedStyle(element, part));
    const ring = parts.some(
      ({outlineStyle, outlineWidth}) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    if (!ring) faults.push('no ring');
    const rects = [...element.getClientRects()].filter(({width, height}) => width * height > 0);
    const [first] = rects;
    if (!first || !element.checkVisibility({visibilityProperty: true, opacityProperty: true})) {
      return [...faults, 'not to be seen'];
    }
    const x = first.left + first.width / 2;
    const y = first.top + Math.min(first.height / 2, view.clientHeight / 2);
    const seen = document.elementFromPoint(x, y);
    const label = seen?.closest('label');
    if (x < 0 || x > view.clientWidth || y < 0 || y > view.clientHeight) faults.push('out of view');
    else if (
      !seen ||
      !(element.contains(seen) || seen.contains(element) || label?.control === element)
    ) {
      faults.push(`covered by ${seen ? nameOf(seen) : 'nothing'}`);
    }
    // The upper edge of what has the focus is never under the header that stays.
    const header = document.querySelector('header')!.getBoundingClientRect();
    if (main.contains(element) && header.bottom > 0 && first.top < header.bottom - 1) {
      faults.push('under the header');
    }
    const inline = display === 'inline' && element.matches('a');
    const reach = parts.filter(
      ({content, position}) => content === '""' && position === 'absolute',
    );
    const wide = Math.max(first.width, ...reach.map(({width}) => parseFloat(width)));
    const high = Math.max(first.height, ...reach.map(({height}) => parseFloat(height)));
    if (!inline && (wide < 24 || high < 24)) {
      faults.push(`small: ${Math.round(wide)} × ${Math.round(high)}`);
    }
    const isAfter =
      !last || last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!isAfter) faults.push('out of order');
    return faults;
  };

  // Of a group of radio buttons, Tab reaches the one that is checked, and the arrow keys the others.
  // What is added meanwhile, such as the buttons of a carousel, may be behind the focus.
  const due = [
    ...(frame ? document.body : main).querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled:not([type="radio"]), input:checked, select:enabled, textarea:enabled, summary, [tabindex="0"]',
    ),
  ].filter((element) => element.checkVisibility({visibilityProperty: true}));

  const walk: Walk = {
    stops: [],
    ended: false,
    missed: () =>
      due
        .filter(
          (element) =>
            !visited.has(element) && element.tabIndex >= 0 && !element.closest('[inert]'),
        )
        .map(nameOf),
  };
  Object.assign(window, {walk});
  document.addEventListener(
    'keydown',
    ({key}) => {
      if (key !== 'Tab' || walk.ended) return;
      const element = document.activeElement as HTMLElement;
      const outside = frame ? element === document.body : !main.contains(element);
      if (outside || visited.has(element)) {
        walk.ended = walk.stops.length > 0;
        return;
      }
      // Where the way past the header ends: a place, but no stop.
      if (element.tabIndex < 0) return;
      walk.stops.push({name: nameOf(element), faults: judge(element)});
      visited.add(element);
      last = element;
    },
    {capture: true},
  );
}

/** Enough for the longest page many times over: a trap would keep the focus for ever. */
const MOST_STOPS = 600;

/**
 * Walks by Tab through the page: from the link that leads past the header to the first stop of the
 * footer, or through the frame as well.
 *
 * @returns what is wrong with the stops
 */
export async function walkByTab(page: Page, frame: boolean): Promise<string[]> {
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href^="#"]')?.focus());
  if (!frame) await page.keyboard.press('Enter');
  await page.evaluate(watchStops, frame);
  const state = () =>
    page.evaluate(() => {
      const {walk} = window as unknown as {walk: Walk};
      return {ended: walk.ended, stops: walk.stops, missed: walk.ended ? walk.missed() : []};
    });
  for (let pressed = 0; pressed < MOST_STOPS; pressed += 20) {
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('Tab');
    const {ended, stops, missed} = await state();
    if (ended) {
      return [
        ...stops.flatMap(({name, faults}) => faults.map((fault) => `${name}: ${fault}`)),
        ...missed.map((name) => `${name}: never reached`),
      ];
    }
  }
  return ['the focus never leaves the page'];
}

/** Brings every part of the page into view once, so that nothing grows any more while one walks. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      // A browser on a busy machine has once given no frame any more.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 200);
      });
    }
  });
  // Pictures beside the screen, in a carousel, may wait for longer.
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete ||
        !image.checkVisibility() ||
        image.getBoundingClientRect().left >= window.innerWidth,
    ),
  );
}
