import type {SwiperOptions} from 'swiper/types';
import {TRACK} from './_useSwiper';
import {columnAt} from './_useVisibleRange';

/** A row that scrolls: Swiper works on the browser's own scrolling. */
export function rowOptions(root: HTMLElement, rows: 1 | 2): SwiperOptions {
  const track = root.querySelector<HTMLElement>(`.${TRACK}`);
  return {
    cssMode: true,
    // The style sheet alone sets the width of a slide and how many are in view.
    slidesPerView: 'auto',
    spaceBetween: track ? parseFloat(getComputedStyle(track).columnGap) : 0,
    ...(rows > 1 && {grid: {rows, fill: 'row' as const}}),
    initialSlide: track ? columnAt(track) : 0,
  };
}
