import {type ReactNode, useId, useMemo, useState} from 'react';
import type {Locale} from 'nepali-text/locale';
import {looksLikePreeti, preetiToUnicode} from 'nepali-text/preeti';
import type {FilePath, Problem} from '../protocol';
import {cleanPaste} from './cleanPaste';
import {HistoryDialog} from './HistoryDialog';
import {InsertMenu, insertionsFor, type TextInsertion} from './InsertMenu';
import {Problems} from './Problems';
import {useRoom} from './room';
import {linkAt, putText, setLink, toggleMark} from './sourceCommands';
import {useSourceEditor} from './useSourceEditor';
import {useWords} from './words';
import styles from './textBox.module.css';

export interface TextBoxProps {
  /** Names the box; for screen readers only when `labelHidden`. */
  label: string;
  labelHidden?: boolean;
  /** What the text is, for screen readers, where the label names its language only. */
  about?: string;
  /** The language of the text, for its font, spelling and screen readers. Not given: that of the room. */
  locale?: Locale;
  value: string;
  onChange: (value: string) => void;
  problems?: readonly Problem[];
  /** A sentence between the label and the box. */
  hint?: ReactNode;
  /** A text without line breaks; it is still shown in as many lines as it needs. */
  isOneLine?: boolean;
  /** What Enter does in a box for one line; nothing by default. */
  onEnter?: () => void;
  /** What becomes of the other paragraphs when several are pasted into a box for one line. */
  onParagraphs?: (paragraphs: readonly string[]) => void;
  /** Shows that it is not saved yet. */
  isChanged?: boolean;
  /** Puts back what is saved; adds a button to "not saved yet". */
  onRevert?: () => void;
  /** A text of a page, which may have bold words and links, or of a list; values can be put into both. */
  syntax?: 'page' | 'list';
  /** Where the text is, to show how it was before. In a list, ids may stand for positions. */
  place?: {file: string; path: FilePath};
  /** How many letters there should be; the number is shown below the box. */
  length?: readonly [least: number, most: number];
  /** For those who look for the box: the focus after "Edit this". */
  id?: string;
}

const NOTHING: readonly TextInsertion[] = [];

type Menu = 'insert' | 'link' | 'history';

/** A box for a text that grows with it. Its source is the text; bold words, links and values are seen. */
export function TextBox(props: TextBoxProps): ReactNode {
  const {label, about, locale, value, onChange, problems = [], hint, syntax, place} = props;
  const {say, pick} = useWords();
  const {overview, insertions: all} = useRoom();
  const ownId = useId();
  const id = props.id ?? ownId;
  const isOneLine = props.isOneLine ?? false;
  const [isActive, setActive] = useState(false);
  const [menu, setMenu] = useState<Menu>();
  const [pasted, setPasted] = useState<readonly string[]>([]);
  const insertions = useMemo(
    () => (syntax ? insertionsFor(all, locale ?? 'en', syntax) : NOTHING),
    [all, locale, syntax],
  );
  const describedBy = [
    hint !== undefined && `${id}-hint`,
    props.isChanged && `${id}-state`,
    props.length && `${id}-length`,
    problems.length > 0 && `${id}-problems`,
  ].filter((part) => typeof part === 'string');
  const {parent, view} = useSourceEditor({
    value,
    onChange,
    insertions,
    isOneLine,
    isMarkdown: syntax === 'page',
    attributes: {
      id,
      'aria-label': about === undefined ? label : `${about}: ${label}`,
      'aria-multiline': String(!isOneLine),
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
      ...(locale && {lang: locale}),
      ...(describedBy.length > 0 && {'aria-describedby': describedBy.join(' ')}),
      ...(problems.length > 0 && {'aria-invalid': 'true'}),
      ...(syntax && {
        'aria-keyshortcuts': `${syntax === 'page' ? 'Control+B Control+I Control+K ' : ''}Control+Space`,
      }),
    },
    keys: {
      ...(isOneLine && {Enter: () => props.onEnter?.()}),
      ...(syntax && {'Ctrl-Space': () => setMenu('insert')}),
      ...(place && {'Alt-h': () => setMenu('history')}),
      ...(syntax === 'page' && {
        'Mod-b': (editor) => toggleMark(editor, '**'),
        'Mod-i': (editor) => toggleMark(editor, '*'),
        'Mod-k': () => setMenu('link'),
      }),
    },
    clean(text, around) {
      const clean = cleanPaste(text, around);
      const lines = isOneLine ? clean.split(/\n+/) : [clean];
      setPasted(lines);
      return lines.join(' ');
    },
  });
  const choose = ({text}: TextInsertion) => {
    setMenu(undefined);
    if (!view.current) return;
    if (menu === 'insert') return putText(view.current, text);
    const page = overview.pages.find(({route}) => route === text);
    setLink(view.current, text, page?.name[locale ?? 'en'] ?? text);
  };
  const pages = () => [
    ...(view.current && linkAt(view.current.state)
      ? [{label: say('box.noLink'), text: '', value: ''}]
      : []),
    ...overview.pages.map(({route, name}) => ({label: pick(name), text: route, value: route})),
  ];
  const joined = pasted.join(' ');
  const at = joined === '' ? -1 : value.indexOf(joined);
  const replacePasted = (text: string, end = at + joined.length) => {
    setPasted([]);
    if (view.current) putText(view.current, text, {from: at, to: end});
  };

  return (
    <div
      className={styles.field}
      onFocus={() => setActive(true)}
      onBlur={({currentTarget, relatedTarget}) => {
        if (currentTarget.contains(relatedTarget)) return;
        setActive(false);
        setMenu(undefined);
      }}
    >
      {!props.labelHidden && <div className={styles.label}>{label}</div>}
      {hint !== undefined && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div ref={parent} className={styles.box} data-changed={props.isChanged || undefined} />
      <div className={styles.below} data-tools={syntax ?? (place && 'history')}>
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
        {isActive && (syntax || place) && (
          <Tools
            syntax={syntax}
            hasHistory={place !== undefined}
            onMark={(mark) => view.current && toggleMark(view.current, mark)}
            onMenu={setMenu}
          />
        )}
        {menu === 'history' && place && (
          <HistoryDialog
            place={place}
            locale={locale ?? 'en'}
            onTake={onChange}
            onClose={() => setMenu(undefined)}
          />
        )}
        {menu && menu !== 'history' && (
          <InsertMenu
            name={say(`box.${menu}`)}
            items={menu === 'insert' ? insertions : pages()}
            itemOf={menu === 'link' ? addressItem : undefined}
            onChoose={choose}
            onClose={() => {
              setMenu(undefined);
              view.current?.focus();
            }}
          />
        )}
      </div>
      {at >= 0 && locale === 'ne' && looksLikePreeti(joined) && (
        <Offer
          action={say('box.toUnicode')}
          onAccept={() => replacePasted(preetiToUnicode(joined))}
        >
          {say('box.preeti')} <span lang="ne">{preetiToUnicode(joined).slice(0, 60)}</span>
        </Offer>
      )}
      {at >= 0 && pasted.length > 1 && (
        <Offer
          action={props.onParagraphs && say('box.split')}
          onAccept={() => {
            const [first = '', ...others] = pasted;
            const rest = value.slice(at + joined.length);
            replacePasted(first, value.length);
            props.onParagraphs?.([...others.slice(0, -1), `${others.at(-1)}${rest}`]);
          }}
        >
          {say('box.joined', {count: pasted.length})}
        </Offer>
      )}
      <Problems id={`${id}-problems`} problems={problems} />
    </div>
  );
}

/** An address that was typed, whole: "www.example.org" is one, too. */
function addressItem(typed: string): TextInsertion | undefined {
  const isWhole = /^(?:https?:\/\/|mailto:|tel:|\/|#)\S+$/.test(typed);
  if (!isWhole && !/^[^\s/]+\.[a-z]{2,}\S*$/i.test(typed)) return undefined;
  const start = isWhole ? '' : typed.includes('@') ? 'mailto:' : 'https://';
  return {label: typed, text: start + typed, value: ''};
}

interface ToolsProps {
  syntax: TextBoxProps['syntax'];
  hasHistory: boolean;
  onMark: (mark: '*' | '**') => void;
  onMenu: (menu: Menu) => void;
}

/** For the pointer, while the box is typed into; each has a key, so that Tab leads to the next box. */
function Tools({syntax, hasHistory, onMark, onMenu}: ToolsProps): ReactNode {
  const {say} = useWords();
  const tools = [
    ...(syntax === 'page'
      ? ([
          ['bold', 'Ctrl+B', () => onMark('**')],
          ['italics', 'Ctrl+I', () => onMark('*')],
          ['link', 'Ctrl+K', () => onMenu('link')],
        ] as const)
      : []),
    ...(syntax ? [['insert', 'Ctrl+Space', () => onMenu('insert')] as const] : []),
    ...(hasHistory ? [['history', 'Alt+H', () => onMenu('history')] as const] : []),
  ];
  return (
    <span className={styles.tools}>
      {tools.map(([name, key, act]) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          className={styles[name]}
          title={key}
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          {say(`box.${name}`)}
        </button>
      ))}
    </span>
  );
}

interface OfferProps {
  children: ReactNode;
  /** The button; without it, the sentence alone. */
  action?: string;
  onAccept: () => void;
}

/** What can be done with a text that was pasted. */
function Offer({children, action, onAccept}: OfferProps): ReactNode {
  return (
    <div className={styles.below} role="status">
      <span>{children}</span>
      {action !== undefined && (
        <button type="button" className="link" onClick={onAccept}>
          {action}
        </button>
      )}
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
