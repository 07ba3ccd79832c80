/** @jest-environment jsdom */
import {fireEvent, screen, waitFor} from '@testing-library/react';
import Carousel from '@site/src/components/Carousel';
import {createSwiper} from '@site/src/components/Carousel/_swiper';
import {renderHydrated} from './support/render';

// Swiper needs a layout, which jsdom has not.
jest.mock('@site/src/components/Carousel/_swiper', () => ({createSwiper: jest.fn()}));

it('steps by keys on the row, and leaves keys with modifiers to the browser', async () => {
  const swiper = {slideNext: jest.fn(), on: jest.fn(), off: jest.fn(), destroy: jest.fn()};
  jest.mocked(createSwiper).mockImplementation((root) => {
    return {...swiper, wrapperEl: root.querySelector('.carousel-track')} as never;
  });
  renderHydrated(
    <Carousel label="Row" heading={null} perView={[2, 1, 1]} previous="Previous" next="Next">
      <p key="one">One</p>
      <p key="two">Two</p>
    </Carousel>,
  );
  await waitFor(() => expect(screen.getByRole('group').dataset.ready).toBe('true'));
  const press = (modifier: object) =>
    fireEvent.keyDown(screen.getByRole('list'), {key: 'ArrowRight', ...modifier});
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(press({[modifier]: true})).toBe(true);
  }
  expect(swiper.slideNext).not.toHaveBeenCalled();
  expect(press({})).toBe(false);
  expect(swiper.slideNext).toHaveBeenCalledTimes(1);
});
