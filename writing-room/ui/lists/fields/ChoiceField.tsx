import type {ReactNode} from 'react';
import type {Form} from '../../../protocol';
import {useWords} from '../../words';
import {choiceName} from '../titles';
import {FieldFrame, useHelp} from './FieldFrame';
import type {FieldProps} from './FieldView';
import {useField} from './useField';

interface ChoiceFieldProps extends FieldProps {
  form: Form;
  /** After the value has changed. */
  onChange?: (choice: string) => void;
}

/** One of several, by their names. */
export function ChoiceField({field, path, form, onChange}: ChoiceFieldProps): ReactNode {
  const {say, language} = useWords();
  const {value, change, problems, control} = useField(path, useHelp(field, path) !== undefined);
  const chosen = typeof value === 'string' ? value : '';
  const choices = form.kind === 'choice' ? form.choices : [];
  const isUnknown = !choices.includes(chosen);
  return (
    <FieldFrame field={field} path={path} problems={problems}>
      <select
        {...control}
        value={chosen}
        onChange={({target}) => {
          change(target.value);
          onChange?.(target.value);
        }}
      >
        {isUnknown && <option value={chosen}>{chosen || say('lists.choose')}</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceName(form, choice, language)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
