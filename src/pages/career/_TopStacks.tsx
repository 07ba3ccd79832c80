import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import stacksModule from '@site-data/stacks';
import type {Data} from '@site/src/collections';
import IconNodes from '@site/src/components/IconNodes';
import ListGrid from '@site/src/components/ListGrid';
import styles from './_stacks.module.css';

const stacks = stacksModule as Data<'stacks'>;

/** The kinds of work that interns and graduates do. */
export default function TopStacks(): ReactNode {
  return (
    <section className="band">
      <h2 className={styles.heading}>
        <Translate id="career.stacks.heading" description="Heading on the Career page">
          Top Stacks
        </Translate>
      </h2>
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
