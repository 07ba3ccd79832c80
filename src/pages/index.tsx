import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Page from '@site/src/components/Page';
import {staticPart} from '@site/src/components/StaticPart';
import Hero from './_home/Hero';
import type * as BelowModule from './_home/_Below';

const Below = staticPart(
  'home-below',
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an `import` would put it into the browser's bundle
  IS_SERVER ? (require('./_home/_Below') as typeof BelowModule).default : undefined,
  () => import('./_home/_Below'),
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
      <Below />
    </Page>
  );
}
