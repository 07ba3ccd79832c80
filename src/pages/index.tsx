import copy from '@site/src/data/pages/home.yml';
import Page from '@site/src/components/Page';
import Answer from './_home/Answer';
import {AppBlock, Cities, Steps} from './_home/BelowTheFold';
import Calculator from './_home/Calculator';
import Hero from './_home/Hero';

export default function Home() {
  return (
    <Page route="/" description={copy.description}>
      <Hero />
      <Answer />
      <Calculator />
      <Steps />
      <Cities />
      <AppBlock />
    </Page>
  );
}
