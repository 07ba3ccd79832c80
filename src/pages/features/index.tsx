import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import features from '@site-data/features';
import IconNodes from '@site/src/components/IconNodes';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import styles from './styles.module.css';

/** What the app does, from src/data/features.yml. */
export default function FeaturesPage(): ReactNode {
  return (
    <Page
      route="/features"
      description={translate({
        id: 'features.description',
        message:
          'What the app does for people who hire and people who work: digital profiles, third-party verification, chat in WhatsApp and secure payment.',
        description: 'What the Features page is about, for search engines',
      })}
      heading={translate({
        id: 'features.heading',
        message: 'What the app does',
        description: 'Heading of the Features page',
      })}
      lead={translate({
        id: 'features.lead',
        message: 'What helps people find each other and agree on work directly.',
        description: 'Sentence under the heading of the Features page',
      })}
    >
      <div className="band">
        <ListGrid columns={[3, 2, 1]} ruled>
          {features.map(({id, name, icon, text}) => (
            <li key={id}>
              <article className={styles.card}>
                <IconNodes nodes={icon} size={34} />
                <h2>{name}</h2>
                <p>{text}</p>
              </article>
            </li>
          ))}
        </ListGrid>
      </div>
    </Page>
  );
}
