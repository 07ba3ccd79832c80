import type {ReactNode} from 'react';
import {site} from '../siteData';

interface Props {
  children: ReactNode;
}

/** Words about the phone number, left out while it is a placeholder. */
export default function WithPhone({children}: Props): ReactNode {
  return site.phone.standin ? null : children;
}
