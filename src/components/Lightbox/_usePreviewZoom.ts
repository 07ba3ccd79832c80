import {type HTMLAttributes, type RefObject, useRef, useState} from 'react';
import type {ZoomRef} from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/zoom';
import {onZoomKey} from './_zoomKeys';
import {nearestStep, stepsFrom, wheelTurn} from './_zoomSteps';
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
