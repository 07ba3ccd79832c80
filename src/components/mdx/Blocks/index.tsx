import type {PropsWithChildren} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** A ruled row of cards. */
export function Cards({children}: PropsWithChildren) {
  return (
    <div className={`four ${styles.cards}`} data-band>
      {children}
    </div>
  );
}

interface CardProps extends PropsWithChildren {
  /** The anchor of a card to which links lead. */
  id?: string;
  title: string;
  /** The name of a file in src/icons. */
  icon: string;
}

export function Card({id, title, icon, children}: CardProps) {
  useBrokenLinks().collectAnchor(id);

  return (
    <section className={styles.card} id={id}>
      <Icon name={icon} size={34} />
      <h3>{title}</h3>
      {children}
    </section>
  );
}
