import {Fragment, type ReactNode} from 'react';
import type {WordDiff} from 'content/pairs/wordDiff';
import type {Locale} from 'nepali-text/locale';
import {shownParts} from '../phrases';
import {useRoom} from './room';
import styles from './textBox.module.css';

/** A text with what changed in it, as readers see it. */
export function Changes({text, locale}: {text: WordDiff; locale: Locale}): ReactNode {
  return (
    <span lang={locale}>
      {text.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {typeof part === 'string' ? (
            <Shown text={part} locale={locale} />
          ) : (
            <>
              {part.before && <del>{<Shown text={part.before} locale={locale} />}</del>}
              {part.before && part.after && ' '}
              {part.after && <ins>{<Shown text={part.after} locale={locale} />}</ins>}
            </>
          )}
        </Fragment>
      ))}
    </span>
  );
}

function Shown({text, locale}: {text: string; locale: Locale}): ReactNode {
  const {insertions} = useRoom();
  return shownParts(text, insertions, locale).map((part, index) =>
    part.isValue ? (
      <span key={index} className={styles.chip}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}
