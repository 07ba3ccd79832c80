import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import ErrorScreen from '@site/src/components/ErrorScreen';

/** A page failed inside the layout: header and footer stay. */
export default function ErrorPageContent(props: Props): ReactNode {
  return <ErrorScreen {...props} />;
}
