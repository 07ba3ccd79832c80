import type {SwiperOptions} from 'swiper/types';
import {TRACK} from './_hooks';
import {columnAt} from './_useShown';

/** How long a slide stays, and how long the next takes to come. */
const DELAY_MS = 3000;
const FADE_MS = 1000;

/** A row that scrolls: Swiper works on the browser's own scrolling. */
export function rowOptions(root: HTMLElement, columns: number, rows: 1 | 2): SwiperOptions {
  const track = root.querySelector<HTMLElement>(`.${TRACK}`);
  return {
    cssMode: true,
    // How wide a slide is and how many are in view, the style sheet says alone.
    slidesPerView: 'auto',
    spaceBetween: track ? parseFloat(getComputedStyle(track).columnGap) : 0,
    ...(rows > 1 && {grid: {rows, fill: 'row' as const}}),
    initialSlide: track ? columnAt(track, columns) : 0,
  };
}

/** Slides that fade into each other, for ever. When they move, `useRotation` says. */
export function fadeOptions(root: HTMLElement): SwiperOptions {
  const track = root.querySelector<HTMLElement>(`.${TRACK}`);
  const initialSlide = track ? Math.round(track.scrollLeft / track.clientWidth) : 0;
  // From here on Swiper decides what is seen, and the track no longer scrolls.
  track?.scrollTo({left: 0, behavior: 'instant'});
  return {
    effect: 'fade',
    fadeEffect: {crossFade: true},
    speed: FADE_MS,
    loop: true,
    autoplay: {enabled: false, delay: DELAY_MS},
    initialSlide,
  };
}
