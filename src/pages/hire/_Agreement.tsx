import copy from '@site/src/data/pages/hire.yml';
import {ButtonLink} from '@site/src/components/Button';
import styles from './agreement.module.css';

/** Leads to the sheet for what was agreed, with the advice of a trade. */
export default function Agreement({trade}: {trade?: string}) {
  const {heading, text, link} = copy.agreement;
  const sheet = '/agreement';
  return (
    <section>
      <h2>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <ButtonLink look="secondary" to={trade ? `${sheet}?trade=${trade}` : sheet}>
        {link}
      </ButtonLink>
    </section>
  );
}
