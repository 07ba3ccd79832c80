import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** A capital, `.html`, or a slash at the end: what the client's router forgives and a host may, too. */
const MAYBE_ODD = /[A-Z]|\.html$|[^/]\/$/;

/**
 * Puts the canonical address in the address bar where a page was reached under another spelling:
 * /about.html on a host that serves files as they are, or a link inside the site to /About.
 */
export default function CanonicalAddress(): null {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;

  useEffect(() => {
    if (pathname === baseUrl || !MAYBE_ODD.test(pathname)) return undefined;
    let isCurrent = true;
    // Fetched only then: nearly no visitor needs the table of all pages.
    void import('./_canonicalAddress').then(({canonicalAddress}) => {
      const canonical = canonicalAddress(pathname, baseUrl);
      if (isCurrent && canonical) history.replace(canonical + search + hash);
    });
    return () => {
      isCurrent = false;
    };
  }, [history, pathname, search, hash, baseUrl]);

  return null;
}
