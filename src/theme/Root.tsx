import type {ReactNode} from 'react';
import ErrorBoundary, {isHydrated} from '@site/src/components/ErrorBoundary';
import ServedDocument from '@site/src/components/ErrorBoundary/ServedDocument';

interface Props {
  children: ReactNode;
}

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
    </ErrorBoundary>
  );
}
