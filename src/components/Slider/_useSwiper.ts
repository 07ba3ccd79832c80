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
 * @param hasRows whether it has more than one row
 */
export function useSwiper(
  root: RefObject<HTMLElement | null>,
  options: (root: HTMLElement) => SwiperOptions,
  hasRows = false,
): Taken {
  const [taken, setTaken] = useState<Taken>({swiper: null, failed: false});

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let made: Swiper | undefined;
    let isGone = false;

    async function take(): Promise<void> {
      try {
        const [{attach}, ...modules] = await Promise.all([
          import('./_swiper'),
          ...(hasRows ? [import('./_grid').then(({Grid}) => Grid)] : []),
        ]);
        if (isGone || !element) return;
        made = attach(element, options(element), modules);
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
  }, [root, options, hasRows]);

  return taken;
}
