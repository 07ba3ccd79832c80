/** @jest-environment jsdom */
import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import type {UserEvent} from '@testing-library/user-event';
import {PageView} from '../ui/pages/PageView';
import {renderInEditor} from './support/fakeEditor';
import {FILES, pageOf, servePage} from './support/fakePage';

beforeEach(() => localStorage.clear());

const one = ['One.', 'एक।'] as const;
const two = ['Two.', 'दुई।'] as const;

async function open(): Promise<UserEvent> {
  const {user} = renderInEditor(() => <PageView name={FILES.en} />);
  await screen.findByRole('textbox', {name: /^\S+ 1: English$/});
  return user;
}

const box = (name: string) => screen.getByRole('textbox', {name});
const button = (name: string) => screen.getByRole('button', {name});
const saved = (page: ReturnType<typeof servePage>) =>
  waitFor(() => {
    expect(page.saves).toHaveLength(1);
    return page.saves[0]!.edits;
  });

it('moves a paragraph in both languages with what is typed, and the caret goes along', async () => {
  const page = servePage(pageOf(one, two));
  const user = await open();
  await user.type(box('Paragraph 1: English'), ' More.');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(page.saves).toEqual([]);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const move = {kind: 'move', path: [0], to: 1};
  expect(await saved(page)).toEqual([
    {kind: 'set', file: FILES.en, path: [0], value: 'One. More.', was: 'One.'},
    {...move, file: FILES.en, was: ['One.']},
    {...move, file: FILES.ne, was: ['एक।']},
  ]);
  await waitFor(() => expect(document.activeElement).toBe(box('Paragraph 2: English')));
});

it('makes a list of a paragraph that begins with a hyphen, in both languages', async () => {
  const page = servePage(pageOf(one, two));
  const user = await open();
  await user.type(box('Paragraph 2: English'), '{Home}- ');
  await user.keyboard('{Control>}s{/Control}');
  const listOf = (text: string) => [{type: 'list', items: [{text, level: 0, isNumbered: false}]}];
  expect(await saved(page)).toMatchObject([
    {kind: 'set', value: '- Two.'},
    {kind: 'replace', file: FILES.en, index: 1, value: listOf('Two.'), was: ['Two.']},
    {kind: 'replace', file: FILES.ne, index: 1, value: listOf('दुई।'), was: ['दुई।']},
  ]);
});

it('offers what a part can become, and says why that was rejected', async () => {
  const item = {kind: 'li', item: {level: 0, isNumbered: false}, moves: []};
  const at = (position: number) => ({...item, at: [0, position, 0]});
  const problem = {file: FILES.en, line: 1, place: [], message: 'No list here.'};
  const page = servePage(pageOf([...one, at(0)], [...two, at(1)]), () => [problem]);
  const user = await open();
  const row = within(box('Item 2: English').closest('li')!);
  const names = row.getAllByRole('button').map(({textContent}) => textContent);
  expect(names.filter((name) => /Move one|Make it/.test(name!))).toEqual([
    'Make it a numbered list Item 2',
    'Move one level in Item 2',
    'Make it a paragraph Item 2',
  ]);
  await user.click(button('Move one level in Item 2'));
  const items = [
    {text: 'One.', level: 0, isNumbered: false},
    {text: 'Two.', level: 1, isNumbered: false},
  ];
  expect(await saved(page)).toMatchObject([
    {value: [{type: 'list', items}]},
    {was: ['एक।', 'दुई।']},
  ]);
  expect(await row.findByText('No list here.')).toBeTruthy();
});

it('adds an item to its list, and a row and a column to a table', async () => {
  const cell = (row: number, column: number) => ({kind: 'td', at: [1, row, column], moves: []});
  const page = servePage(
    pageOf(
      [...one, {kind: 'li', item: {level: 0, isNumbered: true}, at: [0, 0, 0]}],
      ['A', 'क', {...cell(0, 0), align: 'right'}],
      ['B', 'ख', cell(1, 0)],
    ),
  );
  const user = await open();
  await user.type(box('Item 1: English'), '{Enter}');
  await user.type(box('New item: English'), 'Next.');
  await user.type(box('New item: नेपाली'), 'अर्को।');
  await user.click(button('Add item'));
  const items = ['One.', 'Next.'].map((text) => ({text, level: 0, isNumbered: true}));
  expect(await saved(page)).toMatchObject([{value: [{type: 'list', items}]}, {kind: 'replace'}]);
  await user.click(button('Add column Cell 3'));
  await waitFor(() => expect(page.saves).toHaveLength(2));
  const table = {
    type: 'table',
    rows: [
      ['A', ''],
      ['B', ''],
    ],
    align: ['right', null],
  };
  expect(page.saves[1]!.edits).toMatchObject([{index: 2, value: [table]}, {was: ['क', 'ख']}]);
});

it('puts the first of what is pasted into the box, and the rest below it with the form that it has', async () => {
  const page = servePage(pageOf(one, two));
  const user = await open();
  const paste = (name: string, html: string, text = '') =>
    fireEvent.paste(box(name), {
      clipboardData: {getData: (type: string) => (type === 'text/html' ? html : text)},
    });
  await user.clear(box('Paragraph 2: English'));
  const rest =
    '<h2>New</h2><ul><li>A<ul><li>B</li></ul></li></ul><table><tr><td>C<td>D</tr></table>';
  paste('Paragraph 2: English', `<p>It is <b>bold</b>. <img src=x></p>${rest}`);
  expect(box('Paragraph 2: English')).toHaveProperty('value', 'It is **bold**.');
  const lines = '## New\n- A\n  - B\n| C | D |';
  expect(box('New paragraph: English')).toHaveProperty('value', lines);
  expect(screen.getByText('Pictures were left out.')).toBeTruthy();
  expect(screen.getByText(/^4 more parts were put below/)).toBeTruthy();
  // The other language needs no marks, but the same cells.
  paste('New paragraph: नेपाली', '', '*नयाँ*\nक\nख');
  await user.click(button('Add paragraph'));
  expect(
    screen.getByText(
      'There are 5 in English and 3 in Nepali. Both languages need the same number.',
    ),
  ).toBeTruthy();
  await user.type(box('New paragraph: नेपाली'), '{Enter}| ग | घ |');
  await user.click(button('Add paragraph'));
  const edits = (await saved(page)).filter((edit) => edit.kind === 'insert');
  const item = (text: string, level: number) => ({text, level, isNumbered: false});
  expect(edits).toMatchObject([
    {file: FILES.en, index: 2},
    {
      file: FILES.ne,
      value: [
        {type: 'heading', level: 2, id: 'new', text: '**नयाँ**'},
        {type: 'list', items: [item('क', 0), item('ख', 1)]},
        {type: 'table', rows: [['ग', 'घ']]},
      ],
    },
  ]);
});

it('corrects a mistake with one press, and shows a value as readers see it', async () => {
  const corrections = [
    {from: 'Rs 1,999', to: '<Fact id="fee" />'},
    {from: 'gone', to: 'x'},
  ];
  servePage(pageOf(one, two), () =>
    corrections.map((correction) => ({
      file: FILES.en,
      line: 1,
      place: [],
      message: `No ${correction.from}.`,
      block: 0,
      correction,
    })),
  );
  const insertions = [
    {
      label: {en: 'Fee', ne: 'शुल्क'},
      page: '<Fact id="fee" />',
      value: {en: 'Rs 1,999', ne: 'रु १,९९९'},
    },
  ];
  const {user} = renderInEditor(() => <PageView name={FILES.en} />, {insertions});
  await user.type(
    await screen.findByRole('textbox', {name: 'Paragraph 1: English'}),
    ' It is Rs 1,999.',
  );
  await user.click(await screen.findByRole('button', {name: 'Use Rs 1,999'}));
  expect(box('Paragraph 1: English')).toHaveProperty('value', 'One. It is <Fact id="fee" />.');
  expect(screen.queryByRole('button', {name: /^Use/})).toBeNull();
});
