import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorScreen from '@site/src/components/ErrorScreen';

/** The layout itself failed: the error screen without header and footer. */
export default function ThemeError(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>
          {translate({
            id: 'error.title',
            message: 'Unexpected Application Error!',
            description: 'Title of the screen shown when a page fails',
          })}
        </title>
      </Head>
      <ErrorScreen {...props} />
    </>
  );
}
