import {type RefObject, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import type {Swiper, SwiperOptions} from 'swiper/types';

// Classes by which Swiper finds the parts of a carousel. They carry no style.
export const TRACK = 'carousel-track';
export const SLIDE = 'carousel-slide';

interface SwiperState {
  /** Null until Swiper controls the carousel. */
  swiper: Swiper | null;
  /** Swiper could not be loaded: the carousel stays as it is without JavaScript. */
  failed: boolean;
}

type SwiperCommand = (swiper: Swiper) => void;

interface UsedSwiper extends SwiperState {
  /** Runs the command now, or once Swiper is loaded: a button may be pressed before. */
  whenReady: (command: SwiperCommand) => void;
}

/**
 * Loads Swiper when the carousel comes into view.
 *
 * @param root the parent of the track
 * @param options called at that moment; the same function on every render
 * @param hasRows whether it has more than one row
 */
export function useSwiper(
  root: RefObject<HTMLElement | null>,
  options: (root: HTMLElement) => SwiperOptions,
  hasRows = false,
): UsedSwiper {
  const [state, setState] = useState<SwiperState>({swiper: null, failed: false});
  const pending = useRef<SwiperCommand[]>([]);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let created: Swiper | undefined;
    let isUnmounted = false;

    async function load(): Promise<void> {
      try {
        const [{createSwiper}, ...modules] = await Promise.all([
          import('./_swiper'),
          ...(hasRows ? [import('./_grid').then(({Grid}) => Grid)] : []),
        ]);
        if (isUnmounted || !element) return;
        created = createSwiper(
          element,
          {wrapperClass: TRACK, slideClass: SLIDE, ...options(element)},
          modules,
        );
        const swiper = created;
        // First rendered where it is, so that a press from before is announced as a move.
        flushSync(() => setState({swiper, failed: false}));
        for (const command of pending.current.splice(0)) command(swiper);
      } catch {
        if (!isUnmounted) setState({swiper: null, failed: true});
      }
    }

    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      void load();
    });
    observer.observe(element);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      created?.destroy();
    };
  }, [root, options, hasRows]);

  return {
    ...state,
    whenReady: (command) => {
      if (state.swiper) command(state.swiper);
      else pending.current.push(command);
    },
  };
}
