import type {EditorView} from '@codemirror/view';
import {type KeyboardEvent, type ReactNode, useState} from 'react';
import {keyOf} from 'nepali-text/keys';
import type {Locale} from 'nepali-text/locale';
import {inLanguage} from '../phrases';
import type {Insertion} from '../types';
import {useEditor} from './editor';
import {linkAt, putText, setLink} from './sourceCommands';
import {useWords} from './words';
import styles from './textBox.module.css';

interface InsertMenuProps {
  kind: 'insert' | 'link';
  view: EditorView;
  insertions: readonly Insertion[];
  locale: Locale;
  onClose: () => void;
}

/** Values to put in, or addresses for a link: a list that becomes shorter while somebody types. */
export function InsertMenu({kind, view, insertions, locale, onClose}: InsertMenuProps): ReactNode {
  const {say, pick} = useWords();
  const {pages} = useEditor().overview;
  const [typed, setTyped] = useState('');
  const name = say(`box.${kind}`);
  const wanted = typed.trim();
  const address = addressIn(wanted);
  const addresses = () => [
    address ? {label: wanted, text: address, value: ''} : [],
    linkAt(view.state) ? {label: say('box.noLink'), text: '', value: ''} : [],
    pages.map((page) => ({label: pick(page.name), text: page.route, value: page.route})),
  ];
  const source = view.state.doc.toString();
  // What only the page knows cannot be put into any other text.
  const values = () =>
    insertions
      .map(({page, list, label, value, isKnownToPage}) => {
        const text = page ?? list ?? '';
        const shown = inLanguage(value, locale);
        return {label: pick(label), text, value: isKnownToPage ? '' : shown, isKnownToPage};
      })
      .filter(({text, isKnownToPage}) => !isKnownToPage || source.includes(text));
  const found = (kind === 'insert' ? values() : addresses().flat()).filter(({label, value}) =>
    `${label} ${value}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  const choose = ({text}: {text: string}) => {
    onClose();
    if (kind === 'insert') return putText(view, text);
    setLink(view, text, pages.find(({route}) => route === text)?.name[locale] ?? text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const {target, currentTarget} = event;
    const key = keyOf(event.nativeEvent);
    const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, button')];
    const step = (by: number) => stops[stops.indexOf(target as HTMLElement) + by]?.focus();
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Escape') onClose();
    else if (key === 'Enter' && target === stops[0]) {
      if (found[0]) choose(found[0]);
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
        placeholder={say(kind === 'link' ? 'box.address' : 'box.filter')}
        value={typed}
        onChange={({target}) => setTyped(target.value)}
      />
      <ul className="plain">
        {found.map((item) => (
          <li key={item.text}>
            <button type="button" onClick={() => choose(item)}>
              <span>{item.label}</span>
              <strong>{item.value}</strong>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An address that was typed, whole: "www.example.org" is one, too. */
function addressIn(typed: string): string | undefined {
  if (/^(?:https?:\/\/|mailto:|tel:|\/|#)\S+$/.test(typed)) return typed;
  if (!/^[^\s/]+\.[a-z]{2,}\S*$/i.test(typed)) return undefined;
  return (typed.includes('@') ? 'mailto:' : 'https://') + typed;
}
