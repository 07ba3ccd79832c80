import {nearestStep, stepsFrom, wheelTurn} from '@site/src/components/Lightbox/zoom';

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
