/* The controls of fields that hold one value. */
import type {HTMLInputTypeAttribute, ReactNode} from 'react';
import {latinDigits} from 'nepali-text/digits';
import {locales, nativeName} from 'nepali-text/locale';
import {type Json, type LineFormat, pathKey} from '../../protocol';
import {idOf, isList, namesOf, partAt} from 'minimal-edits/values';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {TextBox} from '../TextBox';
import {useWords} from '../words';
import {type FieldProps, type FieldState, Help, useField} from './field';
import {useHost} from './host';
import {choiceName} from './titles';
import styles from './lists.module.css';

export interface ControlProps extends FieldProps {
  of: FieldState;
}

/** A text in every language, side by side. */
export function TextControl({field, path}: ControlProps): ReactNode {
  const host = useHost();
  const open = host.open[pathKey(path)];
  // The new texts of an entry are settled by its own button.
  const isOwn = open?.state !== 'new' || path.every((key) => typeof key === 'string');
  return (
    <>
      <div className={styles.pair}>
        {locales.map((locale) => (
          <Words key={locale} field={field} path={[...path, locale]} locale={locale} />
        ))}
      </div>
      {open && isOwn && (
        <OpenNote text={open} onAgree={() => host.agree([open])} isWaiting={host.isChanged(path)} />
      )}
    </>
  );
}

type WordsProps = FieldProps & {locale?: (typeof locales)[number]};

/** A text in one language, or a line of words that is the same in all of them. */
function Words({field, path, locale}: WordsProps): ReactNode {
  const {pick} = useWords();
  const {isChanged, file, value: whole} = useHost();
  const {value, change, problems, control} = useField({field, path});
  const name = pick(field.label);
  const {syntax = 'list', isOneLine = !locale} = field.form.kind === 'text' ? field.form : {};
  return (
    <div onBlur={control.onBlur}>
      <TextBox
        id={control.id}
        label={locale ? nativeName(locale) : name}
        about={locale && name}
        labelHidden={!locale}
        locale={locale}
        value={String(value ?? '')}
        problems={problems}
        isChanged={isChanged(path)}
        isOneLine={isOneLine}
        syntax={locale && syntax !== 'plain' ? syntax : undefined}
        place={file === '' ? undefined : {file, path: namesOf(whole, path)}}
        onChange={change}
      />
    </div>
  );
}

const types: Partial<Record<LineFormat, HTMLInputTypeAttribute>> = {
  date: 'date',
  hour: 'time',
  email: 'email',
};

/** One line or a number, with the input that fits it. */
export function LineControl({field, path, of}: ControlProps): ReactNode {
  const {say} = useWords();
  const line = field.form.kind === 'line' ? field.form : undefined;
  // A headline may be long: the box grows with it.
  if (line && !line.format) return <Words field={field} path={path} />;
  const {value, change, control, complain} = of;
  // A browser gives no text for 30 February, but still shows it.
  const readDay = (input: HTMLInputElement) => {
    const isNoDay = input.type === 'date' && input.validity.badInput;
    complain(isNoDay ? say('lists.noSuchDay') : undefined);
  };
  return (
    <input
      {...control}
      type={(line?.format && types[line.format]) ?? 'text'}
      inputMode={line ? (line.format === 'link' ? 'url' : undefined) : 'numeric'}
      placeholder={line?.example}
      value={String(value ?? '')}
      onChange={({target}) => {
        readDay(target);
        change(line ? target.value : numberIn(target.value));
      }}
      onBlur={({target}) => {
        readDay(target);
        control.onBlur();
      }}
    />
  );
}

/**
 * The number that was typed: with digits of any language, spaces and commas between thousands. Text
 * that is none stays as it is, for the check to answer. An empty box is no number, which the check
 * answers, too.
 */
function numberIn(text: string): Json | undefined {
  const digits = latinDigits(text).replace(/\s/g, '');
  if (digits === '') return undefined;
  // "1,00,000" and "100,000"; not "1,5".
  const plain = /^-?\d{1,3}(,\d{2,3})*,\d{3}$/.test(digits) ? digits.replaceAll(',', '') : digits;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** A box to tick, before its label. Without the tick an optional field is not written at all. */
export function YesField({field, of}: ControlProps): ReactNode {
  const {pick, say} = useWords();
  const {value, change, problems, control} = of;
  return (
    <div className={styles.yes}>
      <input
        {...control}
        type="checkbox"
        checked={value === true}
        onChange={({target}) => change(target.checked || (field.isOptional ? undefined : false))}
      />
      <div>
        <label className={styles.label} htmlFor={control.id}>
          {field.key === 'standin' ? say('lists.standin') : pick(field.label)}
        </label>
        <Help field={field} of={of} />
        <Problems id={`${control.id}-problems`} problems={problems} />
      </div>
    </div>
  );
}

/** One of several, by their names. */
export function ChoiceControl({field: {form}, path, of}: ControlProps): ReactNode {
  const {say, language} = useWords();
  const chosen = String(of.value ?? '');
  const {value} = useHost();
  const others = path.at(-1) === 'id' ? partAt(value, path.slice(0, -2)) : undefined;
  // An id may be there once.
  const used = isList(others) ? others.map(idOf) : [];
  const all = form.kind === 'choice' ? form.choices : [];
  const choices = all.filter((choice) => choice === chosen || !used.includes(choice));
  return (
    <select {...of.control} value={chosen} onChange={({target}) => of.change(target.value)}>
      {!choices.includes(chosen) && <option value={chosen}>{chosen || say('lists.choose')}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choiceName(form, choice, language)}
        </option>
      ))}
    </select>
  );
}
