import {useSyncExternalStore} from 'react';

type Store<Value> = ReturnType<typeof createStore<Value>>;

/** A value that is kept outside of the components and shown by them. */
export function createStore<Value>(value: Value) {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: Value) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    /** @returns a function that ends the subscription */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <Value>({subscribe, get}: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get);
