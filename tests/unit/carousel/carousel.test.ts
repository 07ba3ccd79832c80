import {isInSecondRow} from '@site/src/components/Carousel';

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
