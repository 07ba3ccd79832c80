import type {PropsWithChildren} from 'react';
import site from '@site/src/data/site.yml';

/** Words about the phone number, left out while it is a placeholder. */
export default function WithPhone({children}: PropsWithChildren) {
  return site.phone.placeholder ? null : children;
}
