import {type ReactNode, useEffect, useRef, useState} from 'react';
import flagSheet from '@woven/flags.woven';
import {SelectField, TextField} from '../Field';
import FieldError from '../Field/FieldError';
import Woven from '../Woven';
import type {PhoneDefinition} from '../Form/definition';
import {controlProps, Options, type SentenceOf} from '../Form/controlProps';
import styles from './styles.module.css';

interface Props extends PhoneDefinition {
  sentenceOf: SentenceOf;
}

/** A country code and a number, and perhaps an extension, which together are one phone number. */
export default function PhoneGroup({sentenceOf, ...phone}: Props): ReactNode {
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
