import {useEffect, useMemo, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {type Choices, type Filters, everything, formatFilters, parseFilters} from './_filters';

/** Milliseconds without a key after which a search counts as typed. */
const TYPING_PAUSE = 250;

export interface FiltersControl {
  /** What the address says; everything on the server and while the page comes alive. */
  filters: Filters;
  /** What stands in the search field, which may be ahead of the address. */
  text: string;
  /** Sets filters and remembers the step, so that Back undoes it. */
  choose(part: Partial<Filters>): void;
  /** Takes what is typed; after a pause it joins the address without a step of its own. */
  type(text: string): void;
  /** Puts what is typed into the address now. */
  settle(): void;
  clear(): void;
}

/** The filters, kept in the query of the address. */
export function useFilters(choices: Choices): FiltersControl {
  const history = useHistory();
  const query = useHistorySelector(({location}) => location.search);
  const filters = useMemo(() => parseFilters(query, choices), [query, choices]);
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writing = useRef(false);

  // Whatever else moves through the history (Back, a link to the page) wins over what is typed.
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
      write('push', everything);
    },
  };
}
