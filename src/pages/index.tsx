import copy from '@site/src/data/pages/home.yml';
import Page from '@site/src/components/Page';
import ExampleProfiles from './_home/ExampleProfiles';
import {AppBlock, Cities, HomeSteps} from './_home/BelowTheFold';
import Calculator from './_home/Calculator';
import HomeHero from './_home/Hero';

export default function Home() {
  return (
    <Page route="/" description={copy.description}>
      <HomeHero />
      <ExampleProfiles />
      <Calculator />
      <HomeSteps />
      <Cities />
      <AppBlock />
    </Page>
  );
}
