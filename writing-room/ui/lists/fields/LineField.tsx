import type {HTMLInputTypeAttribute, ReactNode} from 'react';
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
  const {value, change, problems, control} = useField(path, useHelp(field, path) !== undefined);
  const {form} = field;
  const isNumber = form.kind === 'number';
  return (
    <FieldFrame field={field} path={path} problems={problems}>
      <input
        {...control}
        type={isNumber ? 'number' : typeOf(form)}
        min={form.kind === 'number' ? form.least : undefined}
        step={isNumber ? 1 : undefined}
        inputMode={form.kind === 'line' && form.format === 'link' ? 'url' : undefined}
        placeholder={form.kind === 'line' ? form.example : undefined}
        value={typeof value === 'string' || typeof value === 'number' ? value : ''}
        onChange={({target}) => change(isNumber ? numberIn(target.value) : target.value)}
      />
    </FieldFrame>
  );
}

const typeOf = (form: Form): HTMLInputTypeAttribute =>
  (form.kind === 'line' && form.format && types[form.format]) || 'text';

/** An empty box is no number, and the check says that one is needed. */
function numberIn(text: string): Json | undefined {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
}
