import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {policyName} from '@site/src/lib/pagePolicies';

/**
 * Loads a new document between pages whose content policies differ. A change of page inside the
 * document would keep the policy of the first page: no map could open on the contact page, and what
 * only the video page may reach could be reached from all others.
 */
export default function DocumentBoundary(): null {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;

  useEffect(() => {
    const here = policyName(window.location.pathname, baseUrl);
    // Links and code alike pass here. Back and forward never cross inside one document.
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
