import type {ReactNode} from 'react';
import choices from '@site/src/data/choices.yml';
import copy from '@site/src/data/pages/hire.yml';
import shared from '@site/src/data/pages/shared.yml';
import BrandIcon from '@site/src/components/BrandIcon';
import {ButtonLink} from '@site/src/components/Button';
import Choices from '@site/src/components/Choices';
import CopyButton from '@site/src/components/CopyButton';
import ContactDetail from '@site/src/components/ContactDetail';
import Field from '@site/src/components/Field';
import {SearchChoices} from '@site/src/components/HireSearch';
import Link from '@site/src/components/Link';
import {useOtherLanguage} from '@site/src/components/otherLanguage';
import site from '@site/src/data/site.yml';
import StoreBadges from '@site/src/components/StoreBadges';
import ElementContent from 'site-elements/ElementContent';
import {chatLink} from '@site/src/lib/message';
import {fill} from 'content/lists/fill';
import styles from './styles.module.css';

const {ask} = copy;

/** Kept for this visit: what is chosen stays chosen in the other language. */
const draftKey = (id: string) => `ask-${id}`;

/** The last line of the message, by which the company learns where it began; it counts nobody. */
const reference = (page: string) => `\n${fill(ask.reference, {page})}`;

const times = ['today', 'week', 'later'] as const;

interface Props {
  /** The name of the page in the last line of the message. */
  id: string;
  /** What is needed, without a city. */
  wanted: string;
  /** With a place `{city}`. */
  where: string;
  /** The question at the end, for people or for shops. */
  asks?: 'available' | 'shops';
  /** What may be chosen: a word, and the sentence that it adds to the message. */
  needs?: readonly {name: string; says: string}[];
  /** Above the message. */
  children?: ReactNode;
}

/**
 * A message to the company that is ready to send: one link opens WhatsApp with it. src/page-scripts/city.ts puts the
 * city into it, element.ts what is chosen. The link to Telegram cannot carry a text, so the message is
 * copied. Without scripts it names neither.
 */
export default function Ask({id, wanted, where, asks = 'available', needs, children}: Props) {
  const question = copy.question[asks];
  return (
    <section className={styles.ask}>
      <h2>{ask.heading}</h2>
      {children}
      <p className="without-js">{ask.withoutScripts}</p>
      <site-ask load-on={needs && draftKey(id)} data-draft={draftKey(id)}>
        {needs && (
          <>
            <Choices
              className={`needs-js no-print ${styles.choices}`}
              legend={ask.need}
              name="need"
              choices={needs.map(({name, says}) => ({label: name, value: `${says} `}))}
            />
            <Choices
              className={`needs-js no-print ${styles.choices}`}
              legend={ask.when}
              name="question"
              choices={times.map((time) => ({label: ask[time], value: question[time]}))}
            />
          </>
        )}
        <p className={styles.label} id="message">
          {ask.message}
        </p>
        {/* The parts have the spaces between them: the text of this paragraph is the message. */}
        <p className={styles.message} aria-labelledby="message" aria-live="polite" data-part="text">
          <span data-city-text={`${where} `} suppressHydrationWarning>
            {`${wanted} `}
          </span>
          {needs && (
            <>
              <ElementContent as="span" data-part="need" />
              <ElementContent as="span" data-part="home" />
            </>
          )}
          <ElementContent as="span" data-part="question" text={question.any} />
          <small data-city-text={reference(`${id}/{id}`)} suppressHydrationWarning>
            {reference(id)}
          </small>
        </p>
        <ButtonLink
          className={styles.send}
          to={chatLink(site.whatsapp.link, `${wanted} ${question.any}${reference(id)}`)}
          data-city-message
        >
          <BrandIcon brand="whatsapp" size={24} />
          {shared.chat.whatsapp}
        </ButtonLink>
        <p className={`${styles.hint} ${styles.hours}`}>
          <ContactDetail part="hours" />
        </p>
        <p className={styles.hint}>{ask.hint}</p>
        {needs && <ForHome />}
        <div className={styles.others}>
          <CopyButton
            className="needs-js"
            statusClassName={styles.status}
            failed={ask.copyByHand}
          />
          <ButtonLink look="secondary" to={site.telegram.link}>
            <BrandIcon brand="telegram" size={24} />
            {shared.chat.telegram}
          </ButtonLink>
        </div>
        <p className={styles.hint}>{ask.telegramHint}</p>
      </site-ask>
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

/** For those who arrange the work from somewhere else: whom to call there, and this page in the other language for them. */
function ForHome() {
  const {label, says, name, phone, place, hint, link} = ask.home;
  const {locale, href} = useOtherLanguage();
  return (
    <div className={`needs-js no-print ${styles.home}`}>
      <Choices
        type="checkbox"
        name="home"
        choices={[{label, value: [says, name, phone, place, ''].join('\n')}]}
      />
      <p className={styles.hint} data-part="for-home" hidden>
        {hint}{' '}
        <Link href={href} hrefLang={locale}>
          {link}
        </Link>
      </p>
    </div>
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
