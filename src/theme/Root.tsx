import type {ReactNode} from 'react';
import {ROUTE_STATUS_ID} from '@site/src/clientModules/routeChange';
import CanonicalAddress from '@site/src/components/CanonicalAddress';
import DocumentBoundary from '@site/src/components/DocumentBoundary';

interface Props {
  children: ReactNode;
}

/** What stays while pages come and go. */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <CanonicalAddress />
      <DocumentBoundary />
      <div className="visually-hidden" role="status" id={ROUTE_STATUS_ID} />
    </>
  );
}
