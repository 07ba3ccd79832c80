import {type ReactNode, type SubmitEvent, useEffect, useRef} from 'react';
import {type Address, writeAddress} from './address';
import {roomLanguage} from './language';
import {useRoom} from './room';
import {useWords} from './words';
import styles from './shell.module.css';

interface HeaderProps {
  address: Address;
  hasPreview: boolean;
  onPreview: (hasPreview: boolean) => void;
}

/** The brand, the views, and what concerns all of them. */
export function Header({address, hasPreview, onPreview}: HeaderProps): ReactNode {
  const {overview} = useRoom();
  const {say, sayCount, pick, language} = useWords();
  const {todo, changes, lists, pages} = overview;
  const other = language === 'en' ? 'ne' : 'en';
  const counts = {
    pages: pages.length,
    lists: lists.filter(({name}) => !name.startsWith('pages/')).length,
    todo: todo.open + todo.disagreements + todo.problems,
  };
  const here = sectionOf(address);
  const searched = address.view === 'find' ? address.text : '';
  return (
    <header className={styles.header}>
      <p className={styles.brand}>
        <span>{pick(overview.brand)}</span> <span>{say('room.name')}</span>
      </p>
      <nav aria-label={say('views.label')}>
        <ul className="plain">
          {(['pages', 'lists', 'todo'] as const).map((view) => (
            <li key={view}>
              <a href={writeAddress({view})} aria-current={here === view ? 'page' : undefined}>
                {say(`views.${view}`)}
                {counts[view] > 0 && (
                  <span className={styles.count}>{say('views.count', {count: counts[view]})}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* With the results, the words that were looked for go, too; Back brings both. */}
      <Find searched={searched} />
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
          aria-expanded={hasPreview}
          onClick={() => onPreview(!hasPreview)}
        >
          {say(hasPreview ? 'preview.hide' : 'preview.show')}
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

function Find({searched}: {searched: string}): ReactNode {
  const {go} = useRoom();
  const {say} = useWords();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.value = searched;
  }, [searched]);
  const find = (event: SubmitEvent) => {
    event.preventDefault();
    const text = box.current?.value.trim();
    if (text) go({view: 'find', text});
  };
  return (
    <form role="search" className={styles.find} onSubmit={find}>
      <input
        ref={box}
        type="search"
        aria-label={say('find.label')}
        placeholder={say('find.label')}
      />
    </form>
  );
}

/** Pages with their words in a list belong to the pages. */
function sectionOf(address: Address): string {
  const {view} = address;
  const isCopy = view === 'list' && address.name.startsWith('pages/');
  if (isCopy || view === 'page' || view === 'newPage') return 'pages';
  return view === 'list' ? 'lists' : view;
}
