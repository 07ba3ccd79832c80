import {type RefObject, useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Closes an open `details` on Escape (focus goes back to its `summary`), on a click outside, on a
 * click on one of its links, and when the page changes.
 */
export function useDismissableDetails(details: RefObject<HTMLDetailsElement | null>): void {
  const {pathname} = useLocation();
  const shownOn = useRef(pathname);

  useEffect(() => {
    // Not at the first run: a reader may have opened it before scripts came.
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    details.current?.removeAttribute('open');
  }, [details, pathname]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const element = details.current;
      if (event.key !== 'Escape' || !element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    }

    function onClick(event: MouseEvent): void {
      const element = details.current;
      if (!element?.open || !(event.target instanceof Element)) return;
      const outside = !element.contains(event.target);
      if (outside || event.target.closest('a')) element.open = false;
    }

    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [details]);
}
