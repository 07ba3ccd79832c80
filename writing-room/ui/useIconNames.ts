import {useEffect, useState} from 'react';
import {call} from './api';

/** The names of icons that some letters are part of. */
export function useIconNames(query: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isStale = false;
    call('icons', {query})
      .then((answer) => {
        if (!isStale) setNames(answer.names);
      })
      // Without suggestions a name can still be typed.
      .catch(() => undefined);
    return () => {
      isStale = true;
    };
  }, [query]);
  return names;
}
