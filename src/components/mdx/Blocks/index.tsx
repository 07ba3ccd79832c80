import type {ReactNode} from 'react';
import type {SvgNode} from '@site/src/collections';
import IconNodes from '@site/src/components/IconNodes';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

interface TitledProps extends Props {
  title: string;
}

/** A ruled row of cards. */
export function Cards({children}: Props): ReactNode {
  return (
    <div className={styles.cards} data-band>
      {children}
    </div>
  );
}

interface CardProps extends TitledProps {
  /** The name of a Tabler icon; src/plugins/content replaces it by the icon's elements. */
  icon: string;
}

export function Card({title, icon, children}: CardProps): ReactNode {
  return (
    <section className={styles.card}>
      <IconNodes nodes={JSON.parse(icon) as SvgNode[]} size={34} />
      <h3>{title}</h3>
      {children}
    </section>
  );
}
