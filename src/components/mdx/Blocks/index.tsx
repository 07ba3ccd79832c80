import type {ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
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
  /** The name of a file in src/icons. */
  icon: string;
}

export function Card({title, icon, children}: CardProps): ReactNode {
  return (
    <section className={styles.card}>
      <Icon name={icon} size={34} />
      <h3>{title}</h3>
      {children}
    </section>
  );
}
