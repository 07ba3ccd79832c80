import type {HTMLInputTypeAttribute, ReactNode} from 'react';
import type {Form, Json, LineFormat} from '../../../protocol';
import {FieldFrame, useHelp} from './FieldFrame';
import type {FieldProps} from './FieldView';
import {useField} from './useField';

const types: Partial<Record<LineFormat, HTMLInputTypeAttribute>> = {
  date: 'date',
  hour: 'time',
  email: 'email',
  link: 'text',
};

/** One line or a number, with the input that fits it. */
export function LineField({field, path}: FieldProps): ReactNode {
  const {value, change, problems, control} = useField(path, useHelp(field, path));
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
