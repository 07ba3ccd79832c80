import type {ReactNode} from 'react';
import {writeAddress} from '../address';
import {useRoom} from '../room';
import {useWords} from '../words';
import styles from './lists.module.css';

/** The lists of the site, and the words that pages share. Those of one page are under Pages. */
export function ListsView(): ReactNode {
  const {say, sayCount, pick} = useWords();
  const {overview} = useRoom();
  const lists = overview.lists.filter(({name}) => !overview.pages.some(({copy}) => copy === name));
  return (
    <div className={styles.overview}>
      <h1 tabIndex={-1}>{say('lists.title')}</h1>
      <p>{say('lists.text')}</p>
      <ul className={`plain ${styles.cards}`}>
        {lists.map(({name, label, help, count}) => (
          <li key={name}>
            <a href={writeAddress({view: 'list', name})}>
              <strong>{pick(label)}</strong>
              {count !== undefined && (
                <span className="meta">{sayCount('lists.count', count)}</span>
              )}
              {help && <span className="meta">{pick(help)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
