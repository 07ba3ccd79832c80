import {useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import choices from '@site-data/choices';
import names from '@site-data/choice-names';
import trades from '@site-data/trades';
import {type Search, RESULTS_ANCHOR, formatSearch, readSearch} from '@site/src/lib/hireSearch';

/** What the boxes of the search offer. */
export const offered = {
  cities: choices.cities,
  professions: choices.professions,
  trades,
  names,
};

/**
 * The search in the query of the address. The server knows no query and renders everyone, so hydration
 * does the same first; after client-side navigation the first render is filtered already.
 */
export function useSearch(): Search {
  const {search: query} = useLocation();
  const isBrowser = useIsBrowser();
  return useMemo(
    () => readSearch(new URLSearchParams(isBrowser ? query : ''), offered),
    [isBrowser, query],
  );
}

/** Navigates to the answer on the career page, without a page load. */
export function useGoToResults(): (asked: Search | FormData) => void {
  const history = useHistory();
  const pathname = useBaseUrl('/career');
  return (asked) => {
    const search = asked instanceof FormData ? readSearch(asked, offered) : asked;
    const target = {pathname, search: formatSearch(search), hash: `#${RESULTS_ANCHOR}`};
    // Repeating a search must not add a step to the history.
    const {location} = history;
    const isHere = location.pathname === pathname && location.search === target.search;
    if (isHere) history.replace(target);
    else history.push(target);
  };
}
