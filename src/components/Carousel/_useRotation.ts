import {type DOMAttributes, useEffect, useState} from 'react';
import type {Swiper} from 'swiper/types';
import {useReducedMotion} from './_useReducedMotion';

interface Rotation {
  /** Rotation is switched on; the button offers to pause it. */
  playing: boolean;
  /** The slides move now: nothing pauses them. */
  moving: boolean;
  toggle: () => void;
  /** For the element whose hover and focus pause the rotation. */
  handlers: DOMAttributes<HTMLElement>;
}

/**
 * Rotates the slides, except during hover and focus, while the page is hidden, and where reduced motion is
 * preferred: there the style sheet hides the button as well.
 */
export function useRotation(swiper: Swiper | null): Rotation {
  const reduced = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const [reasons, setReasons] = useState<PauseReasons>({hover: false, focus: false, hidden: false});
  const setReason = (part: Partial<PauseReasons>) => setReasons((before) => ({...before, ...part}));
  const playing = !isPaused && !reduced;
  const moving = swiper !== null && isMoving(playing, reasons);

  useEffect(() => {
    const update = () => setReason({hidden: document.visibilityState === 'hidden'});
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  useEffect(() => {
    if (!swiper || !moving) return undefined;
    swiper.autoplay.start();
    return () => {
      if (!swiper.destroyed) swiper.autoplay.stop();
    };
  }, [swiper, moving]);

  return {
    playing,
    moving,
    toggle() {
      setPaused(playing);
      // The button itself is hovered and focused when it is pressed; that must not pause again.
      setReason({hover: false, focus: false});
    },
    handlers: {
      onPointerEnter: ({pointerType}) => setReason({hover: pointerType !== 'touch'}),
      onPointerLeave: () => setReason({hover: false}),
      onFocus: () => setReason({focus: true}),
      onBlur: ({currentTarget, relatedTarget}) =>
        setReason({focus: currentTarget.contains(relatedTarget)}),
    },
  };
}

/** What pauses the rotation for a while. */
interface PauseReasons {
  hover: boolean;
  focus: boolean;
  hidden: boolean;
}

/** Whether the slides move now. */
function isMoving(playing: boolean, {hover, focus, hidden}: PauseReasons): boolean {
  return playing && !hover && !focus && !hidden;
}
