import {type RefObject, useEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {SearchState} from '@site/src/components/HireSearch/search';

/**
 * Leads to the heading of the results after a search, here or on the home page. A reload, a shared
 * link and the way back leave the reader where the browser puts them.
 */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const history = useHistory();
  const location = useLocation<Partial<SearchState> | undefined>();

  useEffect(() => {
    if (history.action === 'POP' || !location.state?.bySearch) return;
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView();
  }, [history, location]);

  return heading;
}
