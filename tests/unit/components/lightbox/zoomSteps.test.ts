import {nearestStep, stepsFrom, wheelTurn} from '@site/src/components/Lightbox/_zoom';

it('climbs from 1 to 50 by halves', () => {
  let level = 1;
  const levels = [level];
  while (level < 50) {
    level = stepsFrom(level, 1);
    levels.push(level);
  }
  expect(levels.slice(0, 4)).toEqual([1, 1.5, 2, 2.5]);
  expect(levels).toHaveLength(99);
  expect(levels.at(-1)).toBe(50);
});

it('stays within 1 and 50', () => {
  expect(stepsFrom(1, -1)).toBe(1);
  expect(stepsFrom(50, 1)).toBe(50);
  expect(stepsFrom(1, 1000)).toBe(50);
  expect(stepsFrom(50, -1000)).toBe(1);
});

it('comes from between two steps to the next one in the direction asked for', () => {
  expect(stepsFrom(1.73, 1)).toBe(2);
  expect(stepsFrom(1.73, -1)).toBe(1.5);
  expect(stepsFrom(2.49999, 1)).toBe(3);
});

it('finds the nearest step after a pinch', () => {
  expect(nearestStep(1.2)).toBe(1);
  expect(nearestStep(1.3)).toBe(1.5);
  expect(nearestStep(0.4)).toBe(1);
  expect(nearestStep(60)).toBe(50);
});

it('takes a notch of the wheel for one step, and adds up the small turns of a touchpad', () => {
  expect(wheelTurn(-100, false, 0)).toEqual({steps: 1, rest: 0});
  expect(wheelTurn(120, false, 0)).toEqual({steps: -1, rest: -20});
  expect(wheelTurn(-40, false, 30)).toEqual({steps: 0, rest: 70});
  expect(wheelTurn(-40, false, 70)).toEqual({steps: 1, rest: 10});
});

it('takes less of a pinch on a touchpad for one step', () => {
  expect(wheelTurn(-10, true, 0)).toEqual({steps: 1, rest: 0});
});
