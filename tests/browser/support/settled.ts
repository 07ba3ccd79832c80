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
