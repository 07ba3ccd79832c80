import flagSprite from '@woven/flags.woven';
import messageCopy from '@site/src/data/pages/message.yml';
import {fill} from 'docusaurus-plugin-collections/fill';
import {SelectField, TextAreaField, TextField, FieldError} from '../Field';
import Woven from '../Woven';
import type {FieldDefinition, Part, PhoneDefinition} from './definition';
import styles from './phoneGroup.module.css';

/** One field of a form, or a phone group. `data-line` is its line in the message. */
export default function FormPart({part}: {part: Part}) {
  if (part.kind === 'phone') return <PhoneGroup {...part} />;
  const {type, ...props} = controlProps(part);
  const line = lineOf(part.label);
  switch (part.kind) {
    case 'input':
      // Not for addresses, phone numbers and other codes.
      return <TextField {...props} line={line} type={type} nepali={!type && !props.inputMode} />;
    case 'textarea':
      return <TextAreaField {...props} line={line} nepali />;
    case 'select':
      return (
        <SelectField {...props} line={line}>
          <Options of={part} />
        </SelectField>
      );
  }
}

/** A label may be a question. */
const lineOf = (label: string): string =>
  fill(messageCopy.line, {label: label.replace(/\?$/, ''), value: '{value}'});

/** Country code, number and optional extension of one phone number. */
function PhoneGroup({legend, country, number, extension, flags}: PhoneDefinition) {
  const flag = flags ? (
    <span className={`${styles.flag} needs-js`}>
      <Woven sprite={flagSprite} id={country.options![0]!.id} width={20} height={14} />
    </span>
  ) : undefined;
  return (
    <div
      className={extension && styles.withExtension}
      data-line={lineOf(legend)}
      data-extension={extension && String(messageCopy.withExtension)}
    >
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.fields}>
          <SelectField
            className={flags ? styles.code : styles.name}
            {...controlProps(country)}
            flag={flag}
            labelHidden
            errorElsewhere
          >
            <Options of={country} />
          </SelectField>
          <TextField
            className={styles.number}
            {...controlProps(number)}
            labelHidden
            errorElsewhere
          />
        </div>
        <FieldError field={number.id} text={number.required} />
      </fieldset>
      {extension && <TextField {...controlProps(extension)} />}
    </div>
  );
}

/** The props of a field by its definition. */
function controlProps(field: FieldDefinition) {
  const {id, label, hint, optional, type, inputMode, autoComplete, required, initial, begun} =
    field;
  return {
    ...{id, label, hint, optional, type, inputMode, autoComplete},
    error: required,
    required: required !== undefined,
    defaultValue: initial,
    'data-topic': begun?.topic,
    'data-begun': begun?.text,
  };
}

function Options({of: {options}}: {of: FieldDefinition}) {
  return options?.map(({id, value, text}) => (
    <option key={id} value={value ?? id} data-id={id}>
      {text}
    </option>
  ));
}
