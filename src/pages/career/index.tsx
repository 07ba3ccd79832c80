import copy from '@site/src/data/pages/career.yml';
import stacks from '@site/src/data/stacks.yml';
import icons from '@woven/stacks.woven';
import Page from '@site/src/components/Page';
import ListGrid from '@site/src/components/ListGrid';
import Actions from './_Actions';
import Hero from './_Hero';
import Partners from './_Partners';
import Results from './_Results';
import styles from './styles.module.css';

/** Interns and graduates, shown to employers and recruiters. */
export default function CareerPage() {
  return (
    <Page route="/career" description={copy.description}>
      <Hero />
      <TopStacks />
      <Results />
      <Partners />
      <Actions />
    </Page>
  );
}

function TopStacks() {
  return (
    <section className="band">
      <h2 className={styles.heading}>{copy.stacks.heading}</h2>
      <ListGrid columns={[5, 3, 2]}>
        {stacks.map(({id, name}) => (
          <li key={id} className={styles.stack}>
            <svg width={34} height={34} aria-hidden="true">
              <use href={`${icons}#${id}`} />
            </svg>
            {name}
          </li>
        ))}
      </ListGrid>
    </section>
  );
}
