// Loaded only when a slider comes into view. None of Swiper's style sheets comes with it: they would
// lay out the slides a second time, and the slides stand already where they belong.
import Swiper from 'swiper';
import {Autoplay, EffectFade, Grid} from 'swiper/modules';
import type {SwiperOptions} from 'swiper/types';
import {SLIDE, TRACK} from './_hooks';

export function attach(root: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(root, {
    modules: [Autoplay, EffectFade, Grid],
    wrapperClass: TRACK,
    slideClass: SLIDE,
    ...options,
  });
}
