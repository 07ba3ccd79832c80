import {nearestSlide, visibleSlides} from '@site/src/components/Carousel/_useVisibleRange';
import {isInSecondRow} from '@site/src/components/Carousel';

/** Six slides of 100 pixels, 20 apart. */
const slides = [0, 120, 240, 360, 480, 600].map((start) => ({start, size: 100}));

describe('visibleSlides', () => {
  it.each([
    ['one in view, at the start', {start: 0, size: 100}, {first: 0, last: 0}],
    ['two in view, at the start', {start: 0, size: 220}, {first: 0, last: 1}],
    ['two in view, a step on', {start: 120, size: 220}, {first: 1, last: 2}],
    ['two in view, at the end', {start: 480, size: 220}, {first: 4, last: 5}],
    ['a pixel short of the end', {start: 479.4, size: 220}, {first: 4, last: 5}],
    ['all in view', {start: 0, size: 700}, {first: 0, last: 5}],
    ['less than half way to the next', {start: 40, size: 100}, {first: 0, last: 0}],
    ['more than half way to the next', {start: 75, size: 100}, {first: 1, last: 1}],
  ])('finds what is shown: %s', (_, window, expected) => {
    expect(visibleSlides(slides, window)).toEqual(expected);
  });

  it('always finds one, in the space between two as well', () => {
    expect(visibleSlides(slides, {start: 55, size: 100})).toEqual({first: 0, last: 0});
    expect(visibleSlides(slides, {start: 65, size: 100})).toEqual({first: 1, last: 1});
  });

  it('finds the first where nothing can be measured', () => {
    const hidden = slides.map(() => ({start: 0, size: 0}));
    expect(visibleSlides(hidden, {start: 0, size: 0})).toEqual({first: 0, last: 0});
    expect(visibleSlides([], {start: 0, size: 100})).toEqual({first: 0, last: 0});
  });
});

it('finds the slide that a track was scrolled to', () => {
  expect(nearestSlide(slides, 0)).toBe(0);
  expect(nearestSlide(slides, 230)).toBe(2);
  expect(nearestSlide(slides, 9999)).toBe(5);
  expect(nearestSlide([], 10)).toBe(0);
});

describe('isInSecondRow', () => {
  const secondRow = (total: number, perView: number) =>
    Array.from({length: total}, (_, index) => index + 1).filter((number) =>
      isInSecondRow(number - 1, total, perView),
    );

  it('fills the rows screen by screen, and divides the rest evenly', () => {
    expect(secondRow(12, 5)).toEqual([6, 7, 8, 9, 10, 12]);
    expect(secondRow(12, 4)).toEqual([5, 6, 7, 8, 11, 12]);
    expect(secondRow(12, 3)).toEqual([4, 5, 6, 10, 11, 12]);
    expect(secondRow(13, 5)).toEqual([6, 7, 8, 9, 10, 13]);
    expect(secondRow(3, 5)).toEqual([3]);
    expect(secondRow(1, 5)).toEqual([]);
  });
});
