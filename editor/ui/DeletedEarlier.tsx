import {type ReactNode, useState} from 'react';
import type {RoomProblem} from '../types';
import {call} from './api';
import {Dialog} from './Dialog';
import {EarlierList} from './EarlierList';
import {arrived} from './handin/newestStore';
import {Problems} from './Problems';
import {useAnswer} from './useAnswer';
import {useWords} from './words';

/** A button for what was deleted. @param file of a list or an English page; empty: all pages */
export function DeletedEarlier({file}: {file: string}): ReactNode {
  const {say} = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {say('deleted.open')}
      </button>
      {isOpen && <DeletedDialog file={file} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What was deleted, by whom, with a button that saves it in its place again. */
function DeletedDialog({file, onClose}: {file: string; onClose: () => void}): ReactNode {
  const {say} = useWords();
  const {value, error} = useAnswer('deleted', {file});
  const [problems, setProblems] = useState<readonly RoomProblem[]>([]);
  const [message, setMessage] = useState('');
  return (
    <Dialog title={say('deleted.open')} onClose={onClose}>
      <Problems problems={problems} placeOf={({place}) => place.join(' › ')} />
      <EarlierList
        rows={value?.deleted.map((one) => ({...one, author: one.author ?? say('deleted.here')}))}
        none={say('deleted.none')}
        message={message || error}
        label={say('deleted.bringBack')}
        onPress={async ({id}) => {
          const answer = await call('bringBack', {file, id});
          setProblems(answer.result === 'rejected' ? answer.problems : []);
          const said = {
            saved: 'deleted.done',
            conflict: 'conflict.again',
            rejected: 'deleted.refused',
          };
          setMessage(say(said[answer.result]));
          arrived();
        }}
      />
    </Dialog>
  );
}
