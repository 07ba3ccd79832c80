import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** An uppercase letter, `.html` or a trailing slash, all of which the client-side router accepts. */
const MAYBE_ODD = /[A-Z]|\.html$|[^/]\/$/;

/**
 * Replaces another spelling in the address bar by the canonical address:
 * /about.html on a host without redirects, or an internal link to /About.
 */
export default function CanonicalAddress(): null {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;

  useEffect(() => {
    if (pathname === baseUrl || !MAYBE_ODD.test(pathname)) return undefined;
    let isCurrent = true;
    // Loaded on demand: hardly any visitor needs the table of all routes.
    void import('./_canonicalAddress').then(({correctAddress}) => {
      if (isCurrent) correctAddress({pathname, search, hash}, baseUrl, history);
    });
    return () => {
      isCurrent = false;
    };
  }, [history, pathname, search, hash, baseUrl]);

  return null;
}
