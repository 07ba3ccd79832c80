import {type ReactNode, useRef} from 'react';
import type {Locale} from 'nepali-text/locale';
import type {Insertion} from '../protocol';
import {useWords} from './words';
import styles from './textBox.module.css';

/** What can be put into one box. */
export interface TextInsertion {
  label: string;
  /** What is put at the caret. */
  text: string;
  /** What readers see in its place, in the language of the box. */
  value: string;
}

/** The insertions for a text of a page, or of a list, in one language. */
export function insertionsFor(
  insertions: readonly Insertion[],
  locale: Locale,
  where: 'page' | 'list',
): TextInsertion[] {
  return insertions.flatMap(({label, markdown, inList, value}) => {
    const text = where === 'page' ? markdown : inList;
    return text === undefined ? [] : [{label, text, value: value[locale] ?? value.en ?? ''}];
  });
}

interface InsertMenuProps {
  /** Of the box that it belongs to. */
  label: string;
  insertions: readonly TextInsertion[];
  onInsert: (text: string) => void;
}

/** A button that opens a list of figures, names and contacts, each with its value of today. */
export function InsertMenu({label, insertions, onInsert}: InsertMenuProps): ReactNode {
  const {say} = useWords();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details
      ref={menu}
      className={styles.insert}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary>
        <span aria-hidden="true">+&nbsp;</span>
        {say('box.insert')}
        <span className="visually-hidden">: {label}</span>
      </summary>
      <ul className={styles.menu}>
        {insertions.map((insertion) => (
          <li key={insertion.text}>
            <button
              type="button"
              onClick={() => {
                close();
                onInsert(insertion.text);
              }}
            >
              <span>{insertion.label}</span>
              <span className={styles.value}>{insertion.value}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
