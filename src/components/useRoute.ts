import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The address of the page without its language, as in the lists: /press. */
export function useRoute(): string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return `/${useLocation().pathname.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
}
