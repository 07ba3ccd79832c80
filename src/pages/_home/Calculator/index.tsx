import facts from '@site/src/data/facts.yml';
import copy from '@site/src/data/pages/home.yml';
import {ButtonLink} from '@site/src/components/Button';
import Choices from '@site/src/components/Choices';
import {useLocale} from '@site/src/components/Locale';
import {fill} from 'content/lists/fill';
import {digits, groupsOf, latinDigits} from 'nepali-text/digits';
import styles from './styles.module.css';

/** In rupees. */
const PRICES = [1000, 5000, 20_000, 50_000];

/** The index of the price that is chosen first. */
const FIRST = 1;

/** What a commission takes at the least and at the most, in per cent. */
const RATES = latinDigits(facts['usual-commission']!.text).match(/\d+/g)!.map(Number);

/**
 * What is left of the price of a job after a commission, and here. No script: a style sheet shows the answer of the
 * radio button that is checked.
 */
export default function Calculator() {
  const locale = useLocale();
  const {legend, left, keeps, range} = copy.calculator;
  const written = (amount: number) => digits(String(amount).replace(groupsOf(locale), ','), locale);
  // As the fee is written: "Rs 1,999".
  const inRupees = (amounts: string) => facts.fee!.text.replace(/[\d०-९][\d०-९,]*/, amounts);
  const jobs = PRICES.map((price) => {
    const [most = '', least = most] = RATES.map((rate) => written((price * (100 - rate)) / 100));
    return {price: inRupees(written(price)), rest: inRupees(fill(range, {least, most}))};
  });
  return (
    <section className={`band band--indigo later ${styles.section}`}>
      <div className={styles.claim}>
        <h2>{copy.market.heading}</h2>
        <p className={styles.zero}>{facts.commission!.text}</p>
        <p>{copy.market.commission}</p>
        <p>{copy.market.text}</p>
      </div>
      <Choices
        className={styles.calculator}
        legend={legend}
        name="job"
        choices={jobs.map(({price}) => ({label: price}))}
        first={FIRST}
      >
        <div className={styles.answers} role="status">
          <p>
            <span>{left}</span>
            {jobs.map(({price, rest}) => (
              <b key={price}>{rest}</b>
            ))}
          </p>
          <div className={styles.cut} aria-hidden="true" />
          <p>
            <span>{keeps}</span>
            {jobs.map(({price}) => (
              <b key={price}>{price}</b>
            ))}
          </p>
          <div className={styles.cloth} aria-hidden="true" />
        </div>
      </Choices>
      <div className={styles.fee}>
        <h3>{copy.fee.heading}</h3>
        <p>{copy.fee.text}</p>
        <ButtonLink look="highlight" to="/app#register">
          {copy.fee.action}
        </ButtonLink>
      </div>
    </section>
  );
}
