import {type HTMLAttributes, type KeyboardEvent, type RefObject, useRef, useState} from 'react';
import type {ZoomRef} from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/zoom';
import {previewZoom} from './settings';

interface PreviewZoom {
  /** The zoom; 1 shows the whole picture. */
  level: number;
  setLevel: (level: number) => void;
  ref: RefObject<ZoomRef | null>;
  step: (steps: number) => void;
  /** For the root element of the lightbox. */
  handlers: HTMLAttributes<HTMLElement>;
}

/** Zoom by constant steps, where the library would double: by buttons, keys, wheel and pinch. */
export function usePreviewZoom(): PreviewZoom {
  const [level, setLevel] = useState<number>(previewZoom.min);
  const ref = useRef<ZoomRef>(null);
  const wheelRest = useRef(0);

  function step(steps: number): void {
    ref.current?.changeZoom(stepsFrom(ref.current.zoom, steps));
  }

  const handlers: HTMLAttributes<HTMLElement> = {
    onKeyDownCapture: (event) =>
      onZoomKey(event, {
        zoomIn: () => step(1),
        zoomOut: () => step(-1),
        reset: () => ref.current?.changeZoom(previewZoom.min),
      }),
    onWheelCapture: (event) => {
      event.stopPropagation();
      const {steps, rest} = wheelTurn(event.deltaY, event.ctrlKey, wheelRest.current);
      wheelRest.current = rest;
      if (steps === 0 || !ref.current) return;
      // Zoom around the pointer.
      const {left, top, width, height} = event.currentTarget.getBoundingClientRect();
      const [x, y] = [event.clientX - left - width / 2, event.clientY - top - height / 2];
      ref.current.changeZoom(stepsFrom(ref.current.zoom, steps), true, x, y);
    },
    // After a pinch, snap to the nearest step.
    onPointerUp: () => {
      const reached = ref.current?.zoom ?? previewZoom.min;
      const settled = nearestStep(reached);
      if (settled !== reached) ref.current?.changeZoom(settled);
    },
  };

  return {level, setLevel, ref, step, handlers};
}

interface ZoomCommands {
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
}

const commandOf: Record<string, keyof ZoomCommands> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  _: 'zoomOut',
  '0': 'reset',
  Home: 'reset',
};

/**
 * Zoom keys anywhere in the lightbox: the library listens on the picture only, and not to + without
 * Shift. A key with Ctrl remains the browser's own zoom.
 */
export function onZoomKey(event: KeyboardEvent, commands: ZoomCommands): void {
  // The library closes with an animation, the dialog without.
  if (event.key === 'Escape') event.preventDefault();
  const command = commandOf[event.key];
  if (!command || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  commands[command]();
}

const {min, max, step} = previewZoom;

/** Less than any step: the library rounds the zoom to five digits. */
const TOLERANCE = 0.001;

function within(level: number): number {
  return Math.min(max, Math.max(min, level));
}

/**
 * The next step above or below a zoom. From between two steps, where a pinch may leave it, that is the
 * nearer one in that direction.
 *
 * @param steps how many, negative to zoom out
 */
export function stepsFrom(level: number, steps: number): number {
  const rung = level / step;
  const whole = steps > 0 ? Math.floor(rung + TOLERANCE) : Math.ceil(rung - TOLERANCE);
  return within((whole + steps) * step);
}

/** The step nearest to a zoom. */
export function nearestStep(level: number): number {
  return within(Math.round(level / step) * step);
}

interface WheelTurn {
  /** Whole steps, negative to zoom out. */
  steps: number;
  /** The remainder for the next event, in pixels. */
  rest: number;
}

/** One notch of most wheels, in pixels. */
const NOTCH = 100;

/** Browsers report a pinch on a touchpad as a wheel event with Ctrl and much smaller deltas. */
const PINCH_FACTOR = 10;

/**
 * The zoom steps of a wheel event. A touchpad sends many small ones, so they are added up.
 *
 * @param deltaY in pixels, as the browser reports it
 * @param rest the remainder of the previous event
 */
export function wheelTurn(deltaY: number, isPinch: boolean, rest: number): WheelTurn {
  const turned = rest - deltaY * (isPinch ? PINCH_FACTOR : 1);
  const steps = Math.trunc(turned / NOTCH);
  return {steps, rest: turned - steps * NOTCH};
}
