import {useEffect, useState} from 'react';
import type {Swiper} from 'swiper/types';
import {type Shown, type Stretch, nearestSlide, shownSlides} from './_shown';

export interface Position extends Shown {
  /** The visitor has moved the slider since it was taken over. */
  moved: boolean;
}

/** Where the columns of a track stand: its slides without those of the lower rows. */
export function columnsOf(track: HTMLElement, columns: number): Stretch[] {
  return [...track.children]
    .slice(0, columns)
    .map((slide) => slide as HTMLElement)
    .map(({offsetLeft, offsetWidth}) => ({start: offsetLeft, size: offsetWidth}));
}

/** The column that a track has been scrolled to. */
export function columnAt(track: HTMLElement, columns: number): number {
  return nearestSlide(columnsOf(track, columns), track.scrollLeft);
}

/** Which columns are in view, followed while the slider moves; null before Swiper has it. */
export function useShown(swiper: Swiper | null, columns: number): Position | null {
  const [position, setPosition] = useState<Position | null>(null);

  useEffect(() => {
    if (!swiper) return undefined;
    const track = swiper.wrapperEl;
    function look(): void {
      const {first, last} = shownSlides(columnsOf(track, columns), {
        start: track.scrollLeft,
        size: track.clientWidth,
      });
      setPosition((before) =>
        before?.first === first && before.last === last
          ? before
          : {first, last, moved: before !== null},
      );
    }
    look();
    // Swiper tells its progress before the track has scrolled, so the track itself is asked.
    track.addEventListener('scroll', look, {passive: true});
    swiper.on('resize', look);
    return () => {
      track.removeEventListener('scroll', look);
      if (!swiper.destroyed) swiper.off('resize', look);
    };
  }, [swiper, columns]);

  return position;
}
