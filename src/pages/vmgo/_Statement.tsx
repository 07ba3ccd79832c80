import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  id: string;
  text: string;
  /** The heading. */
  children: ReactNode;
}

/** The vision or the mission, in large type. */
export default function Statement({id, text, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section>
      <h2 id={id}>{children}</h2>
      <p className={styles.statement}>{text}</p>
    </section>
  );
}
