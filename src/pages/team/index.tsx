import type {ReactNode} from 'react';
import copy from '@site-data/pages/team';
import members from '@site-data/team';
import motifs from '@woven/team.woven';
import EntryPicture from '@site/src/components/EntryPicture';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import SampleNote from '@site/src/components/SampleNote';
import Motif from '@site/src/components/Woven/Motif';
import styles from './styles.module.css';

/** The people of the company, from src/data/team.yml. */
export default function TeamPage(): ReactNode {
  return (
    <Page route="/team" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className={`band ${styles.team}`}>
        <SampleNote of={members}>{copy.sampleNote}</SampleNote>
        <ListGrid columns={[4, 2, 1]}>
          {members.map(({id, name, role, image, initials}) => (
            <li key={id}>
              <article className={styles.card}>
                <EntryPicture className={styles.portrait} image={image} sizes="120px">
                  <Motif sprite={motifs} id={id} label={initials} />
                </EntryPicture>
                <div>
                  <h2>{name}</h2>
                  <p>{role}</p>
                </div>
              </article>
            </li>
          ))}
        </ListGrid>
      </div>
    </Page>
  );
}
