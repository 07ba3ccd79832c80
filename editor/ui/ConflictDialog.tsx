import {type ReactNode, useState} from 'react';
import {isLocale} from 'nepali-text/locale';
import {joinTexts} from '../phrases';
import {ChoiceFields, NOT_CHOSEN} from './ChoiceFields';
import {Dialog} from './Dialog';
import type {ConflictOutcome} from '../types';
import type {Target} from './drafts';
import type {Editor} from './useEditor';
import {useWords} from './words';

interface ConflictDialogProps {
  editor: Editor;
  nameOf: (target: Target) => string;
}

/** The same words were saved in another way meanwhile: what becomes of each sentence. */
export function ConflictDialog({editor, nameOf}: ConflictDialogProps): ReactNode {
  const {say} = useWords();
  const {conflicts, decide} = editor;
  const [chosen, setChosen] = useState<Readonly<Record<number, ConflictOutcome>>>({});
  const take = () =>
    decide(
      conflicts.map(({mine, theirs}, index) => {
        const {take, text} = chosen[index] ?? NOT_CHOSEN;
        return {mine, theirs, both: `${String(mine)} ${String(theirs)}`, other: text}[take];
      }),
    );
  return (
    <Dialog title={say('conflict.title')} action={say('conflict.take')} onAction={take}>
      <p>{say('conflict.text')}</p>
      {conflicts.map(({file, path, mine, theirs}, index) => (
        <ChoiceFields
          key={index}
          place={nameOf({file, path})}
          mine={joinTexts(mine)}
          theirs={joinTexts(theirs)}
          isText={typeof mine === 'string' && typeof theirs === 'string'}
          syntax={/\.ya?ml$/.test(file) ? 'list' : 'page'}
          locale={path.find(isLocale) ?? (file.startsWith('i18n/ne/') ? 'ne' : 'en')}
          chosen={chosen[index] ?? NOT_CHOSEN}
          onChoose={(one) => setChosen((all) => ({...all, [index]: one}))}
        />
      ))}
    </Dialog>
  );
}
