import type {ComponentProps, ReactNode} from 'react';
import copy from '@site/src/data/pages/form.yml';
import typingCopy from '@site/src/data/pages/typing.yml';
import Slot from 'site-elements/Slot';
import clsx from 'clsx';
import Icon from '../Icon';
import styles from './styles.module.css';

interface FieldWords {
  /** Connects the label, the hint and the error to the control; unique on the page. */
  id: string;
  label: string;
  hint?: string;
  /** The error message, which is hidden until src/elements/site-form.ts shows it. */
  error?: string;
  /** The error is shown by the group around the field. */
  errorElsewhere?: boolean;
  /** Adds "(optional)" to the label. Required fields have no mark. */
  optional?: boolean;
  /** Hides the label visually, where a legend already names the field. */
  labelHidden?: boolean;
  /** For `data-line`: see src/components/Form/_Part.tsx. */
  line?: string;
  /** A box for words, with help for typing Nepali: src/elements/site-typing.ts. */
  nepali?: boolean;
}

type TextFieldProps = FieldWords & ComponentProps<'input'>;
type SelectFieldProps = FieldWords & ComponentProps<'select'> & {flag?: ReactNode};
type TextAreaFieldProps = FieldWords & ComponentProps<'textarea'>;

/*
 * None of these has a `name` by default: without one, a browser that submits the form anyway cannot
 * put the values into the address.
 */

export function TextField({className, ...props}: TextFieldProps) {
  const [words, control] = split(props);
  return (
    <Frame {...words} className={className}>
      <input className={styles.control} {...control} />
    </Frame>
  );
}

export function SelectField({className, flag, ...props}: SelectFieldProps) {
  const [words, control] = split(props);
  return (
    <Frame {...words} className={className}>
      <span className={clsx(styles.select, flag !== undefined && styles.flagged)}>
        {flag}
        <select className={styles.control} {...control} />
        <Icon name="chevron-down" className={styles.chevron} size={20} />
      </span>
    </Frame>
  );
}

export function TextAreaField({className, ...props}: TextAreaFieldProps) {
  const [words, control] = split(props);
  return (
    <Frame {...words} className={className}>
      <textarea className={clsx(styles.control, styles.textArea)} {...control} />
    </Frame>
  );
}

/** On the switch of the help for typing, in both languages. */
const [TYPED, NEPALI] = ['namaste › ', 'नमस्ते'];

interface FrameProps extends FieldWords {
  className?: string;
  children: ReactNode;
}

function Frame(props: FrameProps) {
  const {id, label, hint, error, errorElsewhere, optional, labelHidden, line, nepali} = props;
  const frame = {className: clsx(styles.field, props.className), 'data-line': line};
  const parts = (
    <>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {copy.optional}</span>}
      </label>
      {nepali && (
        <button
          type="button"
          className={styles.typing}
          hidden
          title={typingCopy.switch}
          aria-pressed={false}
        >
          <span className="visually-hidden">{`${typingCopy.switch}: `}</span>
          {TYPED}
          <span lang="ne">{NEPALI}</span>
        </button>
      )}
      {props.children}
      {hint && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {!errorElsewhere && <FieldError field={id} text={error} />}
      {nepali && (
        <div className={styles.preeti} hidden data-question={typingCopy.question}>
          <Slot as="span" aria-live="polite" /> <button type="button">{typingCopy.convert}</button>
        </div>
      )}
    </>
  );
  return nepali ? <site-typing {...frame}>{parts}</site-typing> : <div {...frame}>{parts}</div>;
}

const hintId = (id: string) => `${id}-hint`;

/** Splits the props into those of the frame and those of the control (the id is in both). */
function split<Props extends FieldWords>(props: Props) {
  const {label, hint, error, errorElsewhere, optional, labelHidden, line, nepali, ...control} =
    props;
  const {id} = control;
  return [
    {id, label, hint, error, errorElsewhere, optional, labelHidden, line, nepali},
    {
      ...control,
      'aria-describedby': hint && hintId(id),
      'aria-invalid': error ? false : undefined,
    },
  ] as const;
}

interface FieldErrorProps {
  field: string;
  text?: string;
}

export function FieldError({field, text}: FieldErrorProps) {
  return (
    text && (
      <p className={styles.error} id={`${field}-error`} hidden>
        <Icon name="alert-circle" size={20} />
        {text}
      </p>
    )
  );
}
