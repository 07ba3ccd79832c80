import {type PointerEvent, type RefObject, useRef} from 'react';
import type {ControllerRef} from 'yet-another-react-lightbox';

/** A longer pull is closed by the library itself, in CSS pixels after its beginning. */
const OWN_CLOSE = 60;

interface Pull {
  /** For `controller` of the lightbox. */
  ref: RefObject<ControllerRef | null>;
  /** For the root element of the lightbox. */
  onPointerUpCapture: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * The library begins a pull after 30 px, but closes only 60 px further. The specified threshold is the
 * first: a finger that leaves beyond it closes the lightbox. The library says how far beyond by a custom
 * property, and never pulls an enlarged picture.
 */
export function usePull(): Pull {
  const ref = useRef<ControllerRef>(null);
  return {
    ref,
    onPointerUpCapture: ({currentTarget}) => {
      const container = currentTarget.querySelector<HTMLElement>('.yarl__container');
      const offset = parseInt(container?.style.getPropertyValue('--yarl__pull_offset') ?? '', 10);
      if (offset > 0 && offset < OWN_CLOSE) ref.current?.close();
    },
  };
}
