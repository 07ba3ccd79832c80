import type {KeyboardEvent} from 'react';
import type {ZoomRef} from 'yet-another-react-lightbox';
import {previewZoom} from './settings';

const {min, step} = previewZoom;

/** How many steps a key zooms in; none shows the whole picture. */
const STEPS: Readonly<Record<string, number>> = {'+': 1, '=': 1, '-': -1, _: -1, '0': 0, Home: 0};

/**
 * Zoom keys anywhere in the lightbox: the library listens on the picture only, and not to + without
 * Shift. A key with Ctrl remains the browser's own zoom.
 */
export function onZoomKey(
  event: KeyboardEvent,
  zoom: ZoomRef | null,
  zoomBy: (steps: number) => void,
): void {
  // The library closes with an animation, the dialog without.
  if (event.key === 'Escape') event.preventDefault();
  const steps = STEPS[event.key];
  if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (steps === 0) zoom?.changeZoom(min);
  else zoomBy(steps);
}

/** Less than any step: the library rounds the zoom to five digits. */
const TOLERANCE = 0.001;

/**
 * The next step above or below a zoom. Between two steps, where a wheel or a pinch leaves the zoom, it is the
 * nearer step in that direction.
 *
 * @param steps how many, negative to zoom out
 */
export function stepsFrom(level: number, steps: number): number {
  const rung = level / step;
  const whole = steps > 0 ? Math.floor(rung + TOLERANCE) : Math.ceil(rung - TOLERANCE);
  return (whole + steps) * step;
}
