import {useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import choicesModule from '@site-data/choices';
import type {Data} from '@site/src/collections';
import {type Search, type SearchState, formatSearch, readSearch} from './search';

const choices = choicesModule as Data<'choices'>;

/**
 * The search that the address asks for. The server knows no query and draws everyone, so a page that
 * comes alive does the same first; one that is reached inside the site begins with the right people.
 */
export function useSearch(): Search {
  const {search: query} = useLocation();
  const isBrowser = useIsBrowser();
  return useMemo(
    () => readSearch(new URLSearchParams(isBrowser ? query : ''), choices),
    [isBrowser, query],
  );
}

/** Leads to the career page with a search in its address, as its form would, without a page load. */
export function useGoToResults(): (asked: Search | FormData) => void {
  const history = useHistory<SearchState>();
  const pathname = useBaseUrl('/career');
  return (asked) => {
    const search = asked instanceof FormData ? readSearch(asked, choices) : asked;
    const target = {pathname, search: formatSearch(search), state: {bySearch: true} as const};
    // The same search once more is no step that Back should undo.
    const {location} = history;
    const isHere = location.pathname === pathname && location.search === target.search;
    if (isHere) history.replace(target);
    else history.push(target);
  };
}
