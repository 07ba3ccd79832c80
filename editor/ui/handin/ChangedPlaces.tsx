import type {ReactNode} from 'react';
import type {ChangedText} from '../../types';
import {Changes} from '../Changes';
import {useWords} from '../words';
import styles from './handin.module.css';

/** What changed, by its places, in each language. */
export function ChangedPlaces({changes}: {changes: readonly ChangedText[]}): ReactNode {
  const {language: own} = useWords();
  return (
    <ul className={styles.changes}>
      {changes.map(({place, lines}) => (
        <li key={JSON.stringify([place, lines])}>
          {place && <span className="meta">{place}</span>}
          {lines.map(({language, locale = own, text}, index) => (
            <div key={index}>
              {language !== undefined && `${language}: `}
              <Changes text={text} locale={locale} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
