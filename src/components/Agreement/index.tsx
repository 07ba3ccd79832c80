import copy, {inEveryLocale} from '@site/src/data/pages/agreement.yml';
import ElementContent from 'site-elements/ElementContent';
import {locales} from 'nepali-text/locale';
import {Button} from '@site/src/components/Button';
import CopyButton from '@site/src/components/CopyButton';
import Field from '@site/src/components/Field';
import {nameClass, useLocale} from '@site/src/components/Locale';
import RichText from '@site/src/components/RichText';
import styles from './styles.module.css';

const {client, worker, work, price, material, day, repair} = copy.fields;

/** In the order of the sheet. */
const fields = {client, worker, work, price, material, day, repair};

type FieldId = keyof typeof fields;

const ids = Object.keys(fields) as FieldId[];

type Copy = typeof copy;

interface BilingualTextProps {
  /** In the language of the page. */
  text: string;
  /** Finds the text in the copy of another language. */
  find: (copy: Copy) => string;
  as?: 'dt' | 'span' | 'p';
}

/** A text in both languages, each marked as such; English pages have no Devanagari font of their own. */
function BilingualText({text, find, as: As = 'span'}: BilingualTextProps) {
  const ofPage = useLocale();
  return locales.map((locale) => (
    <As key={locale} lang={locale} className={locale === ofPage ? undefined : nameClass(locale)}>
      {locale === ofPage ? text : find(inEveryLocale[locale])}
    </As>
  ));
}

/** Fields, advice and the sheet that element.ts fills in with them; by hand without scripts. Nothing of it is sent. */
export default function Agreement() {
  return (
    <site-agreement className={`band ${styles.columns}`} load-on="draft-agreement ?trade">
      <Fields />
      <Advice />
      <Sheet />
    </site-agreement>
  );
}

function Fields() {
  const {heading, note} = copy.form;
  return (
    <div className="no-print">
      <p className="without-js">{copy.withoutScripts}</p>
      <form className={`needs-js ${styles.form}`} id="agreement" method="dialog">
        <div>
          <h2>{heading}</h2>
          <p className={styles.note}>{note}</p>
        </div>
        {ids.map((id) => (
          <Field
            key={id}
            as={id === 'work' ? 'textarea' : 'input'}
            id={`agreement-${id}`}
            label={fields[id]}
            autoComplete="off"
            nepali
          />
        ))}
        <div className={styles.actions}>
          <Button data-part="print">{copy.print}</Button>
          <CopyButton
            statusClassName={`${styles.note} ${styles.status}`}
            copied={copy.copied}
            failed={copy.failed}
          />
        </div>
        <p className={styles.note} data-part="offline" hidden>
          {copy.offline}
        </p>
      </form>
    </div>
  );
}

/** The advice of the trade whose page led here. */
function Advice() {
  const {heading, text} = copy.advice;
  return (
    <aside className="no-print">
      <h2>{heading}</h2>
      <ElementContent as="ul" className={styles.advice} data-part="advice" />
      <p className={styles.text}>
        <RichText of={text} />
      </p>
    </aside>
  );
}

function Sheet() {
  const {heading, signature, law} = copy.sheet;
  return (
    <section className={styles.sheet} data-part="sheet">
      <h2>
        <BilingualText text={heading} find={({sheet}) => sheet.heading} />
      </h2>
      <dl>
        {ids.map((id) => (
          <div key={id}>
            <BilingualText as="dt" text={fields[id]} find={(copy) => copy.fields[id]} />
            <ElementContent as="dd" id={`agreement-${id}-said`} />
          </div>
        ))}
      </dl>
      <div className={styles.signatures}>
        {(['client', 'worker'] as const).map((id) => (
          <p key={id}>
            <BilingualText text={fields[id]} find={(copy) => copy.fields[id]} />
            <BilingualText text={signature} find={({sheet}) => sheet.signature} />
          </p>
        ))}
      </div>
      <div className={styles.law}>
        <BilingualText as="p" text={law} find={({sheet}) => sheet.law} />
      </div>
    </section>
  );
}
