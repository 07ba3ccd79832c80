import type {ReactNode} from 'react';
import copy from '@site-data/pages/career';
import stacks from '@site-data/stacks';
import Page from '@site/src/components/Page';
import IconNodes from '@site/src/components/IconNodes';
import ListGrid from '@site/src/components/ListGrid';
import Actions from './_Actions';
import Hero from './_Hero';
import Partners from './_Partners';
import Results from './_Results';
import styles from './styles.module.css';

/** Interns and graduates, shown to employers and recruiters. */
export default function CareerPage(): ReactNode {
  return (
    <Page route="/career" description={copy.description}>
      <Hero />
      <TopStacks />
      <Results />
      <Actions />
      <Partners />
    </Page>
  );
}

function TopStacks(): ReactNode {
  return (
    <section className="band">
      <h2 className={styles.heading}>{copy.stacks.heading}</h2>
      <ListGrid columns={[5, 3, 2]}>
        {stacks.map(({id, name, icon}) => (
          <li key={id} className={styles.stack}>
            <IconNodes nodes={icon} size={34} />
            {name}
          </li>
        ))}
      </ListGrid>
    </section>
  );
}
