import {stepsFrom} from '@site/src/elements/_gallery/zoom';

it('comes from between two steps to the next one in the direction asked for', () => {
  expect(stepsFrom(1.73, 1)).toBe(2);
  expect(stepsFrom(1.73, -1)).toBe(1.5);
  expect(stepsFrom(2.49999, 1)).toBe(3);
});
