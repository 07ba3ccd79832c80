import type {ReactNode} from 'react';
import drawing from '@generated/illustrations/default/phone.sprite';
import Illustration from '../Illustration';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
  /** The background: a dark band by default. */
  ground?: 'indigo' | 'mist';
}

/** Text about the app beside a drawn phone that is cropped at the bottom. */
export default function AppPanel({children, ground = 'indigo'}: Props) {
  return (
    <section className={`band ${styles.panel} ${styles[ground]}`} data-band>
      <div className={styles.words}>{children}</div>
      <Illustration className={styles.phone} sprite={drawing} id="phone" width={280} height={466} />
    </section>
  );
}
