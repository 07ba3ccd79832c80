import {type HTMLAttributes, type KeyboardEvent, type RefObject, useRef, useState} from 'react';
import type {ZoomRef} from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/zoom';
import {previewZoom} from './settings';

interface PreviewZoom {
  /** How many times larger than whole the picture is shown. */
  level: number;
  setLevel: (level: number) => void;
  /** For the library. */
  ref: RefObject<ZoomRef | null>;
  step: (steps: number) => void;
  /** For the element around everything. */
  handlers: HTMLAttributes<HTMLElement>;
}

/** Zoom in steps of the same size, where the library would double: by buttons, keys, wheel and pinch. */
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
      // What is under the pointer stays there.
      const {left, top, width, height} = event.currentTarget.getBoundingClientRect();
      const [x, y] = [event.clientX - left - width / 2, event.clientY - top - height / 2];
      ref.current.changeZoom(stepsFrom(ref.current.zoom, steps), true, x, y);
    },
    // A pinch ends anywhere; the picture settles on the nearest step.
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
  /** Back to the whole picture. */
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
 * The keys for zoom, wherever in the window the focus is: the library listens on the picture alone,
 * and not to + without Shift. A key with Ctrl stays the browser's own zoom of the page.
 */
export function onZoomKey(event: KeyboardEvent, commands: ZoomCommands): void {
  const command = commandOf[event.key];
  if (!command || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  commands[command]();
}

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

interface WheelTurn {
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
