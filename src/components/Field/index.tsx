import type {ComponentProps, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {IconChevronDown} from '@tabler/icons-react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface FieldWords {
  /** Ties the label and the hint to the control; unique on the page. */
  id: string;
  label: string;
  /** What a reader needs to know before filling it in. */
  hint?: string;
  /** Says "(optional)" after the label. A field that must be filled in says nothing. */
  optional?: boolean;
  /** Keeps the label for screen readers only, where a legend above already names the field. */
  labelHidden?: boolean;
}

type TextFieldProps = FieldWords & ComponentProps<'input'>;
type SelectFieldProps = FieldWords & ComponentProps<'select'>;
type TextAreaFieldProps = FieldWords & ComponentProps<'textarea'>;

/*
 * None of these has a `name` of its own accord: without one, a browser that sends the form all the
 * same cannot put what somebody typed into the address.
 */

export function TextField({className, ...props}: TextFieldProps): ReactNode {
  const [words, control] = split(props);
  return (
    <Frame {...words} className={className}>
      <input className={styles.control} aria-describedby={hintId(words)} {...control} />
    </Frame>
  );
}

/** A native select: on a phone it opens the phone's own list. */
export function SelectField({className, ...props}: SelectFieldProps): ReactNode {
  const [words, control] = split(props);
  return (
    <Frame {...words} className={className}>
      <span className={styles.select}>
        <select className={styles.control} aria-describedby={hintId(words)} {...control} />
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </span>
    </Frame>
  );
}

export function TextAreaField({className, ...props}: TextAreaFieldProps): ReactNode {
  const [words, control] = split(props);
  return (
    <Frame {...words} className={className}>
      <textarea
        className={clsx(styles.control, styles.textArea)}
        aria-describedby={hintId(words)}
        {...control}
      />
    </Frame>
  );
}

interface FrameProps extends FieldWords {
  className?: string;
  children: ReactNode;
}

function Frame({id, label, hint, optional, labelHidden, className, children}: FrameProps) {
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
        <p className={styles.hint} id={hintId({id, hint})}>
          {hint}
        </p>
      )}
    </div>
  );
}

function hintId({id, hint}: Pick<FieldWords, 'id' | 'hint'>): string | undefined {
  return hint && `${id}-hint`;
}

/** The words around the control, and what goes to the control itself (the id to both). */
function split<Props extends FieldWords>({label, hint, optional, labelHidden, ...control}: Props) {
  return [{id: control.id, label, hint, optional, labelHidden}, control] as const;
}
