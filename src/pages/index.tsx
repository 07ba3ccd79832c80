import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Page from '@site/src/components/Page';
import Hero from './_home/Hero';
import BelowTheFold from './_home/BelowTheFold';

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
