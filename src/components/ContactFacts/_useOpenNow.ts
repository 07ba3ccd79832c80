import {useEffect, useState} from 'react';
import {type Hours, openNow} from './_openNow';

export interface Told {
  /** Null until the page runs: only the visitor's clock knows. */
  open: boolean | null;
  /** It has become the other way round while the page was open. */
  changed: boolean;
}

/** Whether the telephone is answered now, kept true while the page is open. */
export function useOpenNow({from, to}: Hours): Told {
  const [told, setTold] = useState<Told>({open: null, changed: false});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const {open, changesIn} = openNow(Date.now(), {from, to});
      setTold((before) => (before.open === open ? before : {open, changed: before.open !== null}));
      timer = setTimeout(look, changesIn);
    };
    look();
    // Timers stand still while a device sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [from, to]);
  return told;
}
