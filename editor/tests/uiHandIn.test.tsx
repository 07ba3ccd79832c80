/** @jest-environment jsdom */
import {screen, waitFor, within} from '@testing-library/react';
import type {Newest, SaveAnswer} from '../types';
import {DeletedEarlier} from '../ui/DeletedEarlier';
import {HandInView} from '../ui/handin/HandInView';
import {NewestNote} from '../ui/handin/NewestNote';
import {HistoryDialog} from '../ui/HistoryDialog';
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
  news: [],
  drafts: 'last',
};

const choice = (id: string, isJoined: boolean, base: string, mine: string, theirs: string) => ({
  id,
  isJoined,
  isText: true,
  place: `About › ${id}`,
  where: {view: 'page', name: 'docs/about.mdx'} as const,
  locale: 'en' as const,
  base,
  mine,
  theirs,
});
const FEE = '<Fact id="fee" />';
const insertions = [{label: 'fee', markdown: FEE, value: {en: 'Rs 0', ne: 'रु ०'}}];

it('says what came from whom, and lets the writer choose each sentence', async () => {
  let newest: Newest = {
    ...nothingNew,
    result: 'new',
    count: 2,
    news: [
      {
        people: 'Bina',
        pages: ['About', 'Team'],
        texts: [{place: 'Team', lines: [{text: ['Asha added']}]}],
      },
    ],
    choices: [
      choice('one', false, `It costs ${FEE}.`, `It is ${FEE}.`, `You pay ${FEE}.`),
      choice('two', true, 'One.', 'One. Two.', ''),
    ],
  };
  const asked: unknown[] = [];
  serve({
    newest: () => newest,
    handInState: () => ({author: '', changes: [], problems: []}),
    choose: (takes) => {
      asked.push(takes);
      newest = {...newest, choices: newest.choices.filter(({id}) => id !== takes.id)};
      return {result: 'saved'};
    },
  });
  const {user} = renderInRoom(
    () => (
      <>
        <NewestNote />
        <HandInView />
      </>
    ),
    {insertions},
  );
  const note = await screen.findByText(/New from Bina: About, Team\./);
  expect(note.textContent).toMatch(/the same sentence\..*both added to one text/);
  screen.getByRole('heading', {name: 'What Bina changed'});
  const sentence = within(screen.getByRole('group', {name: 'About › one'}));
  expect(
    sentence.getByRole('radio', {name: /^Saved meanwhile: You pay Rs 0/}).closest('label')!
      .textContent,
  ).toBe('Saved meanwhile: You pay Rs 0.');
  expect(sentence.getByText('You pay').tagName).toBe('INS');
  await user.click(sentence.getByRole('radio', {name: /^Both: It is/}));
  await user.click(screen.getByRole('button', {name: /^Keep this.*About › one$/}));
  await user.click(await screen.findByRole('button', {name: /^It reads well.*About › two$/}));
  await user.click(screen.getByRole('button', {name: 'Close'}));
  await waitFor(() => expect(screen.queryByText(/Bina/)).toBeNull());
  expect(asked).toMatchObject([{id: 'one', take: 'both'}, {id: 'two'}]);
  expect(screen.queryByText(/About ›/)).toBeNull();
});

it('shows what became of a hand-in, and brings back what is gone', async () => {
  const handIn = {branch: 'writing/a', time: '2031-05-06T12:00:00Z', subject: 'Role'};
  let state: Newest['handIns'][number] = {...handIn, state: 'waiting', isGone: false};
  const asked: unknown[] = [];
  serve({
    newest: () => ({...nothingNew, handIns: [state]}),
    handInState: () => ({author: '', changes: [], problems: []}),
    withdraw: (takes) => {
      asked.push(takes);
      state = {...handIn, state: 'takenBack', isGone: true};
      return {};
    },
    bringHandInBack: (takes) => {
      asked.push(takes);
      state = {...handIn, state: 'takenBack', isGone: false};
      return {result: 'saved'};
    },
  });
  const {user} = renderInRoom(() => (
    <>
      <NewestNote />
      <HandInView />
    </>
  ));
  await screen.findByText(/Waiting for a review\./);
  await user.click(screen.getByRole('button', {name: /^Withdraw it/}));
  await screen.findByText(/taken it back since\. What you wrote is no longer in your texts/);
  await user.click(screen.getByRole('button', {name: /^Bring it back/}));
  await screen.findByText(/taken it back since\. What you wrote is still in your texts/);
  expect(screen.queryByRole('button', {name: /^Bring it back/})).toBeNull();
  expect(asked).toEqual([{branch: 'writing/a'}, {branch: 'writing/a'}]);
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
  const state = {author: '', changes: [change], problems: []};
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
