import copy from '@site/src/data/pages/article.yml';
import Link from '@site/src/components/Link';
import type {NavigationLink} from '@site/src/components/navigation';
import styles from './styles.module.css';

interface Props {
  previous?: NavigationLink;
  next?: NavigationLink;
}

/** Links to the pages before and after an article in its sidebar. */
export default function Neighbours({previous, next}: Props) {
  return (
    <nav className={`${styles.neighbours} no-print`} aria-label={copy.neighbours}>
      {previous && (
        <Link className={styles.previous} to={previous.to}>
          <small>{copy.previous}</small>
          <strong>{previous.label}</strong>
        </Link>
      )}
      {next && (
        <Link className={styles.next} to={next.to}>
          <small>{copy.next}</small>
          <strong>{next.label}</strong>
        </Link>
      )}
    </nav>
  );
}
