import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Data} from '@site/src/collections';
import {SelectField, TextField} from '../Field';
import styles from './styles.module.css';

type Country = Data<'countries'>[number];

interface Props {
  /** Id of the form; the ids of the fields begin with it. */
  form: string;
  /** The countries to choose from; the first one is chosen beforehand. */
  countries: readonly Country[];
  /** `code` writes NP +977 in a narrow box, `name` writes Nepal (977-). */
  show: 'code' | 'name';
  required?: boolean;
}

/** A country code and a number, which together are one phone number. */
export default function PhoneGroup({form, countries, show, required}: Props): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Translate id="phone.legend" description="Above the country code and the number">
          Phone Number
        </Translate>
      </legend>
      <div className={styles.fields}>
        <SelectField
          className={show === 'code' ? styles.code : styles.name}
          id={`${form}-country-code`}
          label={translate({
            id: 'phone.countryCode',
            message: 'Country Code',
            description: 'Label for screen readers of the first field of a phone number',
          })}
          labelHidden
          autoComplete="tel-country-code"
          required={required}
        >
          {countries.map((country) => (
            // Several countries share a code, so the key is the country.
            <option
              key={country.id}
              value={show === 'code' ? `+${country.dial}` : `+${country.dial}-`}
            >
              {show === 'code' ? `${country.id} +${country.dial}` : nameAndCode(country)}
            </option>
          ))}
        </SelectField>
        <TextField
          className={styles.number}
          id={`${form}-phone`}
          label={translate({
            id: 'phone.number',
            message: 'Phone',
            description: 'Label for screen readers of the second field of a phone number',
          })}
          labelHidden
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required={required}
        />
      </div>
    </fieldset>
  );
}

function nameAndCode({name, dial}: Country): string {
  return translate(
    {
      id: 'phone.country',
      message: '{name} ({dial}-)',
      description: 'A country and its dialling code in Latin digits: Nepal (977-)',
    },
    {name, dial},
  );
}
