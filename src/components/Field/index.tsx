import {type AllHTMLAttributes, createElement, type ReactNode} from 'react';
import copy from '@site/src/data/pages/form.yml';
import clsx from 'clsx';
import Icon from '../Icon';
import {PreetiQuestion, TypingSwitch} from '../Typing';
import styles from './styles.module.css';

/**
 * Has no `name` by default: without one, a browser that submits the form anyway cannot put the value into the
 * address.
 */
export interface FieldProps extends AllHTMLAttributes<HTMLElement> {
  as?: 'input' | 'select' | 'textarea';
  /** Connects the label, the hint and the error to the control; unique on the page, and the same in both languages, for drafts. */
  id: string;
  label: string;
  hint?: string;
  /**
   * Makes the field required: the message for an empty field, or for a value that the browser rejects. The message is
   * hidden until src/components/Form/element.ts shows it.
   */
  error?: string;
  /** The error is shown by the group around the field. */
  errorElsewhere?: boolean;
  /** Adds "(optional)" to the label. Required fields have no mark. */
  optional?: boolean;
  /** Hides the label visually, where a legend already names the field. */
  labelHidden?: boolean;
  /** For `data-line`: see src/components/Form/index.tsx. */
  line?: string;
  /** A box for words, with help for typing Nepali: src/components/Typing. */
  nepali?: boolean;
  /** In a select. */
  flag?: ReactNode;
  /**
   * Topics, with spaces between. An address with `?topic=<topic>` makes the field begin with `data-begun-<topic>`, or a
   * select with the option of that id.
   */
  'data-topic'?: string;
  [begun: `data-begun-${string}`]: string | undefined;
}

/** A control with its label. */
export default function Field(props: FieldProps) {
  const {as = 'input', className, label, hint, error, errorElsewhere, ...others} = props;
  const {optional, labelHidden, line, nepali, flag, ...attributes} = others;
  const {id} = props;
  const Frame = (nepali ? 'site-typing' : 'div') as 'div';
  const control = createElement(as, {
    className: clsx(styles.control, as === 'textarea' && styles.textArea),
    required: error !== undefined,
    'aria-describedby': hint && `${id}-hint`,
    'aria-invalid': error ? false : undefined,
    ...attributes,
  });
  return (
    <Frame className={clsx(styles.field, className)} data-line={line}>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {copy.optional}</span>}
      </label>
      {nepali && <TypingSwitch />}
      {as === 'select' ? (
        <span className={clsx(styles.select, flag && styles.flagged)}>
          {flag}
          {control}
          <Icon name="chevron-down" className={styles.chevron} size={20} />
        </span>
      ) : (
        control
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {!errorElsewhere && <FieldError field={id} text={error} />}
      {nepali && <PreetiQuestion />}
    </Frame>
  );
}

export function FieldError({field, text}: {field: string; text?: string}) {
  return (
    text && (
      <p className={styles.error} id={`${field}-error`} hidden>
        <Icon name="alert-circle" size={20} />
        {text}
      </p>
    )
  );
}
