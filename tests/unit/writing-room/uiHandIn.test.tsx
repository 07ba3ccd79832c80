/** @jest-environment jsdom */
import {screen, waitFor, within} from '@testing-library/react';
import type {Newest, SaveAnswer} from '@site/writing-room/protocol';
import {DeletedEarlier} from '@site/writing-room/ui/DeletedEarlier';
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

const nothingNew: Newest = {
  result: 'same',
  message: undefined,
  count: 0,
  needsRestart: false,
  choices: [],
  handIns: [],
};

it('says what came, lets the writer choose, and shows what became of a hand-in', async () => {
  let newest: Newest = {
    ...nothingNew,
    result: 'new',
    count: 2,
    choices: [{id: '1', place: 'Team › Asha › Role', mine: 'Lead', theirs: 'Head'}],
    handIns: [
      {branch: 'writing/a', time: '2031-05-06T12:00:00Z', subject: 'Role', state: 'waiting'},
    ],
  };
  const asked: unknown[] = [];
  serve({
    newest: () => newest,
    handInState: () => ({canHandIn: true, changes: [], problems: []}),
    choose: (takes) => {
      asked.push(takes);
      newest = {...newest, choices: []};
      return {result: 'saved'};
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
  expect((await screen.findByText(/2 files have changes/)).textContent).toContain('the same text');
  const section = screen.getByRole('heading', {
    name: 'Which version do you want to keep?',
  }).parentElement!;
  within(section).getByText('Head');
  await user.click(within(section).getByRole('button', {name: /^Keep theirs/}));
  await user.click(await screen.findByRole('button', {name: /^Withdraw it/}));
  await screen.findByText(/Closed by the others/);
  expect(asked).toEqual([{id: '1', take: 'theirs'}, {branch: 'writing/a'}]);
  expect(screen.queryByText('Which version do you want to keep?')).toBeNull();
});

const then = {time: '2031-05-06T12:00:00Z', author: 'Dev'};

it('brings an earlier text back', async () => {
  const version = {...then, text: 'Designer', change: [{before: 'Designer', after: 'Lead'}]};
  serve({history: () => ({versions: [version]})});
  const taken = jest.fn();
  const place = {file: 'a.yml', path: []};
  const {user} = renderInRoom(() => (
    <HistoryDialog place={place} locale="en" onTake={taken} onClose={jest.fn()} />
  ));
  await screen.findByText(/, Dev$/);
  await user.click(screen.getByRole('button', {name: /^Restore this.*Designer$/}));
  expect(taken).toHaveBeenCalledWith('Designer');
});

it('brings back what was deleted, or says why it cannot', async () => {
  const problem = {file: 'a.yml', line: 1, place: ['asha'], message: 'There is another one.'};
  const what = [['Team: Asha deleted']];
  let deleted = [{...then, id: '1', what}];
  const answers: (SaveAnswer | undefined)[] = [
    undefined,
    {result: 'rejected', problems: [problem]},
    {result: 'conflict', isDeleted: false},
    {result: 'saved'},
  ];
  const asked: unknown[] = [];
  serve({
    deleted: () => ({deleted}),
    bringBack: (takes) => {
      asked.push(takes);
      deleted = answers.length === 1 ? [] : deleted;
      const answer = answers.shift();
      if (!answer) throw new Error('The server is gone.');
      return answer;
    },
  });
  const {user} = renderInRoom(() => <DeletedEarlier file="a.yml" />);
  await user.click(screen.getByRole('button', {name: 'Deleted earlier'}));
  const button = await screen.findByRole('button', {name: /^Restore/});
  for (const said of [
    /^The writing room has stopped/,
    'There is another one.',
    /^Somebody else saved this page/,
    'It has been restored.',
  ]) {
    await user.click(button);
    await screen.findByText(said);
  }
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(asked).toEqual([1, 2, 3, 4].map(() => ({file: 'a.yml', id: '1'})));
});

it('hands in under a name, which is there again the next time', async () => {
  const change = {place: 'Team', lines: [{text: ['Asha added']}]};
  const state = {canHandIn: true, changes: [change], problems: []};
  const handIn = jest.fn(() => ({result: 'failed', message: {id: 'choose'}}) as const);
  serve({newest: () => nothingNew, handInState: () => state, handIn});
  const {user} = renderInRoom(() => <HandInView />);
  await user.click(await screen.findByRole('button', {name: 'Hand in'}));
  await screen.findByText(/^Write your name/);
  await user.type(screen.getByRole('textbox', {name: 'Your name'}), 'Asha');
  await user.click(screen.getByRole('button', {name: 'Hand in'}));
  await screen.findByText(/^Somebody else has changed the same texts/);
  expect(handIn).toHaveBeenCalledWith({author: 'Asha', note: ''});
});
