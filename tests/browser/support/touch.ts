import type {Page} from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** How many times the fingers report where they are on their way. */
const REPORTS = 8;

/**
 * Moves one finger or more in straight lines, as the browser sees them on a real screen. The page
 * needs `hasTouch`.
 */
export async function moveFingers(page: Page, ways: {from: Point; to: Point}[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (part: number) =>
    ways.map(({from, to}, id) => ({
      id,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
  await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: at(0)});
  for (let report = 1; report <= REPORTS; report += 1) {
    const touchPoints = at(report / REPORTS);
    await session.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints});
    // A browser reports the last place of each frame only.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  await session.detach();
}
