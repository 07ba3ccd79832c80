import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import missionModule from '@site-data/mission';
import type {Data} from '@site/src/collections';
import Page from '@site/src/components/Page';
import {staticPart} from '@site/src/components/StaticPart';
import Pictures from './_Pictures';
import type * as WordsModule from './_Words';

const {slides} = missionModule as Data<'mission'>;

const Words = staticPart(
  'vmgo-words',
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an `import` would put it into the browser's bundle
  IS_SERVER ? (require('./_Words') as typeof WordsModule).default : undefined,
  () => import('./_Words'),
);

/** What the company works towards, from src/data/mission.yml. */
export default function MissionPage(): ReactNode {
  return (
    <Page
      route="/vmgo"
      description={translate({
        id: 'vmgo.description',
        message:
          'What we work towards: more self-employment, direct hiring without commission, and skills that can be found and verified beyond Kathmandu.',
        description: 'What the Mission / Vision page is about, for search engines',
      })}
      heading={translate({
        id: 'vmgo.heading',
        message: 'Where we are headed, and how',
        description: 'Heading of the Mission / Vision page',
      })}
      lead={translate({
        id: 'vmgo.lead',
        message: 'Our vision and mission, our goals and objectives, in plain words.',
        description: 'Sentence under the heading of the Mission / Vision page',
      })}
    >
      <Pictures slides={slides} />
      <Words />
    </Page>
  );
}
