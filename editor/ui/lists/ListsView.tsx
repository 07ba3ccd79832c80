import type {ReactNode} from 'react';
import {writeAddress} from '../address';
import {ShownText} from '../Changes';
import {listsIn, useEditor} from '../editor';
import {Groups} from '../Groups';
import {useWords} from '../words';
import shell from '../shell.module.css';
import styles from './lists.module.css';

export function ListsView(): ReactNode {
  const {say, sayCount, pick, language} = useWords();
  const {overview} = useEditor();
  const lists = listsIn(overview).sort((one, other) =>
    pick(one.label).localeCompare(pick(other.label), language),
  );
  return (
    <div className={shell.view}>
      <h1 tabIndex={-1}>{say('lists.title')}</h1>
      <p>{say('lists.text')}</p>
      <Groups
        items={lists}
        className={styles.cards!}
        draw={({name, label, help, count}) => (
          <li key={name}>
            <a href={writeAddress({view: 'list', name})}>
              <strong>{pick(label)}</strong>
              {count !== undefined && (
                <span className="meta">{sayCount('lists.count', count)}</span>
              )}
              {help && (
                <span className="meta">
                  <ShownText text={pick(help)} locale={language} />
                </span>
              )}
            </a>
          </li>
        )}
      />
    </div>
  );
}
