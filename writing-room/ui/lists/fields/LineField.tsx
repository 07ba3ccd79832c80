import {type HTMLInputTypeAttribute, type ReactNode, useState} from 'react';
import {latinDigits} from 'nepali-text/digits';
import type {Form, Json, LineFormat} from '../../../protocol';
import {TextBox} from '../../TextBox';
import {useWords} from '../../words';
import {useHost} from '../host';
import {FieldFrame, RemoveField, useHelp} from './FieldFrame';
import type {FieldProps} from './FieldView';
import {useField} from './useField';

const types: Partial<Record<LineFormat, HTMLInputTypeAttribute>> = {
  date: 'date',
  hour: 'time',
  email: 'email',
  link: 'text',
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

/** A headline may be long: the box grows with it. */
function WordsField({field, path}: FieldProps): ReactNode {
  const {pick} = useWords();
  const {isChanged} = useHost();
  const help = useHelp(field, path);
  const {value, change, problems, control} = useField(path);
  return (
    <div onBlur={control.onBlur}>
      <RemoveField field={field} path={path} />
      <TextBox
        id={control.id}
        label={pick(field.label)}
        hint={help}
        isOneLine
        value={typeof value === 'string' ? value : ''}
        problems={problems}
        isChanged={isChanged(path)}
        onChange={change}
      />
    </div>
  );
}

function FormatField({field, path}: FieldProps): ReactNode {
  const {say} = useWords();
  const {form} = field;
  const isNumber = form.kind === 'number';
  // A browser gives no text for 30 February, but still shows it.
  const [isNoDay, setNoDay] = useState(false);
  const sentence = isNoDay ? say('lists.noSuchDay') : undefined;
  const hasHelp = useHelp(field, path) !== undefined;
  const {value, change, problems, control} = useField(path, hasHelp, sentence);
  const readDay = (input: HTMLInputElement) =>
    setNoDay(input.type === 'date' && input.validity.badInput);
  return (
    <FieldFrame field={field} path={path} problems={problems}>
      <input
        {...control}
        type={typeOf(form)}
        inputMode={inputModeOf(form)}
        placeholder={form.kind === 'line' ? form.example : undefined}
        value={typeof value === 'string' || typeof value === 'number' ? value : ''}
        onChange={({target}) => {
          readDay(target);
          change(isNumber ? numberIn(target.value) : target.value);
        }}
        onBlur={({target}) => {
          readDay(target);
          control.onBlur();
        }}
      />
    </FieldFrame>
  );
}

const typeOf = (form: Form): HTMLInputTypeAttribute =>
  (form.kind === 'line' && form.format && types[form.format]) || 'text';

const inputModeOf = (form: Form): 'numeric' | 'url' | undefined => {
  if (form.kind === 'number') return 'numeric';
  return form.kind === 'line' && form.format === 'link' ? 'url' : undefined;
};

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
