import type {ReactNode} from 'react';
import type {Overview} from '../core/operations';
import {Button} from './Button';
import {type Address, writeAddress} from './address';
import {listsIn, useEditor} from './editor';
import {editorLanguage, useWords} from './words';
import styles from './shell.module.css';

interface HeaderProps {
  address: Address;
  hasPreview: boolean;
  onPreview: (hasPreview: boolean) => void;
}

export function Header({address, hasPreview, onPreview}: HeaderProps): ReactNode {
  const {overview, go} = useEditor();
  const {say, sayCount, pick, language} = useWords();
  const {todo, changes, pages} = overview;
  const other = language === 'en' ? 'ne' : 'en';
  const counts = {
    pages: pages.length,
    lists: listsIn(overview).length,
    todo: todo.open + todo.disagreements + todo.problems,
  };
  const here = sectionOf(address, overview);
  const find = (form: FormData) => {
    const text = String(form.get('text')).trim();
    if (text) go({view: 'find', text});
  };
  return (
    <header className={styles.header}>
      <p className={styles.brand}>
        <span>{pick(overview.brand)}</span> <span>{say('editor.name')}</span>
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
      {/* Only a phone shows the button; the menu is closed again at the next address. */}
      <button
        type="button"
        className={`button plain ${styles.more}`}
        popoverTarget="tools"
        aria-label={say('lists.more')}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      <div popover="auto" id="tools" key={writeAddress(address)} className={styles.tools}>
        <form role="search" className={styles.find} action={find}>
          <input
            name="text"
            type="search"
            aria-label={say('find.label')}
            placeholder={say('find.label')}
            // With the results, the words that were looked for go, too; Back brings both.
            defaultValue={address.text}
          />
        </form>
        <Button
          kind="plain"
          label={say(`language.${other}`)}
          lang={other}
          onClick={() => editorLanguage.set(other)}
        />
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

/** A list with the words of a page belongs to the pages. */
function sectionOf({view, name}: Address, {pages}: Overview): string {
  const isOfPage = view === 'list' && pages.some(({copy}) => copy === name);
  if (view === 'page' || view === 'newPage' || isOfPage) return 'pages';
  return view === 'list' ? 'lists' : view;
}
