import copy from '@site/src/data/pages/contact.yml';
import contacts from '@site/src/data/contacts.yml';
import {fill} from 'docusaurus-plugin-collections/fill';
import BrandIcon from '@site/src/components/BrandIcon';
import {ButtonLink} from '@site/src/components/Button';
import EntryPicture from '@site/src/components/EntryPicture';
import ListGrid from '@site/src/components/ListGrid';
import SampleNote from '@site/src/components/SampleNote';
import styles from './styles.module.css';

export default function Team() {
  return (
    <section className="band band--mist">
      <h2 className={styles.heading}>{copy.team.heading}</h2>
      <SampleNote of={contacts}>{copy.team.sampleNote}</SampleNote>
      <ListGrid columns={[3, 2, 1]}>
        {contacts.map((person) => {
          const {id, name, role, app, link, portrait, image} = person;
          return (
            <li key={id}>
              <article className={styles.person}>
                <EntryPicture
                  className={styles.portrait}
                  image={image}
                  sizes="96px"
                  portrait={portrait}
                />
                <div>
                  <h3>{name}</h3>
                  <p>{role}</p>
                  <ButtonLink
                    className={styles.write}
                    look="more"
                    to={link}
                    aria-label={fill(copy.team.write, {name, app})}
                  >
                    <BrandIcon brand="telegram" size={22} />
                    {app}
                  </ButtonLink>
                </div>
              </article>
            </li>
          );
        })}
      </ListGrid>
    </section>
  );
}
