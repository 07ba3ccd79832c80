import {type ReactNode, useEffect, useRef, useState} from 'react';
import flagSprite from '@woven/flags.woven';
import {SelectField, TextAreaField, TextField, FieldError} from '../Field';
import Woven from '../Woven';
import type {FieldDefinition, Part, PhoneDefinition} from './definition';
import styles from './phoneGroup.module.css';

interface Props {
  part: Part;
  errorOf: ErrorOf;
}

/** One field of a form, or a phone group. */
export default function FormPart({part, errorOf}: Props): ReactNode {
  if (part.kind === 'phone') return <PhoneGroup {...part} errorOf={errorOf} />;
  const {type, ...props} = controlProps(part, errorOf);
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
  errorOf: ErrorOf;
}

/** Country code, number and optional extension of one phone number. */
function PhoneGroup({errorOf, ...phone}: PhoneGroupProps): ReactNode {
  const {legend, country, number, extension, flags} = phone;
  return (
    <div className={extension && styles.withExtension}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.fields}>
          {flags ? (
            <FlaggedSelect {...{country, errorOf}} />
          ) : (
            <SelectField
              className={styles.name}
              {...controlProps(country, errorOf)}
              labelHidden
              errorElsewhere
            >
              <Options of={country} />
            </SelectField>
          )}
          <TextField
            className={styles.number}
            {...controlProps(number, errorOf)}
            labelHidden
            errorElsewhere
          />
        </div>
        <FieldError field={country.id} text={errorOf(country.id)} />
        <FieldError field={number.id} text={errorOf(number.id)} />
      </fieldset>
      {extension && <TextField {...controlProps(extension, errorOf)} />}
    </div>
  );
}

interface FlaggedSelectProps {
  country: PhoneDefinition['country'];
  errorOf: ErrorOf;
}

/** The country codes, with the flag of the chosen country as decoration. */
function FlaggedSelect({country, errorOf}: FlaggedSelectProps): ReactNode {
  const wrapper = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);

  // A country may have been chosen before hydration.
  useEffect(() => {
    setChosen(wrapper.current?.querySelector('select')?.selectedIndex ?? 0);
  }, []);

  const flag = (
    <span className={`${styles.flag} needs-js`}>
      <Woven sprite={flagSprite} id={country.options?.[chosen]?.id ?? ''} width={20} height={14} />
    </span>
  );
  return (
    <div className={styles.code} ref={wrapper}>
      <SelectField
        {...controlProps(country, errorOf)}
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

/** The error message of the field with this id, if it has one. */
type ErrorOf = (id: string) => string | undefined;

/** The props of a field by its definition. */
function controlProps(field: FieldDefinition, errorOf: ErrorOf) {
  const {id, label, hint, optional, type, inputMode, autoComplete, required, initial} = field;
  const words = {id, label, hint, optional, error: errorOf(id)};
  return {
    ...words,
    type,
    inputMode,
    autoComplete,
    required: required !== undefined,
    defaultValue: initial,
  };
}

interface OptionsProps {
  of: FieldDefinition;
}

function Options({of: {options}}: OptionsProps): ReactNode {
  return options?.map(({id, value, text}) => (
    <option key={id} value={value ?? id} data-id={id}>
      {text}
    </option>
  ));
}
