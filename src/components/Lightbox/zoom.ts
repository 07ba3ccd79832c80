import {keyOf} from 'nepali-text/keys';
import type {KeyboardEvent, WheelEvent} from 'react';
import type {ZoomRef} from 'yet-another-react-lightbox';
import {previewZoom} from './settings';

const {min, max, step} = previewZoom;

/** How many steps a key zooms in; none shows the whole picture. Of another script it has the name of its place. */
const STEPS: Readonly<Record<string, number>> = {
  '+': 1,
  '=': 1,
  Equal: 1,
  '-': -1,
  _: -1,
  Minus: -1,
  '0': 0,
  Digit0: 0,
  Home: 0,
};

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
  const key = keyOf(event.nativeEvent);
  if (key === 'Escape') event.preventDefault();
  const steps = STEPS[key];
  if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (steps === 0) zoom?.changeZoom(min);
  else zoomBy(steps);
}

/** Zooms around the pointer. @param rest of the previous event. @returns the new one */
export function onZoomWheel(event: WheelEvent, zoom: ZoomRef | null, rest: number): number {
  event.stopPropagation();
  const turn = wheelTurn(event.deltaY, event.ctrlKey, rest);
  if (turn.steps !== 0 && zoom) {
    const {left, top, width, height} = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - left - width / 2, event.clientY - top - height / 2];
    zoom.changeZoom(stepsFrom(zoom.zoom, turn.steps), true, x, y);
  }
  return turn.rest;
}

/** Less than any step: the library rounds the zoom to five digits. */
const TOLERANCE = 0.001;

const within = (level: number): number => Math.min(max, Math.max(min, level));

/**
 * The next step above or below a zoom. Between two steps, where a pinch may leave the zoom, it is the nearer
 * step in that direction.
 *
 * @param steps how many, negative to zoom out
 */
export function stepsFrom(level: number, steps: number): number {
  const rung = level / step;
  const whole = steps > 0 ? Math.floor(rung + TOLERANCE) : Math.ceil(rung - TOLERANCE);
  return within((whole + steps) * step);
}

/** The step nearest to a zoom. */
export const nearestStep = (level: number): number => within(Math.round(level / step) * step);

/** One notch of most wheels, in pixels. */
const NOTCH = 100;

/** Browsers report a pinch on a touchpad as a wheel event with Ctrl and much smaller deltas. */
const PINCH_FACTOR = 10;

/**
 * The zoom steps of a wheel event, negative to zoom out. A touchpad sends many small ones, so they are added
 * up: the rest is for the next event, in pixels.
 *
 * @param deltaY in pixels, as the browser reports it
 */
export function wheelTurn(deltaY: number, isPinch: boolean, rest: number) {
  const turned = rest - deltaY * (isPinch ? PINCH_FACTOR : 1);
  const steps = Math.trunc(turned / NOTCH);
  return {steps, rest: turned - steps * NOTCH};
}
