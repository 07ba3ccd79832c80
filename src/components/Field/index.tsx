import type {ComponentProps, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {IconAlertCircle, IconChevronDown} from '@tabler/icons-react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface FieldWords {
  /** Ties the label, the hint and the error to the control; unique on the page. */
  id: string;
  label: string;
  /** What a reader needs to know before filling it in. */
  hint?: string;
  /** What is wrong with what stands in it now. */
  error?: string;
  /** Leaves the error to a group, which shows it below all its fields. */
  errorElsewhere?: boolean;
  /** Says "(optional)" after the label. A field that must be filled in says nothing. */
  optional?: boolean;
  /** Keeps the label for screen readers only, where a legend above already names the field. */
  labelHidden?: boolean;
}

type TextFieldProps = FieldWords & ComponentProps<'input'>;
type SelectFieldProps = FieldWords & ComponentProps<'select'> & {flag?: ReactNode};
type TextAreaFieldProps = FieldWords & ComponentProps<'textarea'>;

/*
 * None of these has a `name` of its own accord: without one, a browser that sends the form all the
 * same cannot put what somebody typed into the address.
 */

export function TextField({className, ...props}: TextFieldProps): ReactNode {
  const [words, control] = split(props);
  return (
    <Frame {...words} className={className}>
      <input className={styles.control} {...control} />
    </Frame>
  );
}

/** A native select: on a phone it opens the phone's own list. */
export function SelectField({className, flag, ...props}: SelectFieldProps): ReactNode {
  const [words, control] = split(props);
  return (
    <Frame {...words} className={className}>
      <span className={clsx(styles.select, flag !== undefined && styles.flagged)}>
        {flag}
        <select className={styles.control} {...control} />
        <IconChevronDown className={styles.chevron} size={20} stroke={1.75} aria-hidden />
      </span>
    </Frame>
  );
}

export function TextAreaField({className, ...props}: TextAreaFieldProps): ReactNode {
  const [words, control] = split(props);
  return (
    <Frame {...words} className={className}>
      <textarea className={clsx(styles.control, styles.textArea)} {...control} />
    </Frame>
  );
}

interface FrameProps extends FieldWords {
  className?: string;
  children: ReactNode;
}

function Frame(props: FrameProps) {
  const {id, label, hint, error, errorElsewhere, optional, labelHidden, className, children} =
    props;
  return (
    <div className={clsx(styles.field, className)}>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {optional && (
          <span className={styles.optional}>
            {' '}
            <Translate
              id="form.optional"
              description="After the label of a field that may stay empty"
            >
              (optional)
            </Translate>
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {!errorElsewhere && <FieldError field={id} text={error} />}
    </div>
  );
}

const hintId = (id: string) => `${id}-hint`;

/** The words around the control, and what goes to the control itself (the id to both). */
function split<Props extends FieldWords>(props: Props) {
  const {label, hint, error, errorElsewhere, optional, labelHidden, ...control} = props;
  const {id} = control;
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return [
    {id, label, hint, error, errorElsewhere, optional, labelHidden},
    {
      ...control,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
    },
  ] as const;
}

/** The id of the sentence about a field, by which its control is described. */
const errorId = (field: string): string => `${field}-error`;

interface FieldErrorProps {
  /** Id of the field. */
  field: string;
  /** Nothing is shown without one. */
  text?: string;
}

/** What is wrong with a field, under it. */
export function FieldError({field, text}: FieldErrorProps): ReactNode {
  return (
    text && (
      <p className={styles.error} id={errorId(field)}>
        <IconAlertCircle size={20} stroke={1.75} aria-hidden />
        {text}
      </p>
    )
  );
}
