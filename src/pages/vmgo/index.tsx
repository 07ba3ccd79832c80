import type {ReactNode} from 'react';
import copy from '@site-data/pages/vmgo';
import allMission from '@site-data/mission';
import {IconArrowRight} from '@tabler/icons-react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Data} from '@site/src/collections';
import {ButtonTo} from '@site/src/components/Button';
import Page from '@site/src/components/Page';
import EntryPicture from '@site/src/components/EntryPicture';
import AutoCarousel from '@site/src/components/Carousel/AutoCarousel';
import {Numbered} from '@site/src/components/mdx/Numbered';
import Scene from '@site/src/components/Woven/Scene';
import styles from './styles.module.css';

const {slides, vision, mission, goals, objectives} = allMission;

/** What the company works towards, from src/data/mission.yml. */
export default function MissionPage(): ReactNode {
  return (
    <Page route="/vmgo" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <Pictures slides={slides} />
      <Mission />
    </Page>
  );
}

/** A carousel of pictures with a sentence each. */
function Pictures({slides}: Pick<Data<'mission'>, 'slides'>): ReactNode {
  return (
    <div className={`band ${styles.pictures}`}>
      <AutoCarousel label={copy.slides}>
        {slides.map(({id, scene, image, text}) => (
          <div key={id} className={styles.slide}>
            <EntryPicture
              className={styles.picture}
              image={image}
              sizes="(max-width: 1180px) 100vw, 1180px"
            >
              <Scene className={styles.scene} city={scene} />
            </EntryPicture>
            <p>{text}</p>
          </div>
        ))}
      </AutoCarousel>
    </div>
  );
}

function Mission(): ReactNode {
  return (
    <>
      <div className={`band ${styles.statements}`}>
        <Statement id="vision" text={vision}>
          {copy.vision}
        </Statement>
        <Statement id="mission" text={mission}>
          {copy.mission}
        </Statement>
      </div>
      <div className={`band band--mist ${styles.aims}`}>
        <Aims id="goals" aims={goals}>
          {copy.goals}
        </Aims>
        <Aims id="objectives" aims={objectives}>
          {copy.objectives}
        </Aims>
      </div>
    </>
  );
}

interface StatementProps {
  id: string;
  text: string;
  children: ReactNode;
}

function Statement({id, text, children}: StatementProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section>
      <h2 id={id}>{children}</h2>
      <p className={styles.statement}>{text}</p>
    </section>
  );
}

interface AimsProps {
  id: string;
  aims: Data<'mission'>['goals'];
  children: ReactNode;
}

function Aims({id, aims, children}: AimsProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section>
      <h2 id={id}>{children}</h2>
      <Numbered>
        <ol>
          {aims.map((aim) => (
            <li key={aim.id} className={styles.aim}>
              <h3>{aim.title}</h3>
              <p>{aim.text}</p>
              {aim.link && (
                <ButtonTo to={aim.link.to} look="more">
                  {aim.link.label}
                  <IconArrowRight size={20} stroke={1.75} aria-hidden />
                </ButtonTo>
              )}
            </li>
          ))}
        </ol>
      </Numbered>
    </section>
  );
}
