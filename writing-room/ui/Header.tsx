import {type ReactNode, type SubmitEvent, useState} from 'react';
import {type Address, writeAddress} from './address';
import type {PreviewSettings} from './preview/usePreviewSettings';
import {roomLanguage} from './language';
import {useRoom} from './room';
import {useWords} from './words';
import styles from './shell.module.css';

interface HeaderProps {
  address: Address;
  preview: PreviewSettings;
  onPreview: (settings: PreviewSettings) => void;
}

/** The brand, the views, and what concerns all of them. */
export function Header({address, preview, onPreview}: HeaderProps): ReactNode {
  const {overview, go} = useRoom();
  const {say, sayCount, pick, language} = useWords();
  const [text, setText] = useState(address.view === 'find' ? address.text : '');
  const searched = address.view === 'find' ? address.text : '';
  const [shown, setShown] = useState(searched);
  // With the results, the words that were looked for go, too; Back brings both.
  if (shown !== searched) {
    setShown(searched);
    setText(searched);
  }
  const {todo, changes, lists, pages} = overview;
  const other = language === 'en' ? 'ne' : 'en';
  const views: readonly {to: Address; name: string; count?: number; isHere: boolean}[] = [
    {
      to: {view: 'pages'},
      name: say('views.pages'),
      count: pages.length,
      isHere: isAbout(address, 'pages'),
    },
    {
      to: {view: 'lists'},
      name: say('views.lists'),
      count: lists.filter(({name}) => !name.startsWith('pages/')).length,
      isHere: isAbout(address, 'lists'),
    },
    {
      to: {view: 'todo'},
      name: say('views.todo'),
      count: todo.open + todo.disagreements + todo.problems,
      isHere: isAbout(address, 'todo'),
    },
  ];
  const find = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim()) go({view: 'find', text: text.trim()});
  };
  return (
    <header className={styles.header}>
      <p className={styles.brand}>
        <span>{pick(overview.brand)}</span> <span>{say('room.name')}</span>
      </p>
      <nav aria-label={say('views.label')}>
        <ul className="plain">
          {views.map(({to, name, count, isHere}) => (
            <li key={to.view}>
              <a href={writeAddress(to)} aria-current={isHere ? 'page' : undefined}>
                {name}
                {count !== undefined && count > 0 && (
                  <span className={styles.count}>{say('views.count', {count})}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form role="search" className={styles.find} onSubmit={find}>
        <label className="visually-hidden" htmlFor="find">
          {say('find.label')}
        </label>
        <input
          id="find"
          type="search"
          placeholder={say('find.label')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <div className={styles.tools}>
        <button
          type="button"
          className="button plain"
          lang={other}
          onClick={() => roomLanguage.set(other)}
        >
          {say(`language.${other}`)}
        </button>
        <button
          type="button"
          className={`button plain ${styles.preview}`}
          aria-expanded={preview.isOpen}
          onClick={() => onPreview({...preview, isOpen: !preview.isOpen})}
        >
          {say(preview.isOpen ? 'preview.hide' : 'preview.show')}
        </button>
        <a className="button plain" href={writeAddress({view: 'steps'})}>
          {say('steps.link')}
        </a>
        <a className="button secondary" href={writeAddress({view: 'handIn'})}>
          {changes === 0 ? say('handIn.none') : sayCount('handIn.link', changes)}
        </a>
      </div>
    </header>
  );
}

/** Pages with their words in a list belong to the pages. */
function isAbout(address: Address, view: 'pages' | 'lists' | 'todo'): boolean {
  const isCopy = address.view === 'list' && address.name.startsWith('pages/');
  if (view === 'pages') return isCopy || ['pages', 'page', 'newPage'].includes(address.view);
  if (view === 'lists') return !isCopy && ['lists', 'list'].includes(address.view);
  return address.view === view;
}
