import {expect, type Page} from '@playwright/test';

/**
 * Waits until no transition or animation that has an end is running. A slow machine may draw its
 * next frame late, and a colour read before that is half-way between two schemes.
 */
export const settled = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(
              ({playState, effect}) =>
                playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
            )
            .map((animation) => {
              const {target} = animation.effect as KeyframeEffect;
              const what = animation instanceof CSSTransition ? animation.transitionProperty : 'all';
              return `${what} of ${target?.localName}.${target?.className}`;
            }),
        ),
      {message: 'what still moves', timeout: 20_000},
    )
    .toEqual([]);
