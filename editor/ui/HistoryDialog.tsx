import type {ReactNode} from 'react';
import type {Locale} from 'nepali-text/locale';
import type {FilePath} from '../types';
import {Dialog} from './Dialog';
import {EarlierList} from './EarlierList';
import {useAnswer} from './useAnswer';
import {useWords} from './words';

interface HistoryProps {
  /** Where the text is. In a list, ids may stand for positions. */
  place: {file: string; path: FilePath};
  /** Of the text. */
  locale: Locale;
  /** Puts an earlier text into the box, not saved. */
  onTake: (text: string) => void;
  onClose: () => void;
}

/** How a text was before, by whom, with a button that brings it back. */
export function HistoryDialog({place, locale, onTake, onClose}: HistoryProps): ReactNode {
  const {say} = useWords();
  const {value, error} = useAnswer('history', place);
  return (
    <Dialog title={say('history.title')} onClose={onClose}>
      <EarlierList
        rows={value?.versions.map((one) => ({...one, id: one.time, what: [one.text, one.change]}))}
        none={say('history.none')}
        message={error}
        locale={locale}
        label={say('history.take')}
        onPress={({text}) => {
          onTake(text);
          onClose();
        }}
      />
    </Dialog>
  );
}
