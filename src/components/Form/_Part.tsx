import messageCopy from '@site/src/data/pages/message.yml';
import {fill} from 'docusaurus-plugin-collections/fill';
import Field, {FieldError, type FieldProps} from '../Field';
import type {PhoneProps} from './fields';
import styles from './phoneGroup.module.css';

/** One field of a form, or a phone group. `data-line` is its line in the message. */
export default function FormPart(part: FieldProps | PhoneProps) {
  if ('legend' in part) return <PhoneGroup {...part} />;
  // Not for addresses, phone numbers and other codes.
  const nepali = part.as !== 'select' && !part.type && !part.inputMode;
  return <Field {...part} line={lineOf(part.label)} nepali={nepali} />;
}

/** A label may be a question. */
const lineOf = (label: string): string =>
  fill(messageCopy.line, {label: label.replace(/\?$/, ''), value: '{value}'});

function PhoneGroup({legend, country, number, extension}: PhoneProps) {
  return (
    <div
      className={extension && styles.withExtension}
      data-line={lineOf(legend)}
      data-extension={extension && String(messageCopy.withExtension)}
    >
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.fields}>
          <Field {...country} labelHidden />
          <Field {...number} labelHidden errorElsewhere />
        </div>
        <FieldError field={number.id} text={number.error} />
      </fieldset>
      {extension && <Field {...extension} />}
    </div>
  );
}
