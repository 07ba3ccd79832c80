import type {ReactNode} from 'react';
import drawing from '@woven/phone.woven';
import Woven from '../Woven';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** Text about the app on a dark band, beside a drawn phone that is cropped at the bottom. */
export default function AppPanel({children}: Props): ReactNode {
  return (
    <section className={`band ${styles.panel}`} data-band>
      <div className={styles.words}>{children}</div>
      <Woven className={styles.phone} sprite={drawing} id="phone" width={280} height={466} />
    </section>
  );
}
