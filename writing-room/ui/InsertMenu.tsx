import {type KeyboardEvent, type ReactNode, useState} from 'react';
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
  const own = itemOf?.(typed.trim());
  const found = [
    ...(own ? [own] : []),
    ...items.filter(({label, value}) => `${label} ${value}`.toLowerCase().includes(wanted)),
  ];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    const isChosen = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (step === undefined && !isChosen && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') return onClose();
    if (isChosen) return found[0] && onChoose(found[0]);
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
    stops[stops.findIndex((stop) => stop === document.activeElement) + (step ?? 0)]?.focus();
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
