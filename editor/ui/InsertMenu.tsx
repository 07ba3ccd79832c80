import {type KeyboardEvent, type ReactNode, useState} from 'react';
import type {Locale} from 'nepali-text/locale';
import type {Insertion} from '../types';
import {keyOf} from './keyOf';
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
  name: string;
  items: readonly TextInsertion[];
  /** What is typed, where that can be put in, too. */
  itemOf?: (typed: string) => TextInsertion | undefined;
  onChoose: (item: TextInsertion) => void;
  onClose: () => void;
}

/** A list that becomes shorter while somebody types. */
export function InsertMenu({name, items, itemOf, onChoose, onClose}: InsertMenuProps): ReactNode {
  const {say} = useWords();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = [
    itemOf?.(typed.trim()) ?? [],
    items.filter(({label, value}) => `${label} ${value}`.toLowerCase().includes(wanted)),
  ].flat();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const {target, currentTarget} = event;
    const key = keyOf(event.nativeEvent);
    const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, button')];
    const step = (by: number) => stops[stops.indexOf(target as HTMLElement) + by]?.focus();
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Escape') onClose();
    else if (key === 'Enter' && target === stops[0]) {
      if (found[0]) onChoose(found[0]);
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={(menu) => menu?.scrollIntoView({block: 'nearest'})}
      role="dialog"
      aria-label={name}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      <input
        type="search"
        autoFocus
        aria-label={name}
        placeholder={say(itemOf ? 'box.address' : 'box.filter')}
        value={typed}
        onChange={({target}) => setTyped(target.value)}
      />
      <ul className="plain">
        {found.map((item) => (
          <li key={item.text}>
            <button type="button" onClick={() => onChoose(item)}>
              <span>{item.label}</span>
              <span className={styles.value}>{item.value}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
