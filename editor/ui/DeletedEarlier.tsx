import {type ReactNode, useState} from 'react';
import {Button} from './Button';
import type {ShownProblem} from '../types';
import {call} from './api';
import {Dialog} from './Dialog';
import {EarlierList} from './EarlierList';
import {arrived} from './newestStore';
import {Problems} from './Problems';
import {useAnswer} from './useAnswer';
import {useWords} from './words';

/** A button for what was deleted. @param file of a list or an English page; empty: all pages */
export function DeletedEarlier({file}: {file: string}): ReactNode {
  const {say} = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="link" label={say('deleted.open')} onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={say('deleted.open')} onClose={() => setOpen(false)}>
          <DeletedList file={file} />
        </Dialog>
      )}
    </>
  );
}

/** What was deleted, by whom, with a button that saves it in its place again. */
function DeletedList({file}: {file: string}): ReactNode {
  const {say} = useWords();
  const {value, error} = useAnswer('deleted', {file});
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);
  const rows = value?.deleted.map((one) => ({
    ...one,
    author: one.author ?? say('deleted.here'),
    action: say('deleted.bringBack'),
  }));
  return (
    <>
      <Problems problems={problems} />
      <EarlierList
        rows={rows}
        none={say('deleted.none')}
        error={error}
        onPress={async ({id}) => {
          const answer = await call('bringBack', {file, id});
          setProblems(answer.result === 'rejected' ? answer.problems : []);
          arrived();
          if (answer.result === 'conflict') return say('conflict.again');
          return say(answer.result === 'saved' ? 'deleted.done' : 'deleted.refused');
        }}
      />
    </>
  );
}
