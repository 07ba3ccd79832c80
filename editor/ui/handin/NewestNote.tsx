import {type ReactNode, useEffect} from 'react';
import {Button} from '../Button';
import {writeAddress} from '../address';
import {useWords} from '../words';
import {closeNews, loadNewest, useNewest} from '../newestStore';
import styles from './handin.module.css';

/** What came from the others, as a few quiet lines; asks for it when the editor opens. */
export function NewestNote(): ReactNode {
  const {say, sayCount, language} = useWords();
  const {message, needsRestart, news, open, joined, error} = useNewest();
  // Places and sentences are in the language of the editor.
  useEffect(() => {
    void loadNewest();
  }, [language]);
  const lines = [
    ...news.map(({people, pages}) =>
      say('newest.news', {people: people || say('newest.others'), pages: pages.join(', ')}),
    ),
    needsRestart && say('newest.restart'),
    error ?? (message && say(`handIn.${message.id}`, message.values)),
    open.length > 0 && sayCount('newest.choices', open.length),
    joined.length > 0 && sayCount('newest.joined', joined.length),
  ].filter(Boolean);
  return (
    <div role="status">
      {lines.length > 0 && (
        <p className={`meta ${styles.newest}`}>
          {lines.join(' ')}{' '}
          {news.length + open.length + joined.length > 0 && (
            <a href={writeAddress({view: 'handIn'})}>{say('newest.look')}</a>
          )}{' '}
          {news.length > 0 && (
            <Button kind="link" label={say('editor.close')} onClick={closeNews} />
          )}
        </p>
      )}
    </div>
  );
}
