/** @jest-environment jsdom */
import {screen, waitFor, within} from '@testing-library/react';
import type {Operations} from '../core/operations';
import type {SaveRequest, ShownProblem} from '../types';
import {FindView} from '../ui/FindView';
import {nothingNew, renderInEditor, serve} from './support/fakeEditor';

type Found = Operations['findToReplace']['gives'];

const FAQ = 'docs/faq.mdx';
const TEAM = 'src/data/team.yml';
const team = [{id: 'asha', role: {en: 'Desk', ne: 'डेस्क'}}];
const found: Found = {
  found: [
    {
      label: 'FAQ › Desk',
      where: {view: 'page', name: FAQ, block: 3},
      locale: 'en',
      file: FAQ,
      path: [3],
      place: ['3'],
      written: ['The **', 'Desk', '** is open.'],
      seen: ['The ', 'Desk', ' is open.'],
    },
    {
      label: 'Team › Asha › Role',
      where: {view: 'list', name: 'team', path: [0, 'role']},
      locale: 'en',
      file: TEAM,
      path: [0, 'role', 'en'],
      place: ['asha', 'role', 'en'],
      written: ['', 'Desk', ''],
      seen: ['', 'Desk', ''],
    },
  ],
  kept: [
    {
      label: 'Calling hours',
      where: {view: 'list', name: 'facts', path: [0, 'value']},
      locale: 'en',
      text: '10 AM',
      reason: 'value',
    },
  ],
  lists: {[TEAM]: team},
};

function show(answer: Found, problems: readonly ShownProblem[] = []) {
  const saves: SaveRequest[] = [];
  serve({
    newest: () => nothingNew,
    find: () => ({found: []}),
    findToReplace: () => answer,
    save: (request) => {
      saves.push(request);
      return problems.length > 0 ? {result: 'rejected', problems} : {result: 'saved'};
    },
  });
  return {saves, ...renderInEditor(() => <FindView text="Desk" />)};
}

it('replaces the words that are ticked, and names those that are not replaced', async () => {
  const {saves, user} = show(found);
  await user.click(screen.getByRole('button', {name: 'Replace these words…'}));
  expect(await screen.findByText('2 texts have exactly these words.')).toBeTruthy();
  const fact = screen.getByText('“10 AM” is the value of “Calling hours”; change it there.');
  expect(within(fact).getByRole('link').getAttribute('href')).toContain('facts');
  // Nothing would be left of the bold word and of the role.
  expect(screen.getByRole('button', {name: 'Take out of 0 texts'})).toBeTruthy();
  expect(screen.getAllByText(/^Nothing would be left of this text/)).toHaveLength(2);

  await user.type(screen.getByRole('textbox', {name: 'Replace with'}), 'Counter');
  await user.click(screen.getByRole('button', {name: 'None'}));
  expect(screen.getByRole('button', {name: 'Replace in 0 texts'}).ariaDisabled).toBe('true');
  await user.click(screen.getByRole('button', {name: 'All'}));
  await user.click(screen.getAllByRole('checkbox')[0]!);
  await user.click(screen.getByRole('button', {name: 'Replace in one text'}));
  await waitFor(() => expect(saves).toHaveLength(1));
  const value = [{id: 'asha', role: {en: 'Counter', ne: 'डेस्क'}}];
  const edits = [{kind: 'set', file: TEAM, path: [], value, was: team}];
  expect(saves[0]).toEqual({edits, label: 'Replaced: “Desk” by “Counter”'});
  expect(await screen.findByText(/^Replaced in one text, and saved\./)).toBeTruthy();
});

it('shows what is wrong with the new words beside the text, and shows a thousand', async () => {
  const many = Array.from({length: 1000}, (_, at) => ({...found.found[0]!, path: [at]}));
  const problem = {file: TEAM, line: 2, place: ['asha', 'role', 'en'], message: 'Too long.'};
  const {saves, user} = show({...found, found: [found.found[1]!, ...many]}, [problem]);
  await user.click(screen.getByRole('button', {name: 'Replace these words…'}));
  expect(await screen.findByText('1001 texts have exactly these words.')).toBeTruthy();
  await user.click(screen.getByRole('textbox', {name: 'Replace with'}));
  await user.paste('W'.repeat(300));
  await user.click(screen.getByRole('button', {name: 'Replace in 1001 texts'}));
  const message = await screen.findByText('Too long.');
  expect(
    within(message.closest('ul')!.closest('li')!).getByText('Team › Asha › Role'),
  ).toBeTruthy();
  expect(saves).toHaveLength(1);
  expect(screen.queryByText(/and saved\./)).toBeNull();
});
