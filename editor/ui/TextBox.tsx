import {type ReactNode, useId, useMemo, useState} from 'react';
import type {Locale} from 'nepali-text/locale';
import {looksLikePreeti, preetiToUnicode} from 'nepali-text/preeti';
import {Button} from './Button';
import {shownText} from '../phrases';
import type {Insertion, ShownProblem} from '../types';
import {chatMarks, cleanPaste} from './cleanPaste';
import type {Target} from './unsaved';
import {HistoryDialog} from './HistoryDialog';
import {InsertMenu} from './InsertMenu';
import {Problems} from './Problems';
import {useInsertions} from './editor';
import {isMarked, withoutMarks} from './lines';
import {readHtml} from './readHtml';
import {putText, toggleMark} from './sourceCommands';
import {useSourceEditor} from './useSourceEditor';
import {useWords} from './words';
import styles from './textBox.module.css';

interface TextBoxProps {
  label: string;
  /** What the text is, for screen readers, where the label names its language only; the label is seen then. */
  about?: string;
  /** The language of the text, for its font, spelling and screen readers. Not given: that of the editor. */
  locale?: Locale;
  value: string;
  onChange: (value: string) => void;
  problems?: readonly ShownProblem[];
  /** A text without line breaks; it is still shown in as many lines as it needs. */
  isOneLine?: boolean;
  /** What Enter does in a box for one line; nothing by default. */
  onEnter?: () => void;
  /** What becomes of what follows the first paragraph, in lines (see lines.ts), when several are pasted into a box for one. */
  onParagraphs?: (lines: string) => void;
  isChanged?: boolean;
  /** Puts back what is saved; adds a button to "not saved yet". */
  onRevert?: () => void;
  /** A text of a page, which may have bold words and links, or of a list; values can be put into both. */
  syntax?: 'page' | 'list';
  /** Where the text is, to show how it was before. In a list, ids may stand for positions. */
  place?: Target;
  /** For those who look for the box: the focus after "Edit this". */
  id?: string;
}

/** Buttons for the pointer; each has a key, so that Tab leads to the next box. Without a mark, it opens a menu. */
const TOOLS = [
  {name: 'bold', key: 'Mod-b', keys: 'Ctrl+B', mark: '**'},
  {name: 'italics', key: 'Mod-i', keys: 'Ctrl+I', mark: '*'},
  {name: 'link', key: 'Mod-k', keys: 'Ctrl+K'},
  {name: 'insert', key: 'Ctrl-Space', keys: 'Ctrl+Space'},
  {name: 'history', key: 'Alt-h', keys: 'Alt+H'},
] as const;

/** A box for a text that grows with it. Its source is the text; bold words, links and values are seen. */
export function TextBox(props: TextBoxProps): ReactNode {
  const {label, about, locale = 'en', value, onChange, isOneLine = false} = props;
  const {isChanged = false, problems = [], syntax, place, onRevert, onParagraphs} = props;
  const {say, sayCount} = useWords();
  const all = useInsertions();
  const ownId = useId();
  const id = props.id ?? ownId;
  const [isActive, setActive] = useState(false);
  const [menu, setMenu] = useState<'insert' | 'link' | 'history'>();
  const [pasted, setPasted] = useState<readonly string[]>([]);
  const [below, setBelow] = useState(0);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const insertions = useMemo(
    () =>
      all.flatMap(({page, list, ...rest}): Insertion[] => {
        const text = syntax && {page, list}[syntax];
        return text ? [{...rest, [syntax]: text}] : [];
      }),
    [all, syntax],
  );
  const tools = TOOLS.filter(({name}) =>
    name === 'history' ? place : name === 'insert' ? syntax : syntax === 'page',
  );
  const apply = (tool: (typeof TOOLS)[number]) => {
    if (!('mark' in tool)) setMenu(tool.name);
    else if (view.current) toggleMark(view.current, tool.mark);
  };
  const closeMenu = () => {
    setMenu(undefined);
    view.current?.focus();
  };
  const {parent, view} = useSourceEditor({
    value,
    onChange,
    insertions,
    syntax,
    locale,
    isOneLine,
    attributes: {
      id,
      'aria-label': about === undefined ? label : `${about}: ${label}`,
      'aria-multiline': String(!isOneLine),
      'aria-describedby': `${id}-state ${id}-problems`,
      'aria-keyshortcuts': tools.map(({keys}) => keys.replace('Ctrl', 'Control')).join(' '),
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
      ...(props.locale && {lang: locale}),
      ...(problems.length > 0 && {'aria-invalid': 'true'}),
    },
    keys: {
      ...(isOneLine && {Enter: () => props.onEnter?.()}),
      ...Object.fromEntries(tools.map((tool) => [tool.key, () => apply(tool)])),
    },
    clean(text, around, source) {
      const isHtml = source === 'html';
      const found = isHtml ? readHtml(text) : undefined;
      const typed = source === 'text' && syntax === 'page' ? chatMarks(text) : text;
      const lines = found?.lines ?? cleanPaste(typed, around).split(/\n+/);
      setPasted([]);
      setBelow(0);
      setLeftOut(found?.leftOut ?? []);
      if (!isOneLine) return isHtml ? lines.join('\n') : cleanPaste(typed, around);
      const isPreeti = props.locale === 'ne' && looksLikePreeti(lines.join(' '));
      if (onParagraphs && lines.length > 1 && !isPreeti) {
        const [first = '', ...others] = isMarked(lines[0]!) ? ['', ...lines] : lines;
        onParagraphs(others.join('\n'));
        setBelow(others.length);
        return first;
      }
      setPasted(lines);
      return (isHtml ? lines.map(withoutMarks) : lines).join(' ');
    },
  });
  const joined = pasted.join(' ');
  const at = joined === '' ? -1 : value.indexOf(joined);
  const unicode =
    at >= 0 && props.locale === 'ne' && looksLikePreeti(joined) && preetiToUnicode(joined);
  const said = [
    ...(at >= 0 && pasted.length > 1 ? [say('box.joined', {count: pasted.length})] : []),
    ...(below > 0 ? [sayCount('box.below', below)] : []),
    ...leftOut.map((what) => say(`box.leftOut.${what}`)),
  ];
  const replacePasted = (text: string) => {
    setPasted([]);
    if (view.current) putText(view.current, text, {from: at, to: at + joined.length});
  };

  const correct = ({correction}: ShownProblem) => {
    const {from, to} = correction ?? {from: '', to: ''};
    const place = from ? value.indexOf(from) : -1;
    if (place < 0) return undefined;
    const onClick = () => {
      // In an open box, Ctrl+Z takes it back.
      if (view.current) putText(view.current, to, {from: place, to: place + from.length});
      else onChange(value.replace(from, () => to));
    };
    return {label: say('box.use', {text: shownText(to, all, locale)}), onClick};
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
      {about && (
        <div className={styles.label} data-label="">
          {label}
        </div>
      )}
      <div ref={parent} className={styles.box} data-changed={isChanged || undefined} />
      <div className={styles.below} data-tools={tools.length > 0 || undefined}>
        {isChanged && <span id={`${id}-state`}>{say('box.changed')}</span>}
        {isChanged && onRevert && (
          <Button kind="link" label={say('box.revert')} about={`: ${label}`} onClick={onRevert} />
        )}
        {isActive && tools.length > 0 && (
          <span className={styles.tools}>
            {tools.map((tool) => (
              <button
                key={tool.name}
                type="button"
                tabIndex={-1}
                className={styles[tool.name]}
                title={tool.keys}
                // The caret stays where it is.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => apply(tool)}
              >
                {say(`box.${tool.name}`)}
              </button>
            ))}
          </span>
        )}
        {menu === 'history' && place && (
          <HistoryDialog
            place={place}
            locale={locale}
            onTake={onChange}
            onClose={() => setMenu(undefined)}
          />
        )}
        {menu !== 'history' && menu && view.current && (
          <InsertMenu
            kind={menu}
            view={view.current}
            insertions={insertions}
            locale={locale}
            onClose={closeMenu}
          />
        )}
      </div>
      {unicode && (
        <div className={styles.below} role="status">
          <span>
            {say('box.preeti')} <span lang="ne">{unicode.slice(0, 60)}</span>
          </span>
          <Button kind="link" label={say('box.toUnicode')} onClick={() => replacePasted(unicode)} />
        </div>
      )}
      {said.length > 0 && (
        <div className={styles.below} role="status">
          {said.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </div>
      )}
      <Problems id={`${id}-problems`} problems={problems} correct={correct} />
    </div>
  );
}
