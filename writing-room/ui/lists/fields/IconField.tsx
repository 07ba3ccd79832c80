import {type ReactNode, useId} from 'react';
import {useIconNames} from '../../useIconNames';
import {FieldFrame, useHelp} from './FieldFrame';
import type {FieldProps} from './FieldView';
import {useField} from './useField';

/** The name of an icon, with those that the letters typed so far are part of. */
export function IconField({field, path}: FieldProps): ReactNode {
  const {value, change, problems, control} = useField(path, useHelp(field, path) !== undefined);
  const listId = useId();
  const query = typeof value === 'string' ? value : '';
  const names = useIconNames(query);
  return (
    <FieldFrame field={field} path={path} problems={problems}>
      <input
        {...control}
        type="text"
        list={listId}
        autoComplete="off"
        value={query}
        onChange={({target}) => change(target.value)}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FieldFrame>
  );
}
