import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Page from '@site/src/components/Page';
import Actions from './_Actions';
import Hero from './_Hero';
import Partners from './_Partners';
import Results from './_Results';
import TopStacks from './_TopStacks';

/** Interns and graduates, shown to employers and recruiters. */
export default function CareerPage(): ReactNode {
  return (
    <Page
      route="/career"
      description={translate({
        id: 'career.description',
        message:
          'Interns and graduates who trained with the company, for employers and recruiters to search and call.',
        description: 'What the Career page is about, for search engines',
      })}
    >
      <Hero />
      <TopStacks />
      <Results />
      <Actions />
      <Partners />
    </Page>
  );
}
