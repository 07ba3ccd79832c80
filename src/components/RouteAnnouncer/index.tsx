import {type ReactNode, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';

/** The document's title is set a frame or two after the route changes. */
const TITLE_DELAY_MS = 150;

/**
 * After a change of page inside the site: says the new title to screen readers and moves the focus
 * to the page's heading, as a full page load would. A jump to a part of the same page is left alone.
 */
export default function RouteAnnouncer(): ReactNode {
  const {pathname, hash} = useLocation();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    if (!hash) focusHeading();
    const timer = setTimeout(() => setAnnouncement(document.title), TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, hash]);

  return (
    <div className="visually-hidden" role="status">
      {announcement}
    </div>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({preventScroll: true});
}
