import {useSyncExternalStore} from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion now. */
export const prefersReducedMotion = (): boolean => matchMedia(QUERY).matches;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The same as a hook; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}
