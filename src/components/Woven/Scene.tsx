import scenes from '@woven/cities.woven';
import clsx from 'clsx';
import Woven from '.';
import styles from './styles.module.css';

interface Props {
  city: string;
  className?: string;
}

/** A city's scene as cloth, with a faint shadow under every row of threads. */
export default function Scene({city, className}: Props) {
  return (
    <span className={clsx(styles.scene, className)}>
      <Woven sprite={scenes} id={city} width={288} height={128} crop="foot" />
    </span>
  );
}
