import {useEffect, useMemo, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {type Choices, type Filters, noFilters, formatFilters, parseFilters} from './_filters';

/** Milliseconds after the last input before the search is applied. */
const TYPING_PAUSE = 250;

export interface FiltersControl {
  /** The filters in the address; none on the server and during hydration. */
  filters: Filters;
  /** The value of the search field, which may be ahead of the address. */
  text: string;
  /** Sets filters and adds an entry to the history, so that Back undoes it. */
  choose(part: Partial<Filters>): void;
  /** Sets the search; after a pause it is written into the address without a new history entry. */
  type(text: string): void;
  /** Writes the search into the address now. */
  settle(): void;
  clear(): void;
}

/** Keeps the filters in the query of the address. */
export function useFilters(choices: Choices): FiltersControl {
  const history = useHistory();
  const query = useHistorySelector(({location}) => location.search);
  const filters = useMemo(() => parseFilters(query, choices), [query, choices]);
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writing = useRef(false);

  // Any other navigation (Back, a link to the page) overrides what is typed.
  useEffect(() => {
    const forget = history.listen(() => {
      if (writing.current) return;
      clearTimeout(timer.current);
      setTyped(undefined);
    });
    return () => {
      forget();
      clearTimeout(timer.current);
    };
  }, [history]);

  const write = (how: 'push' | 'replace', part: Partial<Filters>) => {
    clearTimeout(timer.current);
    const {pathname, search, hash} = history.location;
    const next = formatFilters(search, {...parseFilters(search, choices), ...part});
    if (next === search) return;
    writing.current = true;
    history[how]({pathname, search: next, hash});
    writing.current = false;
  };
  const pending = typed === undefined ? {} : {q: typed};

  return {
    filters,
    text: typed ?? filters.q,
    choose: (part) => write('push', {...pending, ...part}),
    type(text) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write('replace', {q: text}), TYPING_PAUSE);
    },
    settle: () => write('replace', pending),
    clear() {
      setTyped(undefined);
      write('push', noFilters);
    },
  };
}
