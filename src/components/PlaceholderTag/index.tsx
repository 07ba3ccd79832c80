import copy from '@site/src/data/pages/shared.yml';
import styles from './styles.module.css';

/**
 * The tag on a placeholder that can be met alone. A list has one PlaceholderNote instead. The search knows
 * placeholders by `data-placeholder`.
 */
export default function PlaceholderTag() {
  return (
    <span className={styles.tag} data-placeholder>
      {copy.placeholder}
    </span>
  );
}
