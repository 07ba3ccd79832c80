import type {ReactNode} from 'react';
import type {PageItem} from '../../core/operations';
import {writeAddress} from '../address';
import {unsaved, hasKeptForm} from '../unsaved';
import {DeletedEarlier} from '../DeletedEarlier';
import {LostTexts} from '../LostTexts';
import {useEditor} from '../editor';
import {Groups} from '../Groups';
import {useWords} from '../words';
import shell from '../shell.module.css';
import {keptParts} from './newParts';
import styles from './pages.module.css';

export function PagesView(): ReactNode {
  const {overview} = useEditor();
  const {say, pick, language} = useWords();
  const changed = unsaved.of().map(({file}) => file);
  const other = language === 'en' ? 'ne' : 'en';
  const hasUnsaved = ({markdown = '', parts, copy}: PageItem): boolean => {
    if ([markdown, ...parts].some((name) => hasKeptForm(keptParts(name)))) return true;
    const copyFile = overview.lists.find(({name}) => name === copy)?.file;
    // The translations have the same name in another folder.
    const end = markdown.slice(markdown.indexOf('/'));
    return changed.some((file) => file === copyFile || (end !== '' && file.endsWith(end)));
  };
  return (
    <div className={shell.view}>
      <div className={styles.top}>
        <h1 tabIndex={-1}>{say('views.pages')}</h1>
        <a className="button secondary" href={writeAddress({view: 'newPage'})}>
          {say('newPage.title')}
        </a>
      </div>
      <LostTexts />
      <Groups
        items={overview.pages}
        className={`${shell.rows} ${styles.pages}`}
        draw={(page) => (
          <li key={page.route}>
            <a href={addressOf(page)}>
              <strong>{pick(page.name)}</strong>
              <span className={styles.otherName} lang={other}>
                {page.name[other]}
              </span>
              {hasUnsaved(page) && <span className="tag">{say('box.changed')}</span>}
              <span className={`meta ${styles.route}`}>{page.route}</span>
            </a>
          </li>
        )}
      />
      <DeletedEarlier file="" />
    </div>
  );
}

/** Where the texts of a page are edited: those in Markdown first, which lead to the others. */
const addressOf = ({markdown, copy}: PageItem): string =>
  writeAddress({view: markdown === undefined ? 'list' : 'page', name: markdown ?? copy});
