import copy from '@site/src/data/pages/shared.yml';
import styles from './styles.module.css';

/**
 * The tag on a placeholder that can be met alone. A list has one SampleNote instead. The search knows
 * placeholders by `data-standin`.
 */
export default function Sample() {
  return (
    <span className={styles.sample} data-standin>
      {copy.sample}
    </span>
  );
}
