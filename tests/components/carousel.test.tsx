/** @jest-environment jsdom */
import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import Carousel from '@site/src/components/Carousel';
import AutoCarousel from '@site/src/components/Carousel/AutoCarousel';
import {createSwiper} from '@site/src/components/Carousel/_swiper';
import {renderHydrated, renderWithoutScripts} from './support/render';

// Swiper needs a layout, which jsdom has not. The browser tests run the real one.
const swiper = {
  wrapperEl: null as HTMLElement | null,
  realIndex: 0,
  destroyed: false,
  slideNext: jest.fn(),
  slidePrev: jest.fn(),
  slideTo: jest.fn(),
  autoplay: {start: jest.fn(), stop: jest.fn()},
  on: jest.fn(),
  off: jest.fn(),
  destroy: jest.fn(),
};
jest.mock('@site/src/components/Carousel/_swiper', () => ({createSwiper: jest.fn()}));

/** Each slide is 100 pixels wide, and one is in view. */
beforeAll(() => {
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: {get: () => 100, configurable: true},
    clientWidth: {get: () => 100, configurable: true},
    offsetLeft: {
      get(this: HTMLElement) {
        return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
      },
      configurable: true,
    },
  });
});

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(createSwiper).mockImplementation((root) => {
    swiper.wrapperEl = root.querySelector('.carousel-track');
    return swiper as never;
  });
});

const texts = ['First', 'Second', 'Third'];
const row = (
  <Carousel
    label="Milestones"
    heading={<h2>Milestones</h2>}
    perView={[2, 1, 1]}
    previous="Previous milestones"
    next="Next milestones"
  >
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </Carousel>
);
const rotating = (
  <AutoCarousel label="What moves us">
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </AutoCarousel>
);

const isInert = (text: string) => screen.getByText(text).parentElement?.hasAttribute('inert');
const attached = () => waitFor(() => expect(isInert('Third')).toBe(true));

describe('a row with scripts', () => {
  it('steps by its buttons, and the arrow of an end does nothing', async () => {
    const {user} = renderHydrated(row);
    await attached();
    const previous = screen.getByRole('button', {name: 'Previous milestones'});
    const next = screen.getByRole('button', {name: 'Next milestones'});
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    await user.click(previous);
    expect(swiper.slidePrev).not.toHaveBeenCalled();
    await user.click(next);
    expect(swiper.slideNext).toHaveBeenCalledTimes(1);
  });

  it('steps by keys on the row, and leaves keys with modifiers to the browser', async () => {
    const {user} = renderHydrated(row);
    await attached();
    act(() => screen.getByRole('list').focus());
    await user.keyboard('{ArrowRight}{End}');
    expect(swiper.slideNext).toHaveBeenCalledTimes(1);
    expect(swiper.slideTo).toHaveBeenCalledWith(2, expect.any(Number));
    await user.keyboard('{Control>}{ArrowRight}{/Control}');
    expect(swiper.slideNext).toHaveBeenCalledTimes(1);
  });

  it('announces where it is after a move, and makes the other slides inert', async () => {
    renderHydrated(row);
    await attached();
    expect(screen.getByRole('status').textContent).toBe('');
    expect([isInert('First'), isInert('Third')]).toEqual([false, true]);
    const track = screen.getByRole('list');
    track.scrollLeft = 200;
    fireEvent.scroll(track);
    expect(screen.getByRole('status').textContent).toBe('3 of 3');
    expect([isInert('First'), isInert('Third')]).toEqual([true, false]);
  });
});

describe('an automatic one with scripts', () => {
  it('rotates until it is paused, and goes on from the same button', async () => {
    const {user} = renderHydrated(rotating);
    await attached();
    expect(swiper.autoplay.start).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', {name: 'Pause the slides'}));
    expect(swiper.autoplay.stop).toHaveBeenCalled();
    swiper.autoplay.start.mockClear();
    await user.click(screen.getByRole('button', {name: 'Play the slides'}));
    expect(swiper.autoplay.start).toHaveBeenCalledTimes(1);
  });

  it('pauses while it has the focus', async () => {
    const {user} = renderHydrated(rotating);
    await attached();
    swiper.autoplay.stop.mockClear();
    await user.tab();
    expect(swiper.autoplay.stop).toHaveBeenCalledTimes(1);
  });

  it('stays a list of slides when Swiper cannot be loaded', async () => {
    jest.mocked(createSwiper).mockImplementation(() => {
      throw new Error('not loaded');
    });
    renderHydrated(rotating);
    const carousel = screen.getByRole('group', {name: 'What moves us'});
    await waitFor(() => expect(carousel.dataset.failed).toBe('true'));
    expect(texts.map(isInert)).toEqual([false, false, false]);
  });
});

describe('without scripts', () => {
  it('has all slides in a list that the keyboard can scroll', () => {
    const page = renderWithoutScripts(row);
    const group = within(page.getByRole('group', {name: 'Milestones'}));
    expect(group.getAllByRole('listitem').map((item) => item.textContent)).toEqual(texts);
    expect(group.getByRole('list').tabIndex).toBe(0);
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('names every slide of an automatic one', () => {
    const page = renderWithoutScripts(rotating);
    expect(page.getByRole('group', {name: '2 of 3'}).textContent).toBe('Second');
    expect(document.querySelector('[inert]')).toBeNull();
  });
});
