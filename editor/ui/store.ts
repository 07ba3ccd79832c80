import {useSyncExternalStore} from 'react';

/** A value that is kept outside of the components and shown by them. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <Value>({subscribe, get}: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get);
