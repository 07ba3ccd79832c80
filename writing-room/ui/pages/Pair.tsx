import type {ReactNode} from 'react';
import {type Locale, locales, nativeName} from 'nepali-text/locale';
import {TextBox, type TextBoxProps} from '../TextBox';
import styles from './pages.module.css';

interface PairProps {
  /** The texts are `<name>-<language>` in the values. */
  name: string;
  label: string;
  labelHidden?: boolean;
  help?: string;
  values: Readonly<Record<string, string | undefined>>;
  onChange: (key: string, text: string) => void;
  /** What else its box needs. */
  boxOf: (key: string, locale: Locale) => Partial<TextBoxProps>;
}

/** A text of a form in every language, side by side. */
export function Pair({
  name,
  label,
  labelHidden,
  help,
  values,
  onChange,
  boxOf,
}: PairProps): ReactNode {
  return (
    <fieldset className={styles.pair}>
      <legend className={labelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      {help !== undefined && <p className="meta">{help}</p>}
      <div className={styles.sides}>
        {locales.map((locale) => {
          const key = `${name}-${locale}`;
          return (
            <TextBox
              key={key}
              id={`new-${key}`}
              label={nativeName(locale)}
              about={label}
              locale={locale}
              value={values[key] ?? ''}
              onChange={(text) => onChange(key, text)}
              {...boxOf(key, locale)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
