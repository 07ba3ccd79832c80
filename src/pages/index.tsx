import type {ReactNode} from 'react';
import copy from '@site-data/pages/home';
import Page from '@site/src/components/Page';
import Hero from './_home/Hero';
import BelowTheFold from './_home/BelowTheFold';

export default function Home(): ReactNode {
  return (
    <Page route="/" description={copy.description}>
      <Hero />
      <BelowTheFold />
    </Page>
  );
}
