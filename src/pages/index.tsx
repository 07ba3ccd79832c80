import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Page from '@site/src/components/Page';
import {staticPart} from '@site/src/components/StaticPart';
import Hero from './_home/Hero';
import type * as BelowTheFoldModule from './_home/BelowTheFold';

const BelowTheFold = staticPart(
  'home-below-the-fold',
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an `import` would put it into the browser's bundle
  IS_SERVER ? (require('./_home/BelowTheFold') as typeof BelowTheFoldModule).default : undefined,
  () => import('./_home/BelowTheFold'),
);

export default function Home(): ReactNode {
  return (
    <Page
      route="/"
      description={translate({
        id: 'home.description',
        message:
          'Find skilled professionals in Nepal and hire them directly, with no commission and no middleman.',
        description: 'One sentence about the home page for search engines',
      })}
    >
      <Hero />
      <BelowTheFold />
    </Page>
  );
}
