import type {ReactNode} from 'react';
import {Problems} from '../../Problems';
import {useWords} from '../../words';
import {Help, useHelp} from './FieldFrame';
import type {FieldProps} from './FieldView';
import {useField} from './useField';
import styles from '../lists.module.css';

/** A box to tick. Without the tick an optional field is not written at all. */
export function YesField({field, path}: FieldProps): ReactNode {
  const {pick, say} = useWords();
  const isStandIn = field.key === 'standin';
  const hasHelp = useHelp(field, path) !== undefined || isStandIn;
  const {value, change, problems, control} = useField(path, hasHelp);
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
          {isStandIn ? say('lists.standin') : pick(field.label)}
        </label>
        {isStandIn ? (
          <p className={styles.help} id={`${control.id}-help`}>
            {say('lists.standinHelp')}
          </p>
        ) : (
          <Help field={field} path={path} />
        )}
        <Problems id={`${control.id}-problems`} problems={problems} />
      </div>
    </div>
  );
}
