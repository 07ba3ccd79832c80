import {useCallback, useMemo, useSyncExternalStore} from 'react';
import {type Address, readAddress, writeAddress} from './address';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/**
 * Remembers what is shown before something that takes time, such as a save.
 *
 * @returns whether it is still shown: somebody who has gone elsewhere meanwhile stays there
 */
export function rememberPlace(): () => boolean {
  const {hash} = location;
  return () => location.hash === hash;
}

/** What the address of the browser names, and a way to go elsewhere. */
export function useAddress(): [Address, (address: Address) => void] {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const address = useMemo(() => readAddress(hash), [hash]);
  const go = useCallback((to: Address) => {
    location.hash = writeAddress(to);
    // The browser's own event comes later: what is typed until then would go into the view before.
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, []);
  return [address, go];
}
