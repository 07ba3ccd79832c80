import type {ReactNode} from 'react';
import type {Locale} from 'nepali-text/locale';
import {Dialog} from './Dialog';
import type {Target} from './unsaved';
import {EarlierList} from './EarlierList';
import {useAnswer} from './useAnswer';
import {useWords} from './words';

interface HistoryProps {
  /** Where the text is. In a list, ids may stand for positions. */
  place: Target;
  locale: Locale;
  /** Puts an earlier text into the box, not saved. */
  onTake: (text: string) => void;
  onClose: () => void;
}

/** How a text was before, by whom, with a button that brings it back. */
export function HistoryDialog({place, locale, onTake, onClose}: HistoryProps): ReactNode {
  const {say} = useWords();
  const {value, error} = useAnswer('history', place);
  const rows = value?.versions.map((version) => ({
    ...version,
    id: version.time,
    what: [[{text: [version.text]}], [{text: version.change}]],
    action: say('history.take'),
  }));
  return (
    <Dialog title={say('history.title')} onClose={onClose}>
      <EarlierList
        rows={rows}
        none={say('history.none')}
        error={error}
        locale={locale}
        onPress={({text}) => {
          onTake(text);
          onClose();
          return undefined;
        }}
      />
    </Dialog>
  );
}
