import type {SwiperOptions} from 'swiper/types';
import {TRACK} from './_useSwiper';

/** How long a slide stays, and how long the cross-fade to the next one takes. */
const DELAY_MS = 3000;
const FADE_MS = 1000;

/** Slides that fade into each other in a loop; `useRotation` starts and stops the autoplay. */
export function fadeOptions(root: HTMLElement): SwiperOptions {
  const track = root.querySelector<HTMLElement>(`.${TRACK}`);
  const initialSlide = track ? Math.round(track.scrollLeft / track.clientWidth) : 0;
  // Swiper shows the current slide from now on, and the track no longer scrolls.
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
