import {type DOMAttributes, useEffect, useState} from 'react';
import type {Swiper} from 'swiper/types';
import {type Choice, type Holds, isMoving, isPlaying} from './_rotation';
import {useReducedMotion} from './_useReducedMotion';

interface Rotation {
  /** The slides are meant to move by themselves; the button offers to pause them. */
  playing: boolean;
  /** They do so now: nothing holds them. */
  moving: boolean;
  toggle: () => void;
  /** For the element whose hover and focus hold the slides. */
  handlers: DOMAttributes<HTMLElement>;
}

/** Moves slides by themselves, but not while the visitor points at them, is in them or is away. */
export function useRotation(swiper: Swiper | null): Rotation {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [holds, setHolds] = useState<Holds>({hover: false, focus: false, hidden: false});
  const hold = (part: Partial<Holds>) => setHolds((before) => ({...before, ...part}));
  const playing = isPlaying(choice, reduced);
  const moving = swiper !== null && isMoving(playing, holds);

  useEffect(() => {
    const look = () => hold({hidden: document.visibilityState === 'hidden'});
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
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
      setChoice({play: !playing, reducedThen: reduced});
      // Who presses "play" points at the button and has the focus on it, and means it all the same.
      hold({hover: false, focus: false});
    },
    handlers: {
      onPointerEnter: ({pointerType}) => hold({hover: pointerType !== 'touch'}),
      onPointerLeave: () => hold({hover: false}),
      onFocus: () => hold({focus: true}),
      onBlur: ({currentTarget, relatedTarget}) =>
        hold({focus: currentTarget.contains(relatedTarget)}),
    },
  };
}
