import {Fragment, type ReactNode} from 'react';
import type {WordDiff} from 'content/pairs/wordDiff';
import type {Locale} from 'nepali-text/locale';
import {shownParts} from '../phrases';
import {useInsertions} from './editor';
import styles from './textBox.module.css';

/** A text as readers see it: values as chips, bold and italic words as they are, links by their words. */
export function ShownText({text, locale}: {text: string; locale: Locale}): ReactNode {
  return shownParts(text, useInsertions(), locale).map((part, index) => {
    const {text: words, isValue, isBold, isItalic} = part;
    const shown = isValue ? <span className={styles.chip}>{words}</span> : words;
    const inItalics = isItalic ? <em>{shown}</em> : shown;
    return <Fragment key={index}>{isBold ? <strong>{inItalics}</strong> : inItalics}</Fragment>;
  });
}

/** What changed in a text. */
export function Changes({text, locale}: {text: WordDiff; locale: Locale}): ReactNode {
  return (
    <span lang={locale}>
      {text.map((part, index) => {
        const {before, after} = typeof part === 'string' ? {before: '', after: ''} : part;
        const shown = (words: string) => <ShownText text={words} locale={locale} />;
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
