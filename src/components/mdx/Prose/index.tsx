import type {PropsWithChildren} from 'react';
import copy from '@site/src/data/pages/article.yml';
import {ArticleLine} from '../../Article';
import {useArticle} from '../../Article/context';
import Icon from '../../Icon';
import {useLocaleBlock} from '../../Locale';
import styles from './styles.module.css';

/** The first paragraph of an article, and the line below it, which a folded text in the other language lacks. */
export function Lead({children}: PropsWithChildren) {
  const article = useArticle();
  const isFolded = useLocaleBlock() !== null;
  return (
    <>
      <div className={styles.lead}>{children}</div>
      {article && !article.isLetter && !isFolded && <ArticleLine {...article} />}
    </>
  );
}

/** A highlighted sentence of the company's own. */
export function Quote({children}: PropsWithChildren) {
  return <blockquote className={styles.quote}>{children}</blockquote>;
}

interface NoteProps extends PropsWithChildren {
  /** `draft` adds that no lawyer has reviewed the text. */
  kind?: 'draft';
}

export function Note({kind, children}: NoteProps) {
  return (
    <div className={styles.note} role="note">
      <Icon name="info-circle" size={22} />
      <div>
        {kind === 'draft' && (
          <p>
            <strong>{copy.draft}</strong>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
