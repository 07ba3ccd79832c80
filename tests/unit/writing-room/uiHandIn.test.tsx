/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import type {Newest} from '@site/writing-room/protocol';
import {HandInView} from '@site/writing-room/ui/handin/HandInView';
import {NewestNote} from '@site/writing-room/ui/handin/NewestNote';
import {HistoryDialog} from '@site/writing-room/ui/HistoryDialog';
import {renderInRoom, serve} from './support/fakeRoom';

beforeAll(() => {
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

it('says what came, lets the writer choose, and shows what became of a hand-in', async () => {
  let newest: Newest = {
    result: 'new',
    count: 2,
    needsRestart: false,
    choices: [{id: '1', place: 'Team › Asha › Role', mine: 'Lead', theirs: 'Head'}],
    handIns: [
      {branch: 'writing/a', time: '2031-05-06T12:00:00Z', subject: 'Role', state: 'waiting'},
    ],
  };
  const asked: unknown[] = [];
  serve({
    newest: () => newest,
    handInState: () => ({way: 'git', remote: true, changes: [], samples: [], problems: []}),
    choose: (takes) => {
      asked.push(takes);
      newest = {...newest, choices: []};
      return {result: 'saved', versions: {}};
    },
    withdraw: (takes) => {
      asked.push(takes);
      newest = {...newest, handIns: [{...newest.handIns[0]!, state: 'refused'}]};
      return {};
    },
  });
  const {user} = renderInRoom(() => (
    <>
      <NewestNote />
      <HandInView />
    </>
  ));
  expect((await screen.findByText(/2 files are new/)).textContent).toContain('the same text');
  const section = screen.getByRole('heading', {name: 'Which text shall stay?'}).parentElement!;
  within(section).getByText('Head');
  await user.click(within(section).getByRole('button', {name: /^Take theirs/}));
  await user.click(await screen.findByRole('button', {name: /^Withdraw it/}));
  await screen.findByText(/Closed by the others/);
  expect(asked).toEqual([{id: '1', take: 'theirs'}, {branch: 'writing/a'}]);
  expect(screen.queryByText('Which text shall stay?')).toBeNull();
});

it('brings an earlier text back', async () => {
  const version = {
    time: '2031-05-06T12:00:00Z',
    author: 'Dev',
    text: 'Designer',
    change: '[Designer → Lead]',
  };
  serve({history: () => ({versions: [version]})});
  const taken = jest.fn();
  const {user} = renderInRoom(() => (
    <HistoryDialog
      place={{file: 'a.yml', path: []}}
      locale="en"
      onTake={taken}
      onClose={jest.fn()}
    />
  ));
  await screen.findByText(/, Dev$/);
  await user.click(screen.getByRole('button', {name: 'Bring it back'}));
  expect(taken).toHaveBeenCalledWith('Designer');
});
