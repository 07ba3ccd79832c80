import {type ReactNode, useId, useRef, useState} from 'react';
import type {Locale} from 'nepali-text/locale';
import {looksLikePreeti, preetiToUnicode} from '../../src/lib/preeti';
import type {Problem} from '../protocol';
import {cleanPaste} from './cleanPaste';
import {insertAtCaret, useGrowingText} from './growingText';
import {InsertMenu, type TextInsertion} from './InsertMenu';
import {ErrorSentence, Problems} from './Problems';
import {useWords} from './words';
import styles from './textBox.module.css';

export interface TextBoxProps {
  /** Names the box; part of it for screen readers only when `labelHidden`. */
  label: string;
  labelHidden?: boolean;
  /** What the text is, for screen readers, where the label names its language only. */
  about?: string;
  /** The language of the text, for its font, spelling and screen readers. Not given: that of the room. */
  locale?: Locale;
  value: string;
  onChange: (value: string) => void;
  problems?: readonly Problem[];
  /** A sentence of the form itself, such as that the box is empty; shown like a problem. */
  error?: string;
  /** A sentence between the label and the box. */
  hint?: ReactNode;
  /** A text without line breaks; it is still shown in as many lines as it needs. */
  isOneLine?: boolean;
  /** What Enter does in a box for one line; nothing by default. */
  onEnter?: () => void;
  isOptional?: boolean;
  /** Shows that it is not saved yet. */
  isChanged?: boolean;
  /** Puts back what is saved; adds a button to "not saved yet". */
  onRevert?: () => void;
  /** What the button "Insert" offers: see `insertionsFor`. */
  insertions?: readonly TextInsertion[];
  /** How many letters there should be; the number is shown below the box. */
  length?: readonly [least: number, most: number];
  /** Below the box. */
  after?: ReactNode;
  /** Focuses it when it appears. */
  autoFocus?: boolean;
  /** For those who look for the box: the focus after "Edit this". */
  id?: string;
}

/** A box for a text that grows with it. */
export function TextBox(props: TextBoxProps): ReactNode {
  const {say} = useWords();
  const ownId = useId();
  const id = props.id ?? ownId;
  const box = useRef<HTMLTextAreaElement>(null);
  const [preeti, setPreeti] = useState<string>();
  const {
    label,
    locale,
    value,
    onChange,
    problems = [],
    error,
    hint,
    isOneLine,
    insertions = [],
  } = props;
  useGrowingText(box, value);
  const parts = [
    hint !== undefined && `${id}-hint`,
    props.isChanged && `${id}-state`,
    props.length && `${id}-length`,
    problems.length > 0 && `${id}-problems`,
    error !== undefined && `${id}-error`,
  ].filter((part) => typeof part === 'string');

  return (
    <div className={styles.field}>
      <label className={props.labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {props.about !== undefined && <span className="visually-hidden">{props.about}: </span>}
        {label}
        {props.isOptional && <span className={styles.optional}> {say('box.optional')}</span>}
      </label>
      {hint !== undefined && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <textarea
        ref={box}
        id={id}
        className={styles.box}
        lang={locale}
        rows={1}
        value={value}
        aria-describedby={parts.join(' ') || undefined}
        aria-invalid={problems.length > 0 || error !== undefined || undefined}
        aria-required={props.isOptional === false || undefined}
        autoFocus={props.autoFocus}
        data-changed={props.isChanged || undefined}
        onChange={(event) => onChange(isOneLine ? oneLine(event.target.value) : event.target.value)}
        onKeyDown={(event) => {
          if (!isOneLine || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          props.onEnter?.();
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          const {value: all, selectionStart, selectionEnd} = event.currentTarget;
          const words = cleanPaste(pasted, [all.slice(0, selectionStart), all.slice(selectionEnd)]);
          const clean = isOneLine ? oneLine(words) : words;
          const isPreeti = locale === 'ne' && looksLikePreeti(clean);
          setPreeti(isPreeti ? clean : undefined);
          // What needs no cleaning is left to the browser, with its own undo.
          if (clean === pasted) return;
          event.preventDefault();
          insertAtCaret(event.currentTarget, clean);
        }}
      />
      <div className={styles.below}>
        {props.isChanged && (
          <span className={styles.state} id={`${id}-state`}>
            {say('box.changed')}
          </span>
        )}
        {props.isChanged && props.onRevert && (
          <button type="button" className="link" onClick={props.onRevert}>
            {say('box.revert')}
            <span className="visually-hidden">: {label}</span>
          </button>
        )}
        {props.length && <LetterCount id={`${id}-length`} value={value} length={props.length} />}
        {insertions.length > 0 && (
          <InsertMenu
            label={label}
            insertions={insertions}
            onInsert={(text) => box.current && insertAtCaret(box.current, text)}
          />
        )}
      </div>
      {preeti !== undefined && value.includes(preeti) && (
        <PreetiOffer
          text={preeti}
          onAccept={(unicode) => {
            const start = value.indexOf(preeti);
            setPreeti(undefined);
            box.current?.setSelectionRange(start, start + preeti.length);
            if (box.current) insertAtCaret(box.current, unicode);
          }}
        />
      )}
      {props.after}
      <Problems id={`${id}-problems`} problems={problems} />
      {error !== undefined && <ErrorSentence id={`${id}-error`}>{error}</ErrorSentence>}
    </div>
  );
}

const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');

interface PreetiOfferProps {
  /** What was pasted. */
  text: string;
  onAccept: (unicode: string) => void;
}

/** A text typed for the font Preeti is Latin letters for everybody else. */
function PreetiOffer({text, onAccept}: PreetiOfferProps): ReactNode {
  const {say} = useWords();
  const unicode = preetiToUnicode(text);
  return (
    <div className={styles.below} role="status">
      <span>
        {say('box.preeti')} <span lang="ne">{unicode.slice(0, 60)}</span>
      </span>
      <button type="button" className="link" onClick={() => onAccept(unicode)}>
        {say('box.toUnicode')}
      </button>
    </div>
  );
}

interface LetterCountProps {
  id: string;
  value: string;
  length: readonly [least: number, most: number];
}

function LetterCount({id, value, length: [least, most]}: LetterCountProps): ReactNode {
  const {say} = useWords();
  const {length} = [...value];
  return (
    <span
      className={styles.count}
      id={id}
      data-outside={(length > 0 && length < least) || length > most || undefined}
    >
      {say('box.length', {length, least, most})}
    </span>
  );
}
