/** @jest-environment jsdom */
import {act, cleanup, fireEvent, screen, waitFor, within} from '@testing-library/react';
import type {UserEvent} from '@testing-library/user-event';
import type {ShownProblem} from '../types';
import {readAddress} from '../ui/address';
import {PageAddress} from '../ui/AddressDialog';
import {FindView} from '../ui/FindView';
import {NewPageView} from '../ui/pages/NewPageView';
import {PagesView} from '../ui/pages/PagesView';
import {PageView} from '../ui/pages/PageView';
import {FILES, pageOf, servePage} from './support/fakePage';
import {unsaved} from '../ui/unsaved';
import {emptyOverview, nothingNew, refuse, renderInEditor, serve} from './support/fakeEditor';

beforeEach(() => localStorage.clear());

const one = ['One.', 'एक।'] as const;
const two = ['Two.', 'दुई।'] as const;
const added = ['New.', 'नयाँ।'] as const;
const serveTwo = (problemsOf?: Parameters<typeof servePage>[1]) =>
  servePage(pageOf(one, two), problemsOf);
const problem = (message: string, file: string = FILES.en): ShownProblem => ({
  file,
  line: 1,
  place: [],
  message,
});

async function open(): Promise<UserEvent> {
  const {user} = renderInEditor(() => <PageView name={FILES.en} />);
  await screen.findByRole('textbox', {name: 'Paragraph 1: English'});
  return user;
}

const box = (name: string) => screen.getByRole('textbox', {name});
const button = (name: string | RegExp) => screen.getByRole('button', {name});
const save = (user: UserEvent) => user.keyboard('{Control>}s{/Control}');
const says = (words: string) => waitFor(() => expect(status()).toContain(words));
const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const status = () =>
  screen
    .getAllByRole('status')
    .map(({textContent}) => textContent)
    .join(' ');

it('saves what is typed as one step, each text in the position of its language, with what was there', async () => {
  const page = servePage(pageOf(one, [...two, {indexes: {en: 1, ne: 4}}]));
  const user = await open();
  await user.type(box('Title: English'), '!');
  await user.type(box('Paragraph 2: नेपाली'), ' अनि थप।');
  expect(status()).toContain('2 changes not saved');
  await save(user);
  await says('Saved');
  expect(page.saves).toEqual([
    {
      label: 'Press: text',
      edits: [
        {kind: 'set', file: FILES.en, path: ['title'], value: 'Press!', was: 'Press'},
        {kind: 'set', file: FILES.ne, path: [4], value: 'दुई। अनि थप।', was: 'दुई।'},
      ],
    },
  ]);
});

it('shows a problem beside its text', async () => {
  const message = 'This word is not finished.';
  serveTwo(() => [{...problem(message, FILES.ne), block: 1}]);
  const user = await open();
  await user.type(box('Paragraph 2: नेपाली'), 'क');
  await waitFor(() => expect(descriptionOf(box('Paragraph 2: नेपाली'))).toContain(message));
  expect(box('Paragraph 2: नेपाली').getAttribute('aria-invalid')).toBe('true');
  expect(box('Paragraph 2: English').getAttribute('aria-invalid')).toBeNull();
  expect(status()).toContain('Cannot be saved yet: one thing to correct');
});

it('asks for one check at a time, and then for what is typed by then', async () => {
  const checked: unknown[] = [];
  let answer: () => void;
  serve({
    page: () => pageOf(one, two),
    check({edits: [edit]}) {
      checked.push(edit?.kind === 'set' && edit.value);
      return new Promise((resolve) => (answer = () => resolve({problems: []}))) as never;
    },
  });
  await open();
  jest.useFakeTimers();
  for (const value of ['One', 'One, two', 'One, two, three']) {
    fireEvent.input(box('Paragraph 1: English'), {target: {value}});
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }
  expect(checked).toEqual(['One']);
  answer!();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(checked).toEqual(['One', 'One, two, three']);
  jest.useRealTimers();
});

it('shows in the other tab what one tab has saved', async () => {
  const page = serveTwo();
  const user = await open();
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  await user.type(box('Paragraph 1: English'), ' Saved.');
  await save(user);
  await says('Saved');
  const [key, newValue] = setItem.mock.lastCall!;
  const saved = {key, newValue};
  setItem.mockRestore();
  // As another tab does it.
  page.model = pageOf(['One. Saved. Later.', 'एक।'], two);
  act(() => void dispatchEvent(new StorageEvent('storage', saved)));
  await waitFor(() =>
    expect(box('Paragraph 1: English')).toHaveProperty('value', 'One. Saved. Later.'),
  );
});

it('says beside the button why nothing was saved, and that the browser stores nothing', async () => {
  const message = 'The disk of this computer is full.';
  let problems: ShownProblem[] = [];
  serveTwo(() => problems);
  const user = await open();
  problems = [problem(message)];
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  await user.type(box('Paragraph 1: English'), '!');
  expect(status()).toContain('This browser cannot store what you type');
  setItem.mockRestore();
  await save(user);
  await says(`Not saved: ${message}`);
  problems = [];
  await save(user);
  await says('Saved');
});

it('keeps what is typed and not saved, and brings back what was discarded', async () => {
  serveTwo();
  await (await open()).type(box('Paragraph 1: English'), ' Kept.');
  cleanup();
  const user = await open();
  expect(box('Paragraph 1: English')).toHaveProperty('value', 'One. Kept.');
  expect(status()).toContain('1 change from last time, not saved yet');
  await user.click(button('Discard'));
  expect(box('Paragraph 1: English')).toHaveProperty('value', 'One.');
  cleanup();
  await (await open()).click(button('Restore what was removed'));
  expect(box('Paragraph 1: English')).toHaveProperty('value', 'One. Kept.');
});

describe('when somebody else saved the page meanwhile', () => {
  async function meanwhile(theirs: string, typed = ' Mine.', before = 'Two.') {
    const page = servePage(pageOf(one, [before, 'दुई।']));
    const user = await open();
    await user.type(box('Paragraph 2: English'), typed);
    // A new paragraph above.
    page.model = pageOf(added, one, [theirs, 'दुई।']);
    await save(user);
    return {page, user};
  }

  it('saves what was typed where its text is now, with the caret in it', async () => {
    const {page} = await meanwhile('Two.');
    await waitFor(() => expect(page.saves).toHaveLength(2));
    await waitFor(() => expect(document.activeElement).toBe(box('Paragraph 3: English')));
    expect(page.saves[1]).toMatchObject({
      edits: [{kind: 'set', file: FILES.en, path: [2], value: 'Two. Mine.'}],
    });
  });

  it('keeps both of two neighbours', async () => {
    const page = serveTwo();
    const user = await open();
    await user.type(box('Paragraph 1: English'), ' Mine.');
    await user.type(box('Paragraph 2: English'), ' Mine.');
    cleanup();
    page.model = pageOf(added, one, two);
    await (await open()).click(button('Save 2 changes'));
    await waitFor(() => expect(page.saves).toHaveLength(1));
    expect(page.saves[0]).toMatchObject({
      edits: [
        {path: [1], value: 'One. Mine.'},
        {path: [2], value: 'Two. Mine.'},
      ],
    });
  });

  it('joins what both wrote in one text', async () => {
    const {page} = await meanwhile('Two. Theirs.');
    await waitFor(() => expect(page.saves).toHaveLength(2));
    expect(page.saves[1]).toMatchObject({edits: [{path: [2], value: 'Two. Mine. Theirs.'}]});
  });

  it('saves mine where it is the same sentence, with what was there before, so that theirs can be chosen', async () => {
    const {page} = await meanwhile('It is one. Theirs.', '{Backspace>4/}mine.', 'It is two.');
    await waitFor(() => expect(page.saves).toHaveLength(2));
    const edit = {path: [2], was: 'It is one. Theirs.', base: 'It is two.'};
    expect(page.saves[1]).toMatchObject({edits: [{...edit, value: 'It is mine. Theirs.'}]});
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });
});

it('says what changed in one language, and that both say the same', async () => {
  const target = {locale: 'ne', name: 'press', place: '1', english: 'a', translation: 'b'} as const;
  const changes = {en: ['We', {before: 'close', after: 'end'}, 'it.'], ne: undefined};
  const page = servePage(
    pageOf(['We end it.', 'अन्त्य।', {open: {state: 'english', changes, target}}]),
  );
  const user = await open();
  const block = within(screen.getAllByRole('listitem')[1]!);
  expect(block.getByText('Changed in English, not yet in Nepali')).toBeTruthy();
  expect(block.getByText('close').tagName).toBe('DEL');
  await user.click(block.getByRole('button', {name: 'Both say the same'}));
  await waitFor(() => expect(page.agreed).toEqual([target]));
});

it('adds a heading to both languages with one address', async () => {
  const page = serveTwo();
  const user = await open();
  await user.click(button(/Add heading after Paragraph 1/));
  await user.type(box('New heading: English'), 'What’s new?');
  await user.click(button('Add heading'));
  expect(screen.getByText('Write this text in both languages.')).toBeTruthy();
  await user.type(box('New heading: नेपाली'), 'नयाँ के छ?');
  await user.click(button('Add heading'));
  await waitFor(() => expect(page.saves).toHaveLength(1));
  const heading = {type: 'heading', level: 2, id: 'whats-new'};
  const at = {kind: 'insert', index: 1};
  expect(page.saves[0]?.edits).toEqual([
    {...at, file: FILES.en, was: 'One.', value: [{...heading, text: 'What’s new?'}]},
    {...at, file: FILES.ne, was: 'एक।', value: [{...heading, text: 'नयाँ के छ?'}]},
  ]);
});

it('begins the next paragraphs with Enter, and adds them in both languages, once', async () => {
  const page = serveTwo();
  const user = await open();
  await user.type(box('Paragraph 1: English'), '{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(box('New paragraph: English')));
  await user.keyboard('A.{Enter}B.');
  await user.type(box('New paragraph: नेपाली'), 'क।');
  await user.click(button('Add paragraph'));
  expect(descriptionOf(box('New paragraph: नेपाली'))).toContain('2 in English and 1 in Nepali');
  await user.type(box('New paragraph: नेपाली'), '{Enter}ख।');
  await user.dblClick(button('Add paragraph'));
  await waitFor(() => expect(document.activeElement).toBe(box('Paragraph 2: English')));
  const en = {kind: 'insert', index: 1, file: FILES.en, was: 'One.'};
  const ne = {...en, file: FILES.ne, was: 'एक।'};
  expect(page.saves.map(({edits}) => edits)).toEqual([
    [
      {...en, value: ['A.', 'B.'].map((text) => ({type: 'paragraph', text}))},
      {...ne, value: ['क।', 'ख।'].map((text) => ({type: 'paragraph', text}))},
    ],
  ]);
  expect(localStorage).toHaveLength(0);
});

it('keeps what is written and not added yet at its place, and what was put aside', async () => {
  const page = serveTwo();
  const user = await open();
  await user.click(button(/Add paragraph after Paragraph 2/));
  await user.type(box('New paragraph: English'), 'Kept.');
  cleanup();
  page.model = pageOf(added, one, two);
  await open();
  const row = within(box('Paragraph 3: English').closest('li')!);
  expect(row.getByRole('textbox', {name: 'New paragraph: English'})).toHaveProperty(
    'value',
    'Kept.',
  );
  expect(status()).toContain('1 new part not added');
  await user.click(row.getByRole('button', {name: 'Cancel'}));
  expect(status()).not.toContain('not added');
  await user.click(button(/Add heading after Paragraph 3/));
  expect(box('New heading: English')).toHaveProperty('value', 'Kept.');
});

it('asks before it removes a paragraph in both languages, and says why that was rejected', async () => {
  const message = 'A page needs two paragraphs.';
  let problems = [problem(message)];
  const page = serveTwo(() => problems);
  const user = await open();
  await user.click(button('Remove Paragraph 2'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('दुई।')).toBeTruthy();
  await user.click(dialog.getByRole('button', {name: 'Remove'}));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(screen.getAllByText(message)).toHaveLength(1);
  problems = [];
  await user.click(dialog.getByRole('button', {name: 'Remove'}));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.saves.at(-1)?.edits).toEqual([
    {kind: 'set', file: FILES.en, path: [1], was: 'Two.'},
    {kind: 'set', file: FILES.ne, path: [1], was: 'दुई।'},
  ]);
});

it('adds a card with the icon of the one above, or another one', async () => {
  const next = {name: 'Card', title: 'title', hasId: false, icon: 'world'};
  const page = servePage(pageOf([...one, {next}]));
  const user = await open();
  await user.click(button(/^Add card/));
  const form = within(screen.getByRole('form', {name: 'New card'}));
  for (const field of ['Title', 'First paragraph']) {
    await user.type(form.getByRole('textbox', {name: `${field}: English`}), 'A');
    await user.type(form.getByRole('textbox', {name: `${field}: नेपाली`}), 'क');
  }
  const icon = screen.getByRole('combobox', {name: 'Icon'});
  expect(icon).toHaveProperty('value', 'world');
  await user.selectOptions(icon, 'users');
  await user.click(button('Add card'));
  await waitFor(() =>
    expect(page.saves[0]?.edits).toMatchObject([
      {value: [{attributes: {title: 'A', icon: 'users'}, text: 'A'}]},
      {value: [{attributes: {title: 'क', icon: 'users'}, text: 'क'}]},
    ]),
  );
});

it('leads from what was found in one language to the box of that language', async () => {
  const where = {view: 'page', name: FILES.en, field: 'title'} as const;
  serve({find: () => ({found: [{label: 'Press › Title', text: 'प्रेस', locale: 'ne', where}]})});
  renderInEditor(() => <FindView text="प्रेस" locale="ne" />);
  const link = await screen.findByRole<HTMLAnchorElement>('link', {name: /Press › Title/});
  expect(readAddress(link.hash)).toEqual({...where, locale: 'ne'});
});

it('shows beside its box what is wrong with a text of a new page', async () => {
  const message = 'Words in braces are read as code.';
  const file = 'i18n/ne/docusaurus-plugin-content-docs/current/press.mdx';
  serve({
    newPage: () => ({
      result: 'rejected',
      problems: [{...problem(message, file), place: ['heading']}],
    }),
  });
  const {user} = renderInEditor(() => <NewPageView />);
  for (const field of ['Name of the page', 'Heading', 'Description']) {
    await user.type(box(`${field}: English`), 'Press');
    await user.type(box(`${field}: नेपाली`), 'प्रेस');
  }
  await user.click(button('Create the page'));
  await waitFor(() => expect(descriptionOf(box('Heading: नेपाली'))).toContain(message));
  expect(screen.getAllByText(message)).toHaveLength(1);
});

it('shows what was typed in a page or list that is gone, until it is discarded', async () => {
  const base = [{id: 'asha', role: {en: 'Designer', ne: 'डिजाइनर'}}];
  const value = [{...base[0]!, role: {en: 'Painter', ne: 'डिजाइनर'}}];
  unsaved.replace(
    [],
    [
      {file: 'docs/old.mdx', path: [1], value: 'Lost words.', base: 'Words.'},
      {file: 'src/data/team.yml', path: [], value, base},
      {file: 'i18n/ne/press.mdx', path: [1], value: 'एक।', base: ''},
    ],
  );
  const page = {route: '/press', name: {en: 'Press', ne: 'प्रेस'}, markdown: FILES.en};
  const pages = [{...page, isLasting: true, parts: [], copy: undefined, lists: [], group: 'news'}];
  const {user} = renderInEditor(() => <PagesView />, {overview: {...emptyOverview, pages}});
  expect(box('Not saved, and its place is gone: Team')).toHaveProperty('value', 'Painter');
  expect(box('Not saved, and its place is gone: Old')).toHaveProperty('value', 'Lost words.');
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  for (let left = 2; left > 0; left -= 1) {
    expect(screen.getByRole('heading', {name: 'Not saved, and its place is gone'})).toBeTruthy();
    await user.click(screen.getAllByRole('button', {name: 'Discard this text'})[0]!);
  }
  expect(screen.queryByRole('heading', {level: 2})).toBeNull();
  expect(unsaved.of().map(({file}) => file)).toEqual(['i18n/ne/press.mdx']);
});

it('follows a page to its new address with what was typed', async () => {
  serve({
    newest: () => nothingNew,
    page: () => refuse('There is no such page.'),
    deleted: () => ({deleted: []}),
  });
  unsaved.replace([], [{file: 'docs/old.mdx', path: [1], value: 'Typed.', base: 'Words.'}]);
  const redirects = [{from: '/old', to: '/new'}];
  const {address} = renderInEditor(() => <PageView name="docs/old.mdx" />, {
    overview: {...emptyOverview, redirects},
  });
  await waitFor(() => expect(address()).toEqual({view: 'page', name: 'docs/new.mdx'}));
  expect(unsaved.of().map(({file}) => file)).toEqual(['docs/new.mdx']);
});

it('shows what was typed in a page that somebody has deleted, and a way to restore the page', async () => {
  serve({
    newest: () => nothingNew,
    page: () => refuse('There is no such page.'),
    deleted: () => ({deleted: []}),
  });
  unsaved.replace([], [{file: 'docs/old.mdx', path: [1], value: 'Typed.', base: 'Words.'}]);
  renderInEditor(() => <PageView name="docs/old.mdx" />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This page has been deleted/);
  expect(box('Not saved, and its place is gone: Old')).toHaveProperty('value', 'Typed.');
  expect(screen.getByRole('heading', {level: 1, name: 'Old'})).toBeTruthy();
  expect(button('Deleted earlier')).toBeTruthy();
});

it('says why a page must stay, and moves and deletes another one', async () => {
  const moves: object[] = [];
  const page = {route: '/work', name: {en: 'Work', ne: 'काम'}, markdown: 'docs/work.mdx'};
  const pages = [{...page, isLasting: false, parts: [], copy: undefined, lists: [], group: 'news'}];
  const links = [
    {label: 'Other', within: 'Other', where: {view: 'page', name: 'pages/other.mdx'}},
  ] as const;
  serve({
    pageLinks: () => ({links: [...links], problems: [problem('Other texts still link to it.')]}),
    movePage: (move) => {
      moves.push(move);
      if (move.to === '/A') return {result: 'rejected', problems: [problem('Small letters.')]};
      return {result: 'saved'};
    },
  });
  const {user, address} = renderInEditor(() => <PageAddress route="/work" />, {
    overview: {...emptyOverview, pages},
  });
  await user.click(button('Address and deletion'));
  const link = await screen.findByRole<HTMLAnchorElement>('link', {name: 'Other'});
  expect(readAddress(link.hash)).toEqual(links[0].where);
  expect(screen.getByText('Other texts still link to it.')).toBeTruthy();
  expect(screen.queryByRole('button', {name: 'Delete this page'})).toBeNull();
  const field = screen.getByRole('textbox', {name: 'Address'});
  await user.clear(field);
  await user.type(field, 'A{Enter}');
  await waitFor(() => expect(descriptionOf(field)).toContain('Small letters.'));
  await user.clear(field);
  await user.type(field, 'new{Enter}');
  await waitFor(() => expect(address()).toEqual({view: 'page', name: 'docs/new.mdx'}));
  expect(moves).toEqual(['/A', '/new'].map((to) => ({from: '/work', to})));
});
