import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorScreen from '@site/src/components/ErrorScreen';

/** The frame itself failed: no header and footer, but the same words and the way home. */
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
