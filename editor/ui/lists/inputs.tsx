/* The controls of fields that hold one value. */
import type {HTMLInputTypeAttribute, ReactNode} from 'react';
import {placeOf} from 'content/read/values';
import {latinDigits} from 'nepali-text/digits';
import {type Locale, locales, nativeName} from 'nepali-text/locale';
import {idOf, isList, partAt} from '../../edits/values';
import type {Json, LineFormat} from '../../types';
import {OpenNote} from '../OpenNote';
import {TextBox} from '../TextBox';
import {useWords} from '../words';
import {choiceName} from './forms';
import {type ControlProps, type FieldProps, useHost} from './host';
import {about, controlId} from './places';
import styles from './lists.module.css';

/** A text in every language, side by side. */
export function TextControl({field, path}: ControlProps): ReactNode {
  const {open: all = [], isChanged} = useHost();
  // The new texts of an entry are settled by its own button.
  const open = about(all, path).filter(
    ({state}) => state !== 'new' || path.every((key) => typeof key === 'string'),
  );
  return (
    <>
      <div className={styles.pair}>
        {locales.map((locale) => (
          <Words key={locale} field={field} path={[...path, locale]} locale={locale} />
        ))}
      </div>
      <OpenNote texts={open} isWaiting={isChanged?.(path)} />
    </>
  );
}

/** A text in one language, or a line of words that is the same in all of them. */
function Words({field, path, locale}: FieldProps & {locale?: Locale}): ReactNode {
  const {pick} = useWords();
  const {value, change, problems, isChanged, model} = useHost();
  const name = pick(field.label);
  const {syntax = 'list', isOneLine = !locale} = field.form.kind === 'text' ? field.form : {};
  return (
    <TextBox
      id={controlId(path)}
      label={locale ? nativeName(locale) : name}
      about={locale && name}
      locale={locale}
      value={String(partAt(value, path) ?? '')}
      problems={about(problems, path)}
      isChanged={isChanged?.(path)}
      isOneLine={isOneLine}
      syntax={locale && syntax !== 'plain' ? syntax : undefined}
      place={model && {file: model.file, path: placeOf(value, path)}}
      onChange={(text) => change(path, text)}
    />
  );
}

const types: Partial<Record<LineFormat, HTMLInputTypeAttribute>> = {
  date: 'date',
  hour: 'time',
  link: 'url',
};

/** One line or a number, with the input that fits it. */
export function LineControl(props: ControlProps): ReactNode {
  const {field, path, value, change, control, complain} = props;
  const {say} = useWords();
  const line = field.form.kind === 'line' ? field.form : undefined;
  // A headline may be long: the box grows with it.
  if (line && !line.format) return <Words field={field} path={path} />;
  // A browser gives no text for 30 February, but still shows it.
  const readDay = ({type, validity}: HTMLInputElement) =>
    complain(type === 'date' && validity.badInput ? say('lists.noSuchDay') : undefined);
  return (
    <input
      {...control}
      type={line?.format && types[line.format]}
      // Of type "email" Chromium gives ram@उदाहरण.नेपाल as ram@xn--….
      inputMode={line ? (line.format === 'email' ? 'email' : undefined) : 'numeric'}
      placeholder={line?.example}
      value={String(value ?? '')}
      onChange={({target}) => {
        readDay(target);
        change(line ? target.value : numberIn(target.value));
      }}
      onBlur={({target}) => readDay(target)}
    />
  );
}

/**
 * The number that was typed: with digits of any language, spaces and commas between thousands. Text
 * that is none stays as it is, and an empty box is no number, for the check to answer.
 */
function numberIn(text: string): Json | undefined {
  const digits = latinDigits(text).replace(/\s/g, '');
  if (digits === '') return undefined;
  // "1,00,000" and "100,000"; not "1,5".
  const plain = /^-?\d{1,3}(,\d{2,3})*,\d{3}$/.test(digits) ? digits.replaceAll(',', '') : digits;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** A box to tick. Without the tick an optional field is not written at all. */
export const YesControl = ({field, value, change, control}: ControlProps): ReactNode => (
  <input
    {...control}
    type="checkbox"
    checked={value === true}
    onChange={({target}) => change(target.checked || (field.isOptional ? undefined : false))}
  />
);

/** One of several, by their names. */
export function ChoiceControl({field, path, value, change, control}: ControlProps): ReactNode {
  const {say, language} = useWords();
  const host = useHost();
  if (field.form.kind !== 'choice') return null;
  const {form} = field;
  const chosen = String(value ?? '');
  const others = path.at(-1) === 'id' ? partAt(host.value, path.slice(0, -2)) : undefined;
  // An id may be there once.
  const used = isList(others) ? others.map(idOf) : [];
  const choices = form.choices.filter((choice) => choice === chosen || !used.includes(choice));
  return (
    <select {...control} value={chosen} onChange={({target}) => change(target.value)}>
      {!choices.includes(chosen) && <option value={chosen}>{chosen || say('lists.choose')}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choiceName(form, choice, language)}
        </option>
      ))}
    </select>
  );
}
