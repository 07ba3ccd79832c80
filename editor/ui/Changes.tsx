import {Fragment, type ReactNode} from 'react';
import type {WordDiff} from 'content/pairs/wordDiff';
import type {Locale} from 'nepali-text/locale';
import {shownParts} from '../phrases';
import {useInsertions} from './editor';
import styles from './textBox.module.css';

export function Changes({text, locale}: {text: WordDiff; locale: Locale}): ReactNode {
  const insertions = useInsertions();
  const shown = (words: string) =>
    shownParts(words, insertions, locale).map((part, index) => {
      if (!part.isValue) return part.text;
      return (
        <span key={index} className={styles.chip}>
          {part.text}
        </span>
      );
    });
  return (
    <span lang={locale}>
      {text.map((part, index) => {
        const {before, after} = typeof part === 'string' ? {before: '', after: ''} : part;
        return (
          <Fragment key={index}>
            {index > 0 && ' '}
            {typeof part === 'string' && shown(part)}
            {before && <del>{shown(before)}</del>}
            {before && after && ' '}
            {after && <ins>{shown(after)}</ins>}
          </Fragment>
        );
      })}
    </span>
  );
}
