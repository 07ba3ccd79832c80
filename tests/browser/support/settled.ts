import type {Page} from '@playwright/test';

/**
 * Waits until no transition or animation that has an end is running. A slow machine may draw its
 * next frame late, and a colour read before that is half-way between two schemes.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({playState, effect}) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}
