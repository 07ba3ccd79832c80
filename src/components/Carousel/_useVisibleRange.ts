import {useEffect, useState} from 'react';
import type {Swiper} from 'swiper/types';

export interface Position extends VisibleRange {
  /** The visitor has moved the carousel since Swiper was attached. */
  moved: boolean;
  /** For each slide, whether it is out of view. */
  away: readonly boolean[];
}

const slidesOf = (track: HTMLElement): Range[] =>
  ([...track.children] as HTMLElement[]).map(({offsetLeft, offsetWidth}) => ({
    start: offsetLeft,
    size: offsetWidth,
  }));

/** The columns of a track from left to right. Which slides are in one depends on the width. */
function columnsOf(slides: readonly Range[]): Range[] {
  const columns = new Map(slides.map((slide) => [slide.start, slide]));
  return [...columns.values()].sort((one, other) => one.start - other.start);
}

/** The column that a track has been scrolled to. */
export function columnAt(track: HTMLElement): number {
  return nearestSlide(columnsOf(slidesOf(track)), track.scrollLeft);
}

/** The columns in view, updated while the carousel moves; null before Swiper is attached. */
export function useVisibleRange(swiper: Swiper | null): Position | null {
  const [position, setPosition] = useState<Position | null>(null);

  useEffect(() => {
    if (!swiper) return undefined;
    const track = swiper.wrapperEl;
    function update(): void {
      const slides = slidesOf(track);
      const columns = columnsOf(slides);
      const {first, last} = visibleSlides(columns, {
        start: track.scrollLeft,
        size: track.clientWidth,
      });
      const [start = 0, end = 0] = [columns[first]?.start, columns[last]?.start];
      const away = slides.map((slide) => slide.start < start || slide.start > end);
      setPosition((before) =>
        before && String(before.away) === String(away)
          ? before
          : {first, last, away, moved: before !== null},
      );
    }
    update();
    // Swiper reports its progress before the track has scrolled, so listen to the track itself.
    track.addEventListener('scroll', update, {passive: true});
    swiper.on('resize', update);
    return () => {
      track.removeEventListener('scroll', update);
      if (!swiper.destroyed) swiper.off('resize', update);
    };
  }, [swiper]);

  return position;
}

/** A range along the track, in CSS pixels. */
interface Range {
  start: number;
  size: number;
}

/** The first and the last slide in view, counted from 0. */
interface VisibleRange {
  first: number;
  last: number;
}

/**
 * The slides whose middle is in the window. While the track is between two slides, the nearer one
 * counts.
 *
 * @param slides in the order of the track
 */
export function visibleSlides(slides: readonly Range[], window: Range): VisibleRange {
  const isVisible = ({start, size}: Range) => {
    const middle = start + size / 2;
    return middle >= window.start && middle < window.start + window.size;
  };
  const first = slides.findIndex(isVisible);
  if (first >= 0) return {first, last: first + slides.filter(isVisible).length - 1};
  const nearest = nearestSlide(slides, window.start);
  return {first: nearest, last: nearest};
}

/** The slide that begins nearest to a point of the track. */
export function nearestSlide(slides: readonly Range[], point: number): number {
  const distances = slides.map(({start}) => Math.abs(start - point));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
