import {Fragment, type ReactNode} from 'react';
import type {WordDiff} from 'content/pairs/wordDiff';
import type {Locale} from 'nepali-text/locale';

/** A text with what changed in it. */
export function Changes({text, locale}: {text: WordDiff; locale: Locale}): ReactNode {
  return (
    <span lang={locale}>
      {text.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {typeof part === 'string' ? (
            part
          ) : (
            <>
              {part.before && <del>{part.before}</del>}
              {part.before && part.after && ' '}
              {part.after && <ins>{part.after}</ins>}
            </>
          )}
        </Fragment>
      ))}
    </span>
  );
}
