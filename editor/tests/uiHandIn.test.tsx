/** @jest-environment jsdom */
import {cleanup, screen, waitFor, within} from '@testing-library/react';
import type {HandInAnswer, Newest, SaveAnswer} from '../core/operations';
import {DeletedEarlier} from '../ui/DeletedEarlier';
import {HandInView} from '../ui/handin/HandInView';
import {NewestNote} from '../ui/handin/NewestNote';
import {HistoryDialog} from '../ui/HistoryDialog';
import {nothingNew, refuse, renderInEditor, serve} from './support/fakeEditor';

const FEE = '<Fact id="fee" />';

/** The view, and the note that is above every view. */
function show(answers: Parameters<typeof serve>[0]) {
  serve({handInState: () => ({author: '', changes: [], problems: []}), ...answers});
  const insertions = [{label: {en: 'Fee', ne: 'शुल्क'}, page: FEE, value: {en: 'Rs 0', ne: 'रु ०'}}];
  const view = () => (
    <>
      <NewestNote />
      <HandInView />
    </>
  );
  return renderInEditor(view, {insertions}).user;
}

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

it('says what came from whom, and lets the writer choose each sentence', async () => {
  const texts = [{place: 'Team', lines: [{text: ['Asha added']}]}];
  let choices = [
    choice('one', false, `It costs ${FEE}.`, `It is ${FEE}.`, `You pay ${FEE}.`),
    choice('two', true, 'One.', 'One. Two.', ''),
  ];
  const news = [{people: 'Bina', pages: ['About', 'Team'], texts}];
  const choose = jest.fn(({id}: {id: string}) => {
    choices = choices.filter((choice) => choice.id !== id);
    return {result: 'saved'} as const;
  });
  const user = show({newest: () => ({...nothingNew, result: 'new', choices, news}), choose});
  const note = await screen.findByText(/New from Bina: About, Team\./);
  expect(note.textContent).toMatch(/the same sentence\..*both added to one text/);
  screen.getByRole('heading', {name: 'What Bina changed'});
  const sentence = within(screen.getByRole('group', {name: 'About › one'}));
  const theirs = sentence.getByRole('radio', {name: /^Saved in the meantime: You pay Rs 0/});
  expect(theirs.closest('label')!.textContent).toBe('Saved in the meantime: You pay Rs 0.');
  expect(sentence.getByText('You pay').tagName).toBe('INS');
  await user.click(sentence.getByRole('radio', {name: /^Both: It is/}));
  await user.click(screen.getByRole('button', {name: /^Keep this.*About › one$/}));
  await user.click(await screen.findByRole('button', {name: /^It reads well.*About › two$/}));
  await user.click(screen.getByRole('button', {name: 'Close'}));
  await waitFor(() => expect(screen.queryByText(/Bina/)).toBeNull());
  expect(choose.mock.calls).toMatchObject([[{id: 'one', take: 'both'}], [{id: 'two'}]]);
  expect(screen.queryByText(/About ›/)).toBeNull();
});

it('says why the latest could not be got, until it is there', async () => {
  const answers: (() => Newest)[] = [
    () => nothingNew,
    () => ({...nothingNew, result: 'failed', message: {id: 'unfinished'}}),
    () => refuse('The file a.yml cannot be written.'),
    () => nothingNew,
  ];
  const user = show({newest: () => answers.shift()!()});
  const get = async () => user.click(await screen.findByRole('button', {name: 'Get the latest'}));
  await screen.findByText('You already have the latest changes.');
  await get();
  await screen.findByText(/^Somebody started something with another program/);
  expect(screen.queryByText('You already have the latest changes.')).toBeNull();
  await get();
  await screen.findByText('The file a.yml cannot be written.');
  await get();
  await waitFor(() => expect(screen.queryByText('The file a.yml cannot be written.')).toBeNull());
  expect(screen.queryByText(/^Somebody started something/)).toBeNull();
});

it('shows what became of a hand-in, and brings back what is gone, or says why not', async () => {
  const handIn = {branch: 'writing/a', time: '2031-05-06T12:00:00Z', subject: 'Role'};
  let state: Newest['handIns'][number] = {...handIn, state: 'waiting', isGone: false};
  const asked: unknown[] = [];
  const user = show({
    newest: () => ({...nothingNew, handIns: [state]}),
    withdraw: (takes) => {
      asked.push(takes);
      state = {...handIn, state: 'takenBack', isGone: true};
      return {};
    },
    bringHandInBack: (takes) => {
      if (asked.push(takes) < 3) return {result: 'conflict', isDeleted: false};
      state = {...handIn, state: 'takenBack', isGone: false};
      return {result: 'saved'};
    },
  });
  const press = async (name: RegExp) => user.click(await screen.findByRole('button', {name}));
  await screen.findByText(/Waiting for a review\./);
  await press(/^Withdraw it/);
  await screen.findByText(/has been undone since\. What you wrote is no longer in your texts/);
  await press(/^Bring it back/);
  await screen.findByText(/^It cannot be restored as it was/);
  await press(/^Bring it back/);
  await screen.findByText(/has been undone since\. What you wrote is still in your texts/);
  expect(screen.queryByRole('button', {name: /^Bring it back/})).toBeNull();
  expect(asked).toEqual([1, 2, 3].map(() => ({branch: 'writing/a'})));
});

const then = {time: '2031-05-06T12:00:00Z', author: 'Dev'};

it('brings an earlier text back', async () => {
  const version = {...then, text: 'Designer', change: [{before: 'Designer', after: 'Lead'}]};
  serve({history: () => ({versions: [version]})});
  const taken = jest.fn();
  const place = {file: 'a.yml', path: []};
  const {user} = renderInEditor(() => (
    <HistoryDialog place={place} locale="en" onTake={taken} onClose={jest.fn()} />
  ));
  await screen.findByText(/, Dev$/);
  await user.click(screen.getByRole('button', {name: /^Restore this.*Designer$/}));
  expect(taken).toHaveBeenCalledWith('Designer');
});

it('brings back what was deleted, or says why it cannot', async () => {
  const problem = {file: 'a.yml', line: 1, place: ['asha'], message: 'There is another one.'};
  const deleted = [{...then, id: '1', what: [[{text: ['Team: Asha deleted']}]]}];
  const answers: [said: string | RegExp, answer?: SaveAnswer][] = [
    [/^The server does not answer/],
    ['There is another one.', {result: 'rejected', problems: [problem]}],
    [/^Somebody else saved this page/, {result: 'conflict', isDeleted: false}],
    ['It has been restored.', {result: 'saved'}],
  ];
  const asked: unknown[] = [];
  serve({
    deleted: () => ({deleted: asked.length < answers.length ? deleted : []}),
    bringBack: (takes) => {
      const [, answer] = answers[asked.push(takes) - 1]!;
      if (!answer) throw new Error('The server is gone.');
      return answer;
    },
  });
  const {user} = renderInEditor(() => <DeletedEarlier file="a.yml" />);
  await user.click(screen.getByRole('button', {name: 'Deleted earlier'}));
  const button = await screen.findByRole('button', {name: /^Restore/});
  for (const [said] of answers) {
    await user.click(button);
    await screen.findByText(said);
  }
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(asked).toEqual(answers.map(() => ({file: 'a.yml', id: '1'})));
});

it('says why nothing was handed in, and keeps the name for the next time', async () => {
  const changes = [{place: 'Team', lines: [{text: ['Asha added']}]}];
  const handIn = jest
    .fn<HandInAnswer, [unknown]>()
    .mockReturnValueOnce({result: 'failed', message: {id: 'choose'}})
    .mockReturnValue({result: 'done', message: {id: 'pushed'}, address: 'https://example.org/'});
  const handInState = () => ({author: '', changes, problems: []});
  const open = () => show({newest: () => nothingNew, handInState, handIn});
  const user = open();
  const send = async () => user.click(await screen.findByRole('button', {name: 'Hand in'}));
  const name = () => screen.findByRole('textbox', {name: 'Your name'});
  await send();
  await screen.findByText(/^Write your name/);
  await user.type(await name(), 'Asha');
  await send();
  await screen.findByText(/^Somebody else has changed the same texts.*Nothing is lost\./);
  await send();
  const link = await screen.findByRole('link', {name: /^Open the page for the review/});
  expect(link).toHaveProperty('href', 'https://example.org/');
  expect(handIn.mock.calls).toEqual([1, 2].map(() => [{author: 'Asha', note: ''}]));
  cleanup();
  open();
  expect(await name()).toHaveProperty('value', 'Asha');
});
