import {type ReactNode, useId, useState} from 'react';
import type {ShownProblem} from '../types';
import {writeAddress} from './address';
import {call} from './api';
import {Button} from './Button';
import {Dialog} from './Dialog';
import {useEditor} from './editor';
import {Problems} from './Problems';
import {useAction} from './useAction';
import {useAnswer} from './useAnswer';
import {followMoves} from './unsaved';
import {useWords} from './words';

/** A button for another address of a page, its place among links, and its deletion. */
export function PageAddress({route}: {route: string}): ReactNode {
  const {say} = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="link" label={say('address.open')} onClick={() => setOpen(true)} />
      {isOpen && <AddressDialog route={route} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddressDialog({route, onClose}: {route: string; onClose: () => void}): ReactNode {
  const {overview, refresh, go} = useEditor();
  const {say, pick} = useWords();
  const {value, error} = useAnswer('pageLinks', {address: route});
  const id = useId();
  const [name, setName] = useState(route.slice(1));
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);
  const page = overview.pages.find((one) => one.route === route);
  const navigation = overview.lists.find((list) => list.name === 'navigation');
  const canMove = value && page && !page.isLasting;
  const canDelete = canMove && value.links.length === 0;

  const {run, isBusy, failure} = useAction(async () => {
    const to = `/${name.trim()}`;
    const answer = await call('movePage', {from: route, to});
    if (answer.result === 'conflict') throw new Error(say('conflict.again'));
    setProblems(answer.result === 'rejected' ? answer.problems : []);
    if (answer.result === 'rejected') return;
    followMoves([{from: route, to}]);
    await refresh();
    go({view: 'page', name: page?.markdown?.replace(`${route}.`, `${to}.`)});
  });
  const remove = async () => {
    const answer = await call('deletePage', {address: route});
    if (answer.result === 'conflict') throw new Error(say('conflict.again'));
    if (answer.result === 'rejected') return answer.problems;
    await refresh();
    go({view: 'pages'});
    return undefined;
  };

  return (
    <Dialog
      title={say('address.title', {address: route})}
      onClose={onClose}
      {...(canDelete && {action: say('address.delete'), onAction: remove})}
    >
      {!value && <p role="status">{error ?? say('editor.loading')}</p>}
      {canMove && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void run();
          }}
        >
          <p className="field">
            <label>
              {say('address.new')}
              <input
                value={name}
                autoCapitalize="none"
                spellCheck={false}
                aria-describedby={id}
                aria-invalid={problems.length > 0}
                onChange={({target}) => setName(target.value)}
              />
            </label>
          </p>
          <p className="meta">{say('address.help')}</p>
          <Problems id={id} problems={problems} />
          <Button type="submit" label={say('address.move')} aria-disabled={isBusy} />{' '}
          <span role="status">{failure}</span>
        </form>
      )}
      {navigation && (
        <p>
          {say('address.order')}{' '}
          <a href={writeAddress({view: 'list', name: 'navigation'})}>{pick(navigation.label)}</a>
        </p>
      )}
      <Problems problems={value?.problems ?? []} />
      {canMove && (
        <ul>
          {value.links.map(({where, label}) => (
            <li key={JSON.stringify(where)}>
              <a href={writeAddress(where)} onClick={onClose}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {canDelete && <p>{say('address.deleteHelp')}</p>}
    </Dialog>
  );
}
