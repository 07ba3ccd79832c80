import {useHistory, useLocation} from '@docusaurus/router';
import {indexInQuery, withId} from './_query';

interface Opened {
  /** The step of the history before this one is the same page with the lightbox closed. */
  openedHere?: boolean;
}

export interface AddressedIndex {
  /** The entry that the address names; -1 when the lightbox is closed. */
  index: number;
  open(index: number): void;
  show(index: number): void;
  close(): void;
}

/**
 * The open picture, kept in the address: it can be shared, the language switch keeps it, and Back
 * closes it. Opening adds one step to the history; going from picture to picture adds none.
 */
export function useAddressedIndex(parameter: string, ids: readonly string[]): AddressedIndex {
  const history = useHistory<Opened | undefined>();
  const {search, hash, state} = useLocation<Opened | undefined>();
  const to = (index: number) => withId(search, parameter, ids[index] ?? null);
  const index = indexInQuery(search, parameter, ids);
  return {
    index,
    open: (next) => history.push({search: to(next), hash, state: {openedHere: true}}),
    show: (next) => {
      if (next !== index) history.replace({search: to(next), hash, state});
    },
    close: () => {
      if (state?.openedHere) history.goBack();
      else history.replace({search: to(-1), hash});
    },
  };
}
