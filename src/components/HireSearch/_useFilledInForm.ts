import {type RefObject, useEffect, useRef} from 'react';
import {useSearch} from './useSearch';

/** A form whose boxes show what the address asks for, whichever way the reader came to it. */
export function useFilledInForm(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const isFilledIn = useRef(false);
  const {city = '', profession = ''} = useSearch();

  useEffect(() => {
    const boxes = form.current?.elements;
    // A choice made before the page came alive stays, if the address has nothing to say about it.
    if (boxes && (isFilledIn.current || city || profession)) {
      (boxes.namedItem('city') as HTMLSelectElement).value = city;
      (boxes.namedItem('profession') as HTMLSelectElement).value = profession;
      isFilledIn.current = true;
    }
  }, [city, profession]);

  return form;
}
