import type {ReactNode} from 'react';
import copy from '@site-data/pages/team';
import members from '@site-data/team';
import motifs from '@woven/team.woven';
import EntryPicture from '@site/src/components/EntryPicture';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import Sample from '@site/src/components/Sample';
import Motif from '@site/src/components/Woven/Motif';
import styles from './styles.module.css';

/** The people of the company, from src/data/team.yml. */
export default function TeamPage(): ReactNode {
  return (
    <Page route="/team" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className="band">
        <ListGrid columns={[4, 3, 2]}>
          {members.map(({id, name, role, image, initials, standin}) => (
            <li key={id}>
              <article className={styles.card}>
                <EntryPicture
                  className={styles.portrait}
                  image={image}
                  sizes="(max-width: 560px) 50vw, (max-width: 900px) 33vw, 290px"
                >
                  <Motif sprite={motifs} id={id} label={initials} />
                </EntryPicture>
                <h2>{name}</h2>
                <p>{role}</p>
                {standin && <Sample />}
              </article>
            </li>
          ))}
        </ListGrid>
      </div>
    </Page>
  );
}
