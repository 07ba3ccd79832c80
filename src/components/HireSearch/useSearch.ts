import {useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import choices from '@site-data/choices';
import {type Search, type SearchState, formatSearch, readSearch} from './search';

/**
 * The search in the query of the address. The server knows no query and renders everyone, so hydration
 * does the same first; after client-side navigation the first render is filtered already.
 */
export function useSearch(): Search {
  const {search: query} = useLocation();
  const isBrowser = useIsBrowser();
  return useMemo(
    () => readSearch(new URLSearchParams(isBrowser ? query : ''), choices),
    [isBrowser, query],
  );
}

/** Navigates to the career page with a search in its query, without a page load. */
export function useGoToResults(): (asked: Search | FormData) => void {
  const history = useHistory<SearchState>();
  const pathname = useBaseUrl('/career');
  return (asked) => {
    const search = asked instanceof FormData ? readSearch(asked, choices) : asked;
    const target = {pathname, search: formatSearch(search), state: {bySearch: true} as const};
    // Repeating a search must not add a step to the history.
    const {location} = history;
    const isHere = location.pathname === pathname && location.search === target.search;
    if (isHere) history.replace(target);
    else history.push(target);
  };
}
