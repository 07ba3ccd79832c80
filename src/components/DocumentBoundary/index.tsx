import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {policyName} from '@site/src/lib/pagePolicies';

/**
 * Loads a new document between pages whose content security policies differ. Client-side navigation
 * would keep the policy of the first page: no map could open on the contact page, and what only the
 * video page may load could be loaded by all others.
 */
export default function DocumentBoundary(): null {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;

  useEffect(() => {
    const here = policyName(window.location.pathname, baseUrl);
    // Called for links and for code. Back and forward never cross policies inside one document.
    return history.block((location, action) => {
      if (action === 'POP' || policyName(location.pathname, baseUrl) === here) return undefined;
      const address = history.createHref(location);
      if (action === 'REPLACE') window.location.replace(address);
      else window.location.assign(address);
      return false;
    });
  }, [history, baseUrl]);

  return null;
}
