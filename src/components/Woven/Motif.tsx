import clsx from 'clsx';
import Woven from '.';
import styles from './styles.module.css';

interface Props {
  /** The address of the sprite, from `import sprite from '@woven/….woven'`. */
  sprite: string;
  id: string;
  className?: string;
}

/** The placeholder for the picture of a person, a partner or an outlet. Decorative: the name is beside it. */
export default function Motif({sprite, id, className}: Props) {
  return (
    <span className={clsx(styles.motif, className)} aria-hidden="true">
      <Woven className={styles.cloth} sprite={sprite} id={id} width={102} height={102} />
    </span>
  );
}
