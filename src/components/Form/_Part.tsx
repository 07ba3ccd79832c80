import {type ReactNode, useEffect, useRef, useState} from 'react';
import flagSheet from '@woven/flags.woven';
import {SelectField, TextAreaField, TextField, FieldError} from '../Field';
import Woven from '../Woven';
import type {FieldDefinition, Part, PhoneDefinition} from './definition';
import styles from './phoneGroup.module.css';

interface Props {
  part: Part;
  sentenceOf: SentenceOf;
}

/** One field of a form, or a group of them. */
export default function FormPart({part, sentenceOf}: Props): ReactNode {
  if (part.kind === 'phone') return <PhoneGroup {...part} sentenceOf={sentenceOf} />;
  const {type, ...props} = controlProps(part, sentenceOf);
  switch (part.kind) {
    case 'input':
      return <TextField {...props} type={type} />;
    case 'textarea':
      return <TextAreaField {...props} />;
    case 'select':
      return (
        <SelectField {...props}>
          <Options of={part} />
        </SelectField>
      );
  }
}

interface PhoneGroupProps extends PhoneDefinition {
  sentenceOf: SentenceOf;
}

/** A country code and a number, and perhaps an extension, which together are one phone number. */
export function PhoneGroup({sentenceOf, ...phone}: PhoneGroupProps): ReactNode {
  const {legend, country, number, extension, flags} = phone;
  return (
    <div className={extension && styles.withExtension}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.fields}>
          {flags ? (
            <FlaggedSelect {...{country, sentenceOf}} />
          ) : (
            <SelectField
              className={styles.name}
              {...controlProps(country, sentenceOf)}
              labelHidden
              errorElsewhere
            >
              <Options of={country} />
            </SelectField>
          )}
          <TextField
            className={styles.number}
            {...controlProps(number, sentenceOf)}
            labelHidden
            errorElsewhere
          />
        </div>
        <FieldError field={country.id} text={sentenceOf(country.id)} />
        <FieldError field={number.id} text={sentenceOf(number.id)} />
      </fieldset>
      {extension && <TextField {...controlProps(extension, sentenceOf)} />}
    </div>
  );
}

interface FlaggedSelectProps {
  country: PhoneDefinition['country'];
  sentenceOf: SentenceOf;
}

/** The codes with the flag of the chosen country. The code says all; the flag is decoration. */
function FlaggedSelect({country, sentenceOf}: FlaggedSelectProps): ReactNode {
  const wrapper = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);

  // A country may have been chosen before the scripts were there.
  useEffect(() => {
    setChosen(wrapper.current?.querySelector('select')?.selectedIndex ?? 0);
  }, []);

  const flag = (
    <span className={`${styles.flag} needs-js`}>
      <Woven sheet={flagSheet} id={country.options?.[chosen]?.id ?? ''} width={20} height={14} />
    </span>
  );
  return (
    <div className={styles.code} ref={wrapper}>
      <SelectField
        {...controlProps(country, sentenceOf)}
        flag={flag}
        labelHidden
        errorElsewhere
        onChange={(event) => setChosen(event.currentTarget.selectedIndex)}
      >
        <Options of={country} />
      </SelectField>
    </div>
  );
}

/** The sentence about the field with this id, if there is something wrong with it. */
type SentenceOf = (id: string) => string | undefined;

/** What a field takes over from its definition. */
function controlProps(field: FieldDefinition, sentenceOf: SentenceOf) {
  const {id, label, hint, optional, type, inputMode, autoComplete, required} = field;
  const words = {id, label, hint, optional, error: sentenceOf(id)};
  return {...words, type, inputMode, autoComplete, required: required !== undefined};
}

interface OptionsProps {
  of: FieldDefinition;
}

/** The choices of a select. */
function Options({of: {options}}: OptionsProps): ReactNode {
  return options?.map(({id, value, text}) => (
    <option key={id} value={value ?? id} data-id={id}>
      {text}
    </option>
  ));
}
