import type {ReactNode} from 'react';
import type {Locale} from 'nepali-text/locale';
import type {TextInsertion} from '../InsertMenu';
import {useWords} from '../words';

interface ReadersSeeProps {
  text: string;
  insertions: readonly TextInsertion[];
  locale: Locale;
}

/** The values that stand in a text for readers, in the order of the text. */
export function ReadersSee({text, insertions, locale}: ReadersSeeProps): ReactNode {
  const {say} = useWords();
  const used = insertions
    .filter((insertion) => text.includes(insertion.text))
    .sort((one, other) => text.indexOf(one.text) - text.indexOf(other.text));
  if (used.length === 0) return null;
  return (
    <span className="meta">
      {say('page.readersSee')}{' '}
      <span lang={locale}>
        {used.map(({text: code, value}) => (
          <span key={code} title={code} className="tag">
            {value}
          </span>
        ))}
      </span>
    </span>
  );
}
