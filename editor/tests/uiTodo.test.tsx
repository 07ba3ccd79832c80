/** @jest-environment jsdom */
import {screen, waitFor, within} from '@testing-library/react';
import type {AgreeTarget} from '../types';
import type {StaleItem, TodoModel} from '../core/operations';
import {TodoView} from '../ui/todo/TodoView';
import {renderInEditor, serve} from './support/fakeEditor';

function newText(entry: number, key: string, en: string, ne: string): StaleItem {
  const owner = `Team › ${['Asha', 'Dipa Rai'][entry]}`;
  const label = `${owner} › ${key}`;
  const target = {name: 'team', place: label, english: en, translation: ne};
  const where = {view: 'list', name: 'team', path: [entry, key]} as const;
  return {label, within: owner, en, ne, where, text: {state: 'new', changes: {}, target}};
}

/** The view with what a server has to do; what is agreed is gone. @returns what was agreed */
function showTodo(todo: Partial<TodoModel>) {
  const nothing = {open: [], launch: [], problems: []};
  const agreed: AgreeTarget[] = [];
  serve({
    todo: () => ({
      ...nothing,
      ...todo,
      open: (todo.open ?? []).filter(({text}) => !agreed.includes(text.target)),
    }),
    agree: ({targets}) => {
      agreed.push(...targets);
      return {};
    },
  });
  return {...renderInEditor(() => <TodoView />), agreed};
}

it('shows the new texts of an entry together, but for one that a language lacks, and agrees them with one button', async () => {
  const dipa = [
    newText(1, 'name', 'Dipa Rai', 'दिपा राई'),
    newText(1, 'role', 'Cook', 'भान्से'),
    newText(1, 'note', 'Likes tea', 'चिया मन पर्छ'),
  ];
  const others = [newText(1, 'motto', 'Tea first', ''), newText(0, 'role', 'Driver', 'चालक')];
  const {user, agreed} = showTodo({open: [...dipa, ...others]});
  const headings = () =>
    screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent);
  const heading = await screen.findByRole('heading', {name: 'Team › Dipa Rai'});
  const row = within(heading.closest('li')!);
  const alone = ['Team › Dipa Rai › motto', 'Team › Asha › role'];
  expect(headings()).toEqual(['Team › Dipa Rai', ...alone]);
  expect(row.getAllByText('Dipa Rai')[0]?.lang).toBe('en');
  expect(row.getByText('And 2 more texts')).toBeTruthy();
  await user.click(
    row.getByRole('button', {name: /^In all of these, both languages say the same/}),
  );
  await waitFor(() => expect(headings()).toEqual(alone));
  expect(agreed).toEqual(dipa.map(({text}) => text.target));
  expect(screen.getByText('Both languages say the same: Team › Dipa Rai')).toBeTruthy();
  expect(screen.queryByRole('button', {name: /^All of these/})).toBeNull();
});

it('leads from a mistake to its place', async () => {
  const problem = {file: 'docs/faq.mdx', line: 3, place: [], message: 'Empty.'};
  const label = 'Team › Dipa Rai › Role';
  const where = {view: 'list', name: 'team', path: [1, 'role']} as const;
  showTodo({problems: [{...problem, label, where}, problem]});
  const link = await screen.findByRole('link', {name: `Open ${label}`});
  expect(link.getAttribute('href')).toBe('#/list/team?path=%5B1%2C%22role%22%5D');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Outside the writing room')).toBeTruthy();
});

it('shows what is needed before the site opens, by the lists in which it is', async () => {
  const item = (list: string, name: string, kind: 'placeholder' | 'expiry') => ({
    kind,
    value: kind === 'expiry' ? '1 May 2027' : '',
    label: `${list} › ${name}`,
    where: {view: 'list', name: list, path: [0, name]} as const,
    page: {en: 'Home', ne: 'गृहपृष्ठ'},
  });
  const launch = [
    item('Site', 'Security', 'expiry'),
    item('Team', 'Asha', 'placeholder'),
    item('Team', 'Dipa', 'placeholder'),
  ];
  showTodo({launch});
  await screen.findByRole('heading', {name: 'Before the site opens (3)'});
  const names = screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent);
  expect(names).toEqual(['Site (1)', 'Security', 'Team (2)', 'Asha', 'Dipa']);
  expect(screen.getByText('Valid until 1 May 2027')).toBeTruthy();
  expect(screen.getByRole('link', {name: 'Open Dipa'})).toBeTruthy();
  expect(screen.queryByText(/^Nothing is/)).toBeNull();
});

it('says when nothing is left', async () => {
  showTodo({});
  await screen.findByText('Nothing is left to do. Well done!');
  expect(screen.getByText('Nothing is missing any more. The site can open.')).toBeTruthy();
});
