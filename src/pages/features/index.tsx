import copy from '@site/src/data/pages/features.yml';
import features from '@site/src/data/features.yml';
import Icon from '@site/src/components/Icon';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import styles from './styles.module.css';

/** What the app does, from src/data/features.yml. */
export default function FeaturesPage() {
  return (
    <Page route="/features" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className="band">
        {(['find', 'trust', 'join'] as const).map((group) => (
          <section key={group} className={styles.group}>
            <h2>{copy.groups[group]}</h2>
            <ListGrid columns={[3, 1, 1]} ruled>
              {features
                .filter((feature) => (feature.group ?? 'find') === group)
                .map(({id, name, icon, text}) => (
                  <li key={id}>
                    <article className={styles.card}>
                      <Icon name={icon} className="tile-icon" size={34} />
                      <h3>{name}</h3>
                      <p>{text}</p>
                    </article>
                  </li>
                ))}
            </ListGrid>
          </section>
        ))}
      </div>
    </Page>
  );
}
