import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {type Locale, nameClass} from '../Locale';
import styles from './styles.module.css';

interface Props {
  legend?: string;
  type?: 'radio' | 'checkbox';
  /** Of the controls; their ids begin with it. */
  name: string;
  choices: readonly {label: string; value?: string; lang?: Locale}[];
  /** The index of the choice that is made beforehand. */
  first?: number;
  className?: string;
  /** After the choices, so that a style sheet can show what is chosen. */
  children?: ReactNode;
}

/** Radio buttons or checkboxes as chips. Outside a form nothing of them gets into the address. */
export default function Choices(props: Props) {
  const {legend, type = 'radio', name, choices, first, className, children} = props;
  const Group = legend ? 'fieldset' : 'div';
  return (
    <Group className={clsx(styles.choices, className)}>
      {legend && <legend>{legend}</legend>}
      {choices.map(({label, value, lang}, index) => {
        const id = `${name}-${index}`;
        return (
          <Fragment key={id}>
            <input
              id={id}
              type={type}
              name={name}
              value={value}
              autoComplete={first === undefined ? undefined : 'off'}
              defaultChecked={index === first}
            />
            <label className={lang && nameClass(lang)} htmlFor={id} lang={lang}>
              {label}
            </label>
          </Fragment>
        );
      })}
      {children}
    </Group>
  );
}
