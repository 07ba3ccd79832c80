// Loaded when a carousel comes into view. Swiper's own style sheets stay out: ours lay out the slides
// already, before the scripts arrive.
import Swiper from 'swiper';
import {Autoplay, EffectFade} from 'swiper/modules';
import type {SwiperModule, SwiperOptions} from 'swiper/types';

/** @param modules needed in addition to those of `AutoCarousel` */
export function createSwiper(
  root: HTMLElement,
  options: SwiperOptions,
  modules: readonly SwiperModule[],
): Swiper {
  return new Swiper(root, {modules: [Autoplay, EffectFade, ...modules], ...options});
}
