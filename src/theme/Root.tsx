import type {ReactNode} from 'react';
import {ROUTE_STATUS_ID} from '@site/src/clientModules/routeChange';
import ErrorBoundary, {isHydrated} from '@site/src/components/ErrorBoundary';
import ServedDocument from '@site/src/components/ErrorBoundary/ServedDocument';

interface Props {
  children: ReactNode;
}

/** Stays mounted across navigation. */
export default function Root({children}: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error}) => {
        // Docusaurus's boundary above this one shows the error screen.
        if (isHydrated()) throw error;
        return <ServedDocument />;
      }}
    >
      {children}
      <div className="visually-hidden" role="status" id={ROUTE_STATUS_ID} />
    </ErrorBoundary>
  );
}
