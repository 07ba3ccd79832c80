import choices from '@site/src/data/choices.yml';
import copy from '@site/src/data/pages/hire.yml';
import BrandIcon from '@site/src/components/BrandIcon';
import {ButtonLink} from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import site from '@site/src/data/site.yml';
import StoreBadges from '@site/src/components/StoreBadges';
import {chatLink} from '@site/src/lib/message';
import type {Data} from '@site/src/collections';
import styles from './styles.module.css';

const {ask} = copy;

/**
 * A message to the company that is ready to send: the link opens WhatsApp with it. Without scripts it
 * names no city.
 */
export default function Ask({trade: {id, wanted, where}}: {trade: Data<'services'>[number]}) {
  return (
    <section className={styles.ask}>
      <h2>{ask.heading}</h2>
      <Field
        as="select"
        className={`needs-js ${styles.city}`}
        id="city"
        label={ask.city}
        autoComplete="off"
        data-city
      >
        <option value="">{ask.choose}</option>
        {choices.cities.map((city) => (
          <option key={city.id} value={city.id}>
            {city.name}
          </option>
        ))}
      </Field>
      <p className="without-js">{ask.withoutScripts}</p>
      <p className={styles.label} id="message">
        {ask.message}
      </p>
      <p
        className={styles.message}
        aria-labelledby="message"
        aria-live="polite"
        data-city-text={where}
        suppressHydrationWarning
      >
        {wanted}
      </p>
      {/* The message ends in where it began: the company learns what is asked for, and counts nobody. */}
      <ButtonLink
        className={styles.send}
        to={chatLink(site.whatsapp.link, `${wanted} · ${id}`)}
        data-city-message
      >
        <BrandIcon brand="whatsapp" size={24} />
        {ask.whatsapp}
      </ButtonLink>
      <ButtonLink look="secondary" className={styles.send} to={site.telegram.link}>
        <BrandIcon brand="telegram" size={24} />
        {ask.telegram}
      </ButtonLink>
      <p className={styles.hint}>{ask.hint}</p>
      <div className={styles.stores}>
        <div>
          <p className={styles.label}>{ask.app}</p>
          <StoreBadges />
        </div>
        {/* The same address as the badge beside it, for the camera of a phone. */}
        <span className={styles.code} aria-hidden="true" />
      </div>
    </section>
  );
}
