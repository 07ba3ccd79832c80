import type {ReactNode} from 'react';
import choices from '@site/src/data/choices.yml';
import copy from '@site/src/data/pages/hire.yml';
import messageCopy from '@site/src/data/pages/message.yml';
import shared from '@site/src/data/pages/shared.yml';
import BrandIcon from '@site/src/components/BrandIcon';
import {Button, ButtonLink} from '@site/src/components/Button';
import ContactDetail from '@site/src/components/ContactDetail';
import Field from '@site/src/components/Field';
import {SearchChoices} from '@site/src/components/HireSearch';
import Icon from '@site/src/components/Icon';
import site from '@site/src/data/site.yml';
import StoreBadges from '@site/src/components/StoreBadges';
import ElementContent from 'site-elements/ElementContent';
import {chatLink} from '@site/src/lib/message';
import styles from './_ask.module.css';

const {ask} = copy;

interface Props {
  /** The end of the message, by which the company learns where it began; it counts nobody. */
  id: string;
  /** The message without a city. */
  wanted: string;
  /** With a place `{city}`. */
  where: string;
  /** Above the message. */
  children?: ReactNode;
}

/**
 * A message to the company that is ready to send: one link opens WhatsApp with it. The link to Telegram cannot
 * carry a text, so src/elements/site-share.ts copies it. Without scripts the message names no city.
 */
export default function Ask({id, wanted, where, children}: Props) {
  return (
    <section className={styles.ask}>
      <h2>{ask.heading}</h2>
      {children}
      <p className="without-js">{ask.withoutScripts}</p>
      <p className={styles.label} id="message">
        {ask.message}
      </p>
      <site-share>
        <p className={styles.message} aria-labelledby="message" aria-live="polite" data-part="text">
          <span data-city-text={where} suppressHydrationWarning>
            {wanted}
          </span>{' '}
          <span className={styles.origin} data-city-text={`· ${id}/{id}`} suppressHydrationWarning>
            {`· ${id}`}
          </span>
        </p>
        <ButtonLink
          className={styles.send}
          to={chatLink(site.whatsapp.link, `${wanted} · ${id}`)}
          data-city-message
        >
          <BrandIcon brand="whatsapp" size={24} />
          {shared.chat.whatsapp}
        </ButtonLink>
        <p className={styles.hint}>
          <ContactDetail part="hours" />
          <br />
          {ask.hint}
        </p>
        <div className={styles.others}>
          <Button look="secondary" className="needs-js" data-part="copy">
            <Icon name="copy" size={22} />
            {messageCopy.copy}
          </Button>
          <ButtonLink look="secondary" to={site.telegram.link}>
            <BrandIcon brand="telegram" size={24} />
            {shared.chat.telegram}
          </ButtonLink>
        </div>
        <p className={styles.hint}>{ask.telegramHint}</p>
        <ElementContent
          as="p"
          className={styles.hint}
          role="status"
          data-part="status"
          data-copied={messageCopy.copied}
          data-failed={ask.copyByHand}
        />
      </site-share>
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

/** The city of the page: src/page-scripts/city.ts puts it into heading, message and links. */
export function CityField() {
  return (
    <Field
      as="select"
      className={`needs-js ${styles.city}`}
      id="city"
      label={ask.city}
      autoComplete="off"
      data-city
    >
      <option value="">{ask.choose}</option>
      <SearchChoices among={choices.cities} />
    </Field>
  );
}
