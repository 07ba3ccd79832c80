import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import missionModule from '@site-data/mission';
import type {Data} from '@site/src/collections';
import Page from '@site/src/components/Page';
import Aims from './_Aims';
import Pictures from './_Pictures';
import Statement from './_Statement';
import styles from './styles.module.css';

const {slides, vision, mission, goals, objectives} = missionModule as Data<'mission'>;

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
      <div className={`band ${styles.statements}`}>
        <Statement id="vision" text={vision}>
          <Translate id="vmgo.vision" description="Heading on the Mission / Vision page">
            Vision
          </Translate>
        </Statement>
        <Statement id="mission" text={mission}>
          <Translate id="vmgo.mission" description="Heading on the Mission / Vision page">
            Mission
          </Translate>
        </Statement>
      </div>
      <div className={`band band--mist ${styles.aims}`}>
        <Aims id="goals" aims={goals}>
          <Translate id="vmgo.goals" description="Heading on the Mission / Vision page">
            Goals
          </Translate>
        </Aims>
        <Aims id="objectives" aims={objectives}>
          <Translate id="vmgo.objectives" description="Heading on the Mission / Vision page">
            Objectives
          </Translate>
        </Aims>
      </div>
    </Page>
  );
}
