import copy from '@site/src/data/pages/team.yml';
import members from '@site/src/data/team.yml';
import EntryPicture from '@site/src/components/EntryPicture';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import PlaceholderNote from '@site/src/components/PlaceholderNote';
import styles from './styles.module.css';

/** The people of the company, from src/data/team.yml. */
export default function TeamPage() {
  return (
    <Page route="/team" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className={`band ${styles.team}`}>
        <PlaceholderNote of={members}>{copy.placeholderNote}</PlaceholderNote>
        <ListGrid columns={[4, 2, 1]}>
          {members.map(({id, name, role, portrait, image}) => (
            <li key={id}>
              <article className={styles.card}>
                <EntryPicture
                  className={styles.portrait}
                  image={image}
                  sizes="(max-width: 900px) 108px, 280px"
                  portrait={portrait}
                />
                <div className={styles.words}>
                  <h2>{role}</h2>
                  <p>{name}</p>
                </div>
              </article>
            </li>
          ))}
        </ListGrid>
      </div>
    </Page>
  );
}
