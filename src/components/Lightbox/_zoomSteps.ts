import {previewZoom} from './settings';

const {min, max, step} = previewZoom;

/** Less than any step; a level comes back from the library with five digits. */
const TOLERANCE = 0.001;

function within(level: number): number {
  return Math.min(max, Math.max(min, level));
}

/**
 * The next level above or below one, on the ladder of steps. From between two rungs, where a pinch
 * may leave it, that is the nearer rung in the direction asked for.
 *
 * @param steps how many, below zero for smaller
 */
export function stepsFrom(level: number, steps: number): number {
  const rung = level / step;
  const whole = steps > 0 ? Math.floor(rung + TOLERANCE) : Math.ceil(rung - TOLERANCE);
  return within((whole + steps) * step);
}

/** The level on the ladder that is nearest to one. */
export function nearestStep(level: number): number {
  return within(Math.round(level / step) * step);
}

export interface WheelTurn {
  /** Whole steps of zoom, below zero for smaller. */
  steps: number;
  /** What is left for the next turn, in pixels. */
  rest: number;
}

/** A notch of most wheels, in pixels. */
const NOTCH = 100;

/** Browsers report a pinch on a touchpad as a turn with Ctrl, in far smaller pixels. */
const PINCH_FACTOR = 10;

/**
 * How many steps a turn of the wheel makes. A touchpad turns in many small bits, so they add up.
 *
 * @param deltaY in pixels, as the browser reports it
 * @param rest what the turns before have left
 */
export function wheelTurn(deltaY: number, isPinch: boolean, rest: number): WheelTurn {
  const turned = rest - deltaY * (isPinch ? PINCH_FACTOR : 1);
  const steps = Math.trunc(turned / NOTCH);
  return {steps, rest: turned - steps * NOTCH};
}
