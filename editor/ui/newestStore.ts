import type {Newest} from '../core/operations';
import {call, connection, messageOf} from './api';
import {ownKey, readStored, store as keep} from './storage';
import {createStore, useStore} from './store';

type State = Partial<Newest> &
  Pick<Newest, 'choices' | 'handIns' | 'news'> & {
    /** Counts up whenever files have changed that a view may show, which then asks for them again. */
    arrivals: number;
    error?: string;
  };

const store = createStore<State>({choices: [], handIns: [], news: [], arrivals: 0});
const change = (changed: Partial<State>) => store.set({...store.get(), ...changed});

/** Something else than the view that is open has changed files. */
export const arrived = (): void => change({arrivals: store.get().arrivals + 1});

const SAVED = 'writing-room:saved';

/** Other tabs show what was saved in this one. */
export const announceSaved = (): void => {
  // Where the storage is full, they show it when they ask the next time.
  keep(SAVED, '1');
  keep(SAVED, undefined);
};

addEventListener('storage', ({key, newValue}) => {
  if (key === SAVED && newValue !== null) arrived();
});

export async function loadNewest(): Promise<void> {
  try {
    const newest = await call('newest', {seen: readStored(ownKey(SEEN)) ?? ''});
    change({...newest, error: undefined});
    if (newest.count > 0) arrived();
  } catch (error) {
    // The banner says that the editor has stopped.
    change({error: connection.get() === 'there' ? messageOf(error) : undefined});
  }
}

/** The last commit on the writer's own branch whose news were read. */
const SEEN = 'seen';

export function closeNews(): void {
  change({news: []});
  keep(ownKey(SEEN), store.get().saved ?? '');
}

/** What was answered last, with the sentences to choose from, and the texts to which both have added. */
export function useNewest() {
  const state = useStore(store);
  const open = state.choices.filter(({isJoined}) => !isJoined);
  return {...state, open, joined: state.choices.filter((choice) => !open.includes(choice))};
}
