import type {Page} from '@playwright/test';

/**
 * Finishes every transition and animation that has an end: a colour that is read before is between
 * two schemes. Inherited colours start the next transition when one has ended, so this looks again
 * in the next frame.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (;;) {
      const running = document
        .getAnimations()
        .filter(
          ({playState, effect}) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
      if (running.length === 0) return;
      for (const animation of running) animation.finish();
      await new Promise(requestAnimationFrame);
    }
  });

/**
 * Lays out the whole page while something looks at it. A part that waits to come near the screen
 * (`content-visibility: auto`) has the size of an earlier width, until a frame or two after it has come.
 */
export async function laidOut<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const rules = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const result = await look();
  await rules.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  await rules.dispose();
  return result;
}
