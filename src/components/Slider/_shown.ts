/** A stretch along the track, in CSS pixels. */
export interface Stretch {
  start: number;
  size: number;
}

/** Which slides stand in the window, counted from 0, both ends included. */
export interface Shown {
  first: number;
  last: number;
}

/**
 * The slides in the window: those whose middle is in it, so that a slide counts as gone when more
 * than half of it is. While the track stands between two slides one of them always counts.
 *
 * @param slides in the order of the track
 */
export function shownSlides(slides: readonly Stretch[], window: Stretch): Shown {
  const isShown = ({start, size}: Stretch) => {
    const middle = start + size / 2;
    return middle >= window.start && middle < window.start + window.size;
  };
  const first = slides.findIndex(isShown);
  if (first >= 0) return {first, last: first + slides.filter(isShown).length - 1};
  const nearest = nearestSlide(slides, window.start);
  return {first: nearest, last: nearest};
}

/** The slide that begins nearest to a point of the track: what a scrolled track has come to. */
export function nearestSlide(slides: readonly Stretch[], point: number): number {
  const distances = slides.map(({start}) => Math.abs(start - point));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
