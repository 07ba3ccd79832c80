/* The fields of a form that hold one value, each with its label, help and problems. */
import {type HTMLInputTypeAttribute, type ReactNode, useState} from 'react';
import {flushSync} from 'react-dom';
import {latinDigits} from 'nepali-text/digits';
import {locales, nativeName} from 'nepali-text/locale';
import {
  type Field,
  type FilePath,
  type Json,
  type LineFormat,
  pathKey,
  type Problem,
} from '../../protocol';
import {idOf, isList, partAt} from '../../values';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {TextBox} from '../TextBox';
import {useWords} from '../words';
import {isAlwaysShown} from './forms';
import {controlId, useHost} from './host';
import {choiceName} from './titles';
import styles from './lists.module.css';

export interface FieldProps {
  field: Field;
  path: FilePath;
}

interface FieldState {
  value: Json | undefined;
  change: (value: Json | undefined) => void;
  problems: readonly Problem[];
  help: string | undefined;
  /** For the control: its id, and what a screen reader is told. */
  control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    onBlur: () => void;
  };
}

/**
 * What one control shows and changes.
 *
 * @param sentence what the control itself finds wrong; it is shown in place of the checks' sentences
 */
export function useField({field, path}: FieldProps, sentence?: string): FieldState {
  const host = useHost();
  const {say} = useWords();
  const id = controlId(path);
  // Names of choices and places for files say more than the help of a contract, about ids and folders.
  const own = ['choice', 'typeface'].includes(field.form.kind) ? undefined : field.help;
  const noted = field.key === 'standin' ? say('lists.standinHelp') : own;
  const help = host.comments[pathKey(path)] ?? noted;
  const problems =
    sentence === undefined
      ? (host.problems.get(pathKey(path)) ?? [])
      : [{file: host.file, line: 0, place: [], message: sentence}];
  const describedBy = [help && `${id}-help`, problems.length > 0 && `${id}-problems`];
  return {
    value: partAt(host.value, path),
    change: (next) => host.change(path, next),
    problems,
    help,
    control: {
      id,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      'aria-invalid': problems.length > 0 || undefined,
      onBlur: () => host.leave(path),
    },
  };
}

/** A control with its label and help above it and its problems below. @param isGroup of several controls */
export function Frame({
  field,
  path,
  of: {help, problems},
  isGroup,
  children,
}: FieldProps & {
  of: Pick<FieldState, 'help' | 'problems'>;
  isGroup?: boolean;
  children: ReactNode;
}): ReactNode {
  const {pick, say} = useWords();
  const id = controlId(path);
  return (
    <div className="field" {...(isGroup && {role: 'group', 'aria-labelledby': `${id}-label`})}>
      <div className={styles.labelRow}>
        <label className={styles.label} id={`${id}-label`} htmlFor={isGroup ? undefined : id}>
          {pick(field.label)}
          {field.isOptional && isAlwaysShown(field.form.kind) && (
            <span className={styles.optional}> {say('box.optional')}</span>
          )}
        </label>
        <RemoveField field={field} path={path} />
      </div>
      <Help field={field} path={path} help={help} />
      {children}
      <Problems id={`${id}-problems`} problems={problems} />
    </div>
  );
}

/** What the contract or the file says of a field, in English. */
export function Help({field, path, help}: FieldProps & Pick<FieldState, 'help'>): ReactNode {
  return (
    help !== undefined && (
      <p
        className={styles.help}
        id={`${controlId(path)}-help`}
        lang={field.key === 'standin' ? undefined : 'en'}
      >
        {help}
      </p>
    )
  );
}

/** Takes an optional field out of the entry. */
export function RemoveField({field, path}: FieldProps): ReactNode {
  const {say, pick} = useWords();
  const host = useHost();
  if (!field.isOptional || partAt(host.value, path) === undefined) return null;
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        flushSync(() => host.takeAway(path));
        // The button that adds it again takes its place.
        (document.getElementById(addId(path)) ?? document.getElementById(controlId(path)))?.focus();
      }}
    >
      {say('lists.removeField')}
      <span className="visually-hidden"> {pick(field.label)}</span>
    </button>
  );
}

export const addId = (path: FilePath): string => `${controlId(path)}-add`;

/** A text in every language, side by side. */
export function TextField(props: FieldProps): ReactNode {
  const {path} = props;
  const host = useHost();
  const of = useField(props);
  const open = host.open[pathKey(path)];
  // The new texts of an entry are settled by its own button.
  const isOwn = open?.state !== 'new' || path.every((key) => typeof key === 'string');
  return (
    <Frame {...props} of={of} isGroup>
      <div className={styles.pair}>
        {locales.map((locale) => (
          <OneLanguage key={locale} {...props} path={[...path, locale]} locale={locale} />
        ))}
      </div>
      {open && isOwn && (
        <OpenNote text={open} onAgree={() => host.agree([open])} isWaiting={host.isChanged(path)} />
      )}
    </Frame>
  );
}

function OneLanguage({
  field,
  path,
  locale,
}: FieldProps & {locale: (typeof locales)[number]}): ReactNode {
  const {pick} = useWords();
  const {isChanged} = useHost();
  const {value, change, problems, control} = useField({field, path});
  return (
    <div onBlur={control.onBlur}>
      <TextBox
        id={control.id}
        label={nativeName(locale)}
        about={pick(field.label)}
        locale={locale}
        value={String(value ?? '')}
        problems={problems}
        isChanged={isChanged(path)}
        syntax="list"
        onChange={change}
      />
    </div>
  );
}

/** A line of words, such as a headline, may be long: the box grows with it. */
function WordsField(props: FieldProps): ReactNode {
  const {pick} = useWords();
  const {isChanged} = useHost();
  const {value, change, problems, control, help} = useField(props);
  return (
    <div onBlur={control.onBlur}>
      <RemoveField {...props} />
      <TextBox
        id={control.id}
        label={pick(props.field.label)}
        hint={help}
        isOneLine
        value={String(value ?? '')}
        problems={problems}
        isChanged={isChanged(props.path)}
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
export function LineField(props: FieldProps): ReactNode {
  const {form} = props.field;
  return form.kind === 'line' && !form.format ? (
    <WordsField {...props} />
  ) : (
    <FormatField {...props} />
  );
}

function FormatField(props: FieldProps): ReactNode {
  const {say} = useWords();
  const {form} = props.field;
  const line = form.kind === 'line' ? form : undefined;
  // A browser gives no text for 30 February, but still shows it.
  const [isNoDay, setNoDay] = useState(false);
  const of = useField(props, isNoDay ? say('lists.noSuchDay') : undefined);
  const {value, change, control} = of;
  const readDay = (input: HTMLInputElement) =>
    setNoDay(input.type === 'date' && input.validity.badInput);
  return (
    <Frame {...props} of={of}>
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
    </Frame>
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

/** A box to tick. Without the tick an optional field is not written at all. */
export function YesField(props: FieldProps): ReactNode {
  const {field, path} = props;
  const {pick, say} = useWords();
  const {value, change, problems, control, help} = useField(props);
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
        <Help field={field} path={path} help={help} />
        <Problems id={`${control.id}-problems`} problems={problems} />
      </div>
    </div>
  );
}

interface ChoiceFieldProps extends FieldProps {
  /** After the value has changed. */
  onChange?: (choice: string) => void;
}

/** One of several, by their names. */
export function ChoiceField({onChange, ...props}: ChoiceFieldProps): ReactNode {
  const {say, language} = useWords();
  const {form} = props.field;
  const of = useField(props);
  const chosen = String(of.value ?? '');
  const used = useUsedIds(props.path);
  const all = form.kind === 'choice' ? form.choices : [];
  const choices = all.filter((choice) => choice === chosen || !used.includes(choice));
  return (
    <Frame {...props} of={of}>
      <select
        {...of.control}
        value={chosen}
        onChange={({target}) => {
          of.change(target.value);
          onChange?.(target.value);
        }}
      >
        {!choices.includes(chosen) && (
          <option value={chosen}>{chosen || say('lists.choose')}</option>
        )}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceName(form, choice, language)}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** The ids of the entries beside this one, where the field is an id: each may be there once. */
function useUsedIds(path: FilePath): readonly (string | undefined)[] {
  const {value} = useHost();
  const entries = partAt(value, path.slice(0, -2));
  if (path.at(-1) !== 'id' || !isList(entries)) return [];
  return entries.filter((_, position) => position !== path.at(-2)).map(idOf);
}
