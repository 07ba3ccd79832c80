/** @jest-environment jsdom */
import {screen, waitFor, within} from '@testing-library/react';
import type {AgreeTarget, StaleItem, TodoModel} from '../types';
import {TodoView} from '../ui/todo/TodoView';
import {renderInRoom, serve} from './support/fakeRoom';

function newText(entry: number, key: string, english: string, translation: string): StaleItem {
  const name = ['Asha', 'Dipa Rai'][entry] ?? '';
  const target = {
    locale: 'ne',
    name: 'team',
    place: `${name} ${key}`,
    english,
    translation,
  } as const;
  return {
    label: `Team › ${name} › ${key}`,
    within: `Team › ${name}`,
    en: english,
    ne: translation,
    where: {view: 'list', name: 'team', path: [entry, key]},
    text: {state: 'new', changes: {en: undefined, ne: undefined}, target},
  };
}

/** The view with what a server has to do; what is agreed is gone. @returns what was agreed */
function showTodo(todo: Partial<TodoModel>) {
  const nothing = {open: [], placeholders: [], disagreements: [], expiries: [], problems: []};
  let model: TodoModel = {...nothing, ...todo};
  const agreed: AgreeTarget[] = [];
  serve({
    todo: () => model,
    agree: ({targets}) => {
      agreed.push(...targets);
      const places = targets.map(({place}) => place);
      const open = model.open.filter(({text}) => !places.includes(text.target.place));
      model = {...model, open};
      return {};
    },
  });
  return {...renderInRoom(() => <TodoView />), agreed};
}

it('shows the new texts of an entry together, but for one that a language lacks, and agrees them with one button', async () => {
  const dipa = [
    newText(1, 'name', 'Dipa Rai', 'दिपा राई'),
    newText(1, 'role', 'Cook', 'भान्से'),
    newText(1, 'note', 'Likes tea', 'चिया मन पर्छ'),
  ];
  const lacking = newText(1, 'motto', 'Tea first', '');
  const {user, agreed} = showTodo({
    open: [...dipa, lacking, newText(0, 'role', 'Driver', 'चालक')],
  });
  const headings = await screen.findAllByRole('heading', {level: 3});
  expect(headings.map(({textContent}) => textContent)).toEqual([
    'Team › Dipa Rai',
    'Team › Dipa Rai › motto',
    'Team › Asha › role',
  ]);
  const row = within(headings[0]!.closest('li')!);
  expect(row.getAllByText('Dipa Rai')[0]?.lang).toBe('en');
  expect(row.getByText('And 2 more texts')).toBeTruthy();
  await user.click(row.getByRole('button', {name: /^All of these say the same/}));
  await waitFor(() => expect(screen.queryByText('Team › Dipa Rai')).toBeNull());
  expect(agreed).toEqual(dipa.map(({text}) => text.target));
  expect(screen.getByText('Both languages say the same: Team › Dipa Rai')).toBeTruthy();
  expect(screen.queryByRole('button', {name: /^All of these/})).toBeNull();
  expect(screen.getByRole('heading', {level: 3, name: 'Team › Asha › role'})).toBeTruthy();
});

it('leads from a mistake to its place', async () => {
  const problem = {file: 'docs/faq.mdx', line: 3, place: [], message: 'Empty.'};
  const label = 'Team › Dipa Rai › Role';
  const where = {view: 'list', name: 'team', path: [1, 'role']} as const;
  showTodo({problems: [{...problem, label, where}, problem]});
  const link = await screen.findByRole('link', {name: `Open ${label}`});
  expect(link.getAttribute('href')).toBe('#/list/team?path=%5B1%2C%22role%22%5D');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('docs/faq.mdx')).toBeTruthy();
});
