import {type RefObject, useEffect, useState} from 'react';
import type {Swiper, SwiperOptions} from 'swiper/types';

export interface Taken {
  /** Null until Swiper has taken the slider over. */
  swiper: Swiper | null;
  /** Swiper could not be fetched: the slider stays as it is without JavaScript. */
  failed: boolean;
}

/**
 * Fetches Swiper when the slider comes into view, and gives the slider to it.
 *
 * @param root the parent of the track
 * @param options asked at that moment; the same function on every render
 */
export function useSwiper(
  root: RefObject<HTMLElement | null>,
  options: (root: HTMLElement) => SwiperOptions,
): Taken {
  const [taken, setTaken] = useState<Taken>({swiper: null, failed: false});

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let made: Swiper | undefined;
    let isGone = false;

    async function take(): Promise<void> {
      try {
        const {attach} = await import('./_swiper');
        if (isGone || !element) return;
        made = attach(element, options(element));
        setTaken({swiper: made, failed: false});
      } catch {
        if (!isGone) setTaken({swiper: null, failed: true});
      }
    }

    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      void take();
    });
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      made?.destroy();
    };
  }, [root, options]);

  return taken;
}
