import type {PropsWithChildren} from 'react';
import cities from '@site/src/data/cities.yml';
import copy from '@site/src/data/pages/vmgo.yml';
import allMission from '@site/src/data/mission.yml';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Data} from '@site/src/data/lists';
import Link from '@site/src/components/Link';
import Page from '@site/src/components/Page';
import EntryPicture from '@site/src/components/EntryPicture';
import Slideshow from '@site/src/components/Slideshow';
import {Numbered} from '@site/src/components/mdx/Numbered';
import {Scene} from '@site/src/components/Illustration';
import styles from './styles.module.css';

const {slides, vision, mission, goals, objectives} = allMission;

/** A city between its neighbours in the list, as on one cloth. */
function around(city: string): string[] {
  const ids = cities.map(({id}) => id);
  const index = ids.indexOf(city);
  return [-1, 0, 1].map((step) => ids[(index + step + ids.length) % ids.length]!);
}

/** What the company works towards, from src/data/mission.yml. */
export default function MissionPage() {
  return (
    <Page route="/vmgo" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className={`band ${styles.pictures}`}>
        <Slideshow label={copy.slides}>
          {slides.map(({id, scene, image, text}) => (
            <div key={id} className={styles.slide}>
              <EntryPicture
                className={styles.picture}
                image={image}
                sizes="(max-width: 1180px) 100vw, 1180px"
              >
                <span className={styles.scenes}>
                  {around(scene).map((city) => (
                    <Scene key={city} city={city} />
                  ))}
                </span>
              </EntryPicture>
              <p>{text}</p>
            </div>
          ))}
        </Slideshow>
      </div>
      <div className={`band ${styles.statements}`}>
        <Part id="vision">
          <p className={styles.statement}>{vision}</p>
        </Part>
        <Part id="mission">
          <p className={styles.statement}>{mission}</p>
        </Part>
      </div>
      <div className={`band band--mist ${styles.aims}`}>
        <Part id="goals">
          <Aims aims={goals} />
        </Part>
        <Part id="objectives">
          <Aims aims={objectives} />
        </Part>
      </div>
    </Page>
  );
}

type PartProps = PropsWithChildren<{id: 'vision' | 'mission' | 'goals' | 'objectives'}>;

function Part({id, children}: PartProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <section>
      <h2 id={id}>{copy[id]}</h2>
      {children}
    </section>
  );
}

function Aims({aims}: {aims: Data<'mission'>['goals']}) {
  return (
    <Numbered>
      <ol>
        {aims.map((aim) => (
          <li key={aim.id} className={styles.aim}>
            <h3>{aim.title}</h3>
            <p>
              {aim.text} {aim.link && <Link to={aim.link.to}>{aim.link.label}</Link>}
            </p>
          </li>
        ))}
      </ol>
    </Numbered>
  );
}
