// Loaded only when a slider comes into view. None of Swiper's style sheets comes with it: they would
// lay out the slides a second time, and the slides stand already where they belong.
import Swiper from 'swiper';
import {Autoplay, EffectFade} from 'swiper/modules';
import type {SwiperModule, SwiperOptions} from 'swiper/types';
import {SLIDE, TRACK} from './_hooks';

/** @param modules that this slider needs besides those of a slideshow */
export function attach(
  root: HTMLElement,
  options: SwiperOptions,
  modules: readonly SwiperModule[],
): Swiper {
  return new Swiper(root, {
    modules: [Autoplay, EffectFade, ...modules],
    wrapperClass: TRACK,
    slideClass: SLIDE,
    ...options,
  });
}
