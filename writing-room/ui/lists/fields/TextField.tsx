import type {ReactNode} from 'react';
import {type Locale, locales, nativeName} from 'nepali-text/locale';
import {type FilePath, pathKey} from '../../../protocol';
import {Problems} from '../../Problems';
import {TextBox} from '../../TextBox';
import {useWords} from '../../words';
import {OpenNote} from '../../OpenNote';
import {controlId, useHost} from '../host';
import {isOfNewEntry} from '../NewTexts';
import {Help, RemoveField} from './FieldFrame';
import type {FieldProps} from './FieldView';
import {useField} from './useField';
import styles from '../lists.module.css';

/** A text in every language, side by side. */
export function TextField({field, path}: FieldProps): ReactNode {
  const {pick} = useWords();
  const host = useHost();
  const own = useField(path);
  const open = host.open[pathKey(path)];
  const id = controlId(path);
  return (
    <div className={styles.text} role="group" aria-labelledby={`${id}-label`}>
      <div className={styles.labelRow}>
        <span className={styles.label} id={`${id}-label`}>
          {pick(field.label)}
        </span>
        <RemoveField field={field} path={path} />
      </div>
      <Help field={field} path={path} />
      <div className={styles.pair}>
        {locales.map((locale) => (
          <OneLanguage
            key={locale}
            locale={locale}
            path={[...path, locale]}
            label={pick(field.label)}
          />
        ))}
      </div>
      <Problems problems={own.problems} />
      {open && !isOfNewEntry(open, path) && (
        <OpenNote text={open} onAgree={() => host.agree([open])} isWaiting={host.isChanged(path)} />
      )}
    </div>
  );
}

interface OneLanguageProps {
  locale: Locale;
  path: FilePath;
  /** Of the text. */
  label: string;
}

function OneLanguage({locale, path, label}: OneLanguageProps): ReactNode {
  const host = useHost();
  const {value, change, problems, control} = useField(path);
  return (
    <div onBlur={control.onBlur}>
      <TextBox
        id={control.id}
        label={nativeName(locale)}
        about={label}
        locale={locale}
        value={typeof value === 'string' ? value : ''}
        problems={problems}
        isChanged={host.isChanged(path)}
        syntax="list"
        onChange={change}
      />
    </div>
  );
}
