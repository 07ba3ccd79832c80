import {useSyncExternalStore} from 'react';
import type {Newest} from '../../protocol';
import {call} from '../api';

interface State {
  newest?: Newest;
  isBusy: boolean;
  /** Counts up whenever files of others came. */
  arrivals: number;
}

let state: State = {isBusy: false, arrivals: 0};
const listeners = new Set<() => void>();

function setState(changed: Partial<State>): void {
  state = {...state, ...changed};
  for (const listener of listeners) listener();
}

/** Asks the server for what others have done; what was typed and not saved stays. */
export async function getNewest(): Promise<void> {
  setState({isBusy: true});
  try {
    const newest = await call('newest', {});
    setState({newest, arrivals: state.arrivals + (newest.count > 0 ? 1 : 0)});
  } catch {
    // The banner says that the room has stopped.
  } finally {
    setState({isBusy: false});
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNewest = (): State => useSyncExternalStore(subscribe, () => state);
