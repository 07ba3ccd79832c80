import type {ReactNode} from 'react';
import RouteAnnouncer from '@site/src/components/RouteAnnouncer';

interface Props {
  children: ReactNode;
}

/** Stays mounted while pages come and go, so that it can say which page came. */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <RouteAnnouncer />
    </>
  );
}
