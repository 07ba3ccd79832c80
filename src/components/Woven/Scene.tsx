import type {ReactNode} from 'react';
import scenes from '@woven/cities.woven';
import clsx from 'clsx';
import Woven from '.';
import styles from './styles.module.css';

interface Props {
  /** The id of a city. */
  city: string;
  className?: string;
}

/** A city's scene as cloth: every row of threads throws a faint shade on the next. */
export default function Scene({city, className}: Props): ReactNode {
  return (
    <span className={clsx(styles.scene, className)} aria-hidden="true">
      <Woven sheet={scenes} id={city} width={288} height={128} crop="foot" />
    </span>
  );
}
