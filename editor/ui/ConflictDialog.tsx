import {type ReactNode, useState} from 'react';
import {isLocale} from 'nepali-text/locale';
import {joinTexts} from '../phrases';
import {ChoiceFields, NOT_CHOSEN} from './ChoiceFields';
import {Dialog} from './Dialog';
import type {Target} from './drafts';
import type {ConflictChoice} from './useEditor';
import {useWords} from './words';

interface ConflictDialogProps {
  conflict: ConflictChoice;
  nameOf: (target: Target) => string;
}

/** The same words were saved in another way meanwhile: what becomes of each sentence. */
export function ConflictDialog({conflict, nameOf}: ConflictDialogProps): ReactNode {
  const {say} = useWords();
  const {texts, settle} = conflict;
  const [chosen, setChosen] = useState(() => texts.map(() => NOT_CHOSEN));
  const choices = texts.map(({mine, theirs}, index) => {
    const {take, text} = chosen[index] ?? NOT_CHOSEN;
    const both = `${String(mine)} ${String(theirs)}`;
    return {mine, theirs, both, other: text}[take];
  });
  return (
    <Dialog
      title={say('conflict.title')}
      action={
        <button type="button" className="button primary" onClick={() => settle(choices)}>
          {say('conflict.take')}
        </button>
      }
    >
      <p>{say('conflict.text')}</p>
      {texts.map(({file, path, mine, theirs}, index) => (
        <ChoiceFields
          key={index}
          place={nameOf({file, path})}
          mine={joinTexts(mine)}
          theirs={joinTexts(theirs)}
          isText={typeof mine === 'string' && typeof theirs === 'string'}
          syntax={/\.ya?ml$/.test(file) ? 'list' : 'page'}
          locale={path.find(isLocale) ?? (file.startsWith('i18n/ne/') ? 'ne' : 'en')}
          chosen={chosen[index] ?? NOT_CHOSEN}
          onChoose={(one) => setChosen((all) => all.map((old, at) => (at === index ? one : old)))}
        />
      ))}
    </Dialog>
  );
}
