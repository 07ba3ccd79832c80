import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Page from '@site/src/components/Page';
import AppBlock from './_home/AppBlock';
import Cities from './_home/Cities';
import Facts from './_home/Facts';
import Fee from './_home/Fee';
import Hero from './_home/Hero';
import Market from './_home/Market';
import Professions from './_home/Professions';
import Steps from './_home/Steps';

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
      <Facts />
      <Market />
      <Steps />
      <Professions />
      <Cities />
      <Fee />
      <AppBlock />
    </Page>
  );
}
