import {type RefObject, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import type {Swiper, SwiperOptions} from 'swiper/types';
import {columnAt} from './_useVisibleRange';

// Classes by which Swiper finds the parts of a carousel. They carry no style.
export const TRACK = 'carousel-track';
export const SLIDE = 'carousel-slide';

/** How long a slide stays, and how long the cross-fade to the next one takes. */
const DELAY_MS = 3000;
const FADE_MS = 1000;

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

/** A row that scrolls: Swiper works on the browser's own scrolling. */
export function rowOptions(root: HTMLElement, columns: number, rows: 1 | 2): SwiperOptions {
  const track = root.querySelector<HTMLElement>(`.${TRACK}`);
  return {
    cssMode: true,
    // The style sheet alone sets the width of a slide and how many are in view.
    slidesPerView: 'auto',
    spaceBetween: track ? parseFloat(getComputedStyle(track).columnGap) : 0,
    ...(rows > 1 && {grid: {rows, fill: 'row' as const}}),
    initialSlide: track ? columnAt(track, columns) : 0,
  };
}

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
