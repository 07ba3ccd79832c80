import type {ReactNode} from 'react';
import type {FilePath, Form} from '../../../protocol';
import {useWords} from '../../words';
import {choiceName} from '../titles';
import {FieldFrame, useHelp} from './FieldFrame';
import type {FieldProps} from './FieldView';
import {useField} from './useField';
import {partAt, isList} from '../applyEdits';
import {idsIn} from '../entryValues';
import {useHost} from '../host';

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
  const used = useUsedIds(path);
  const all = form.kind === 'choice' ? form.choices : [];
  const choices = all.filter((choice) => choice === chosen || !used.includes(choice));
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

/** The ids of the entries beside this one, where the field is an id: each may be there once. */
function useUsedIds(path: FilePath): readonly string[] {
  const {value} = useHost();
  const [index, key] = path.slice(-2);
  const entries = partAt(value, path.slice(0, -2));
  if (key !== 'id' || typeof index !== 'number' || !isList(entries)) return [];
  return idsIn(entries.filter((_, position) => position !== index));
}
