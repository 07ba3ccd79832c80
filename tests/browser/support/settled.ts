import {expect, type Page} from '@playwright/test';

/**
 * Brings every transition and animation that has an end to its end: a colour read before that is
 * half-way between two schemes. A busy browser may take long to draw the frames until then.
 */
export const settled = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const moving = document
            .getAnimations()
            .filter(
              ({playState, effect}) =>
                playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
            );
          for (const animation of moving) animation.finish();
          return moving.length;
        }),
      {message: 'how much moves'},
    )
    .toBe(0);
