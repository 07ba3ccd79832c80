import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * The tag on a placeholder that can be met alone. A list has one SampleNote instead. The search knows
 * placeholders by `data-standin`.
 */
export default function Sample() {
  return (
    <span className={styles.sample} data-standin>
      <Translate
        id="common.sample"
        description="Tag on a stand-in: a sample person, paper or headline"
      >
        Sample
      </Translate>
    </span>
  );
}
