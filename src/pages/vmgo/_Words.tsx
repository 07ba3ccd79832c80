import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
// A copy of its own: the page itself takes only the pictures.
import missionModule from '@site-data/mission?words';
import type {Data} from '@site/src/collections';
import Aims from './_Aims';
import Statement from './_Statement';
import styles from './styles.module.css';

const {vision, mission, goals, objectives} = missionModule as Data<'mission'>;

/** All of the page below the pictures. */
export default function Words(): ReactNode {
  return (
    <>
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
    </>
  );
}
