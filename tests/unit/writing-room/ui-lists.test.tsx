/** @jest-environment jsdom */
import {cleanup, fireEvent, screen, waitFor, within} from '@testing-library/react';
import type {Field, Form, Json, ListModel, Problem} from '@site/writing-room/protocol';
import {ListView} from '@site/writing-room/ui/lists/ListView';
import {emptyOverview, renderInRoom, serveList} from './support/fakeRoom';

beforeAll(() => {
  // jsdom has neither.
  globalThis.CSS = {escape: (text: string) => text.replace(/[^\w-]/g, '\\$&')} as typeof CSS;
  HTMLDialogElement.prototype.showModal = () => undefined;
});
beforeEach(() => localStorage.clear());

const field = (key: string, form: Form, isOptional = false): Field => ({
  key,
  label: {en: key.charAt(0).toUpperCase() + key.slice(1), ne: `${key} (ने)`},
  isOptional,
  form,
});
const group = (...fields: Field[]): Form => ({kind: 'group', fields});
const id = field('id', {kind: 'line', format: 'id'});
const text = (key: string, isOptional = false) => field(key, {kind: 'text'}, isOptional);

function listModel(form: Form, value: Json, more: Partial<ListModel> = {}): ListModel {
  return {
    name: 'team',
    file: 'src/data/team.yml',
    version: '0',
    label: {en: 'Team', ne: 'टोली'},
    help: '',
    shape: 'list',
    form,
    value,
    open: {},
    comments: {},
    problems: [],
    ...more,
  };
}

const person = group(
  id,
  text('name'),
  text('role'),
  text('note', true),
  field('standin', {kind: 'yes'}, true),
);
const people: Json = [
  {id: 'asha', name: {en: 'Asha', ne: 'आशा'}, role: {en: 'Designer', ne: 'डिजाइनर'}},
  {id: 'bina', name: {en: 'Bina', ne: 'बिना'}, role: {en: 'Editor', ne: 'सम्पादक'}, standin: true},
  {id: 'chet', name: {en: 'Chet', ne: 'चेत'}, role: {en: 'Driver', ne: 'चालक'}},
];

const show = (name = 'team') =>
  renderInRoom((address) => (
    <ListView name={name} path={address?.view === 'list' ? address.path : undefined} />
  ));

const button = (name: string | RegExp) => screen.getByRole('button', {name});
const box = (name: string) => screen.getByRole('textbox', {name});

describe('a list of entries', () => {
  it('shows the entries by name, and the form of the chosen one in both languages', async () => {
    serveList(listModel(person, people));
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: /^Bina/}));
    expect(box('Name: English')).toHaveProperty('value', 'Bina');
    expect(box('Name: नेपाली')).toHaveProperty('value', 'बिना');
    expect(box('Name: नेपाली').lang).toBe('ne');
    expect(screen.getByRole('checkbox', {name: 'Sample'})).toHaveProperty('checked', true);
  });

  it('shows the first page that shows the list', async () => {
    serveList(listModel(person, people));
    const page = {name: {en: '', ne: ''}, parts: [], lists: []};
    const pages = [
      {...page, route: '/faq'},
      {...page, route: '/about', lists: ['team']},
      {...page, route: '/team', lists: ['team']},
    ];
    const showPage = jest.fn();
    renderInRoom(() => <ListView name="team" />, {overview: {...emptyOverview, pages}, showPage});
    await screen.findByRole('button', {name: /^Bina/});
    expect(showPage.mock.calls).toEqual([['/about']]);
  });

  it('saves one word as one edit', async () => {
    const fake = serveList(listModel(person, people));
    const {user} = show();
    await user.type(await screen.findByRole('textbox', {name: 'Role: English'}), ' and baker');
    await user.click(button('Save 1 change'));
    await waitFor(() => expect(fake.saves).toHaveLength(1));
    expect(fake.saves[0]).toEqual({
      edits: [
        {
          kind: 'set',
          file: 'src/data/team.yml',
          path: [0, 'role', 'en'],
          value: 'Designer and baker',
        },
      ],
      versions: {'src/data/team.yml': '0'},
      label: 'Team',
    });
  });

  it('adds an entry with an id from its English name, and focuses it', async () => {
    const fake = serveList(listModel(person, people));
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: 'Add an entry'}));
    expect(document.activeElement).toBe(box('Name: English'));
    await user.keyboard('Dipa Rai');
    await user.type(box('Name: नेपाली'), 'दिपा राई');
    await user.type(box('Role: English'), 'Cook');
    await user.type(box('Role: नेपाली'), 'भान्से');
    await user.click(button('Add to the list'));
    await waitFor(() => expect(fake.saves).toHaveLength(1));
    expect(fake.saves[0]!.edits).toEqual([
      {
        kind: 'insert',
        file: 'src/data/team.yml',
        path: [],
        index: 3,
        value: {
          id: 'dipa-rai',
          name: {en: 'Dipa Rai', ne: 'दिपा राई'},
          role: {en: 'Cook', ne: 'भान्से'},
        },
      },
    ]);
    const heading = await screen.findByRole('heading', {level: 2, name: 'Dipa Rai'});
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('leaves a writer who has gone elsewhere while an entry was saved where they are', async () => {
    const fake = serveList(listModel(person, people), () => {
      if (fake.saves.length === 0) location.hash = '#/todo';
      return [];
    });
    location.hash = '#/list/team';
    const {user, address} = show();
    await user.click(await screen.findByRole('button', {name: 'Move down Asha'}));
    await screen.findByText('“Asha” is now number 2 of 3.');
    expect(fake.saves).toHaveLength(1);
    expect(address()).toBeUndefined();
    location.hash = '';
  });

  it('calls an empty field of a new entry wrong only when a writer has left it, or adds it', async () => {
    const problem = (key: string): Problem => ({
      file: 'src/data/team.yml',
      line: 1,
      place: ['team', key, 'en'],
      message: `The ${key} is empty.`,
    });
    const fake = serveList(listModel(person, people), () => [problem('name'), problem('role')]);
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: 'Add an entry'}));
    await user.tab();
    expect(await screen.findByText('The name is empty.')).toBeTruthy();
    expect(screen.queryByText('The role is empty.')).toBeNull();
    await user.click(button('Add to the list'));
    expect(await screen.findByText('The role is empty.')).toBeTruthy();
    expect(fake.saves).toEqual([]);
  });

  it('keeps a new entry that is not added yet when the page is loaded again', async () => {
    serveList(listModel(person, people));
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: 'Add an entry'}));
    await user.keyboard('Dipa');
    cleanup();
    show();
    expect(await screen.findByRole('textbox', {name: 'Name: English'})).toHaveProperty(
      'value',
      'Dipa',
    );
  });

  it('begins a copy as a new entry', async () => {
    const fake = serveList(listModel(person, people));
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: 'Duplicate Asha'}));
    await user.type(box('Name: English'), ' Two');
    await user.click(button('Add to the list'));
    await waitFor(() => expect(fake.saves).toHaveLength(1));
    expect(fake.saves[0]!.edits[0]).toMatchObject({
      kind: 'insert',
      value: {id: 'asha-two', name: {en: 'Asha Two', ne: 'आशा'}},
    });
  });

  it('moves an entry and says where it is', async () => {
    const fake = serveList(listModel(person, people));
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: 'Move down Asha'}));
    expect(await screen.findByText('“Asha” is now number 2 of 3.')).toBeTruthy();
    expect(fake.saves[0]!.edits).toEqual([
      {kind: 'move', file: 'src/data/team.yml', path: [0], to: 1},
    ]);
    expect(screen.getByRole('heading', {level: 2, name: 'Asha'})).toBeTruthy();
  });

  it('says that a move was rejected until that is discarded', async () => {
    const problem = {
      file: 'src/data/team.yml',
      line: 1,
      place: [],
      message: 'The founder comes first.',
    };
    const fake = serveList(listModel(person, people), (_value, edits) =>
      edits.some(({kind}) => kind === 'move') ? [problem] : [],
    );
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: 'Move down Asha'}));
    expect(await screen.findByText('The founder comes first.')).toBeTruthy();
    expect(screen.getByText(/^Cannot be saved yet/)).toBeTruthy();
    await user.click(button('Discard'));
    await waitFor(() => expect(screen.queryByText('The founder comes first.')).toBeNull());
    expect(screen.queryByText(/^Cannot be saved yet/)).toBeNull();
    expect(screen.queryByRole('button', {name: 'Discard'})).toBeNull();
    expect(fake.saves).toEqual([]);
  });

  it('asks before it deletes, and focuses the neighbour afterwards', async () => {
    const fake = serveList(listModel(person, people));
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: 'Delete Asha'}));
    const question = screen.getByRole('alertdialog', {name: /^Delete “Asha”\?/});
    expect(fake.saves).toEqual([]);
    await user.click(within(question).getByRole('button', {name: 'Yes, delete'}));
    const next = await screen.findByRole('heading', {level: 2, name: 'Bina'});
    expect(fake.saves[0]!.edits).toEqual([{kind: 'remove', file: 'src/data/team.yml', path: [0]}]);
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('adds and removes an optional field', async () => {
    const fake = serveList(listModel(person, people));
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: '+ Note'}));
    expect(document.activeElement).toBe(box('Note: English'));
    await user.keyboard('Hello');
    await user.click(button('Remove Note'));
    expect(screen.queryByRole('textbox', {name: 'Note: English'})).toBeNull();
    expect(screen.queryByRole('button', {name: /^Save \d/})).toBeNull();
    expect(fake.saves).toEqual([]);
  });

  it('shows a problem beside its field, and one of no field at the top', async () => {
    const at = (place: readonly string[], message: string): Problem => ({
      file: 'src/data/team.yml',
      line: 1,
      place,
      message,
    });
    const problems = [at(['asha', 'role', 'ne'], 'No danda.'), at([], 'Two entries are the same.')];
    serveList(listModel(person, people, {problems}));
    show();
    expect(await screen.findByText('Two entries are the same.')).toBeTruthy();
    expect(box('Role: नेपाली').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('button', {name: /^Asha.*To correct/})).toBeTruthy();
  });

  it('finds entries by any of their words', async () => {
    const many = Array.from({length: 70}, (_, index) => ({
      id: `entry-${index}`,
      name: {en: `Person ${index}`, ne: `व्यक्ति ${index}`},
      role: {en: 'Helper', ne: index === 42 ? 'ड्राइभर' : 'सहायक'},
    }));
    serveList(listModel(person, many));
    const {user} = show();
    await user.type(await screen.findByRole('searchbox', {name: 'Find in this list'}), 'ड्राइभर');
    expect(screen.getByText('1 found')).toBeTruthy();
    expect(screen.getByRole('button', {name: /^Person 42/})).toBeTruthy();
  });

  it('says when a list is empty', async () => {
    serveList(listModel(person, []));
    show();
    expect(await screen.findByText('This list is empty.')).toBeTruthy();
  });

  it('settles a text that was changed in one language', async () => {
    const target = {locale: 'ne' as const, name: 'team', place: 'x', english: 'a', twin: 'b'};
    const open = {
      '0.role': {
        state: 'english' as const,
        changes: {en: 'a [good → better] day', ne: undefined},
        target,
      },
    };
    const fake = serveList(listModel(person, people, {open}));
    const {user} = show();
    expect((await screen.findByText('better')).tagName).toBe('INS');
    await user.click(button('Both say the same'));
    await waitFor(() => expect(screen.queryByText('better')).toBeNull());
    expect(fake.agreed).toEqual([target]);
  });
});

describe('a picture', () => {
  const member = group(id, text('name'), field('image', {kind: 'picture', least: 800}, true));
  const members: Json = [{id: 'asha', name: {en: 'Asha', ne: 'आशा'}, image: '/img/team/asha.jpg'}];
  const picture = (name: string, type: string) => new File(['picture'], name, {type});
  const drop = (file: File) =>
    fireEvent.drop(screen.getByLabelText(/Choose (a|another) picture/), {
      dataTransfer: {files: [file]},
    });

  beforeEach(() => {
    // jsdom does not read pictures.
    globalThis.createImageBitmap = () =>
      Promise.resolve({width: 1200, height: 1200, close: () => undefined});
  });

  async function showMember() {
    const fake = serveList(listModel(member, members));
    const room = show();
    await screen.findByRole('textbox', {name: 'Name: English'});
    return {...room, fake};
  }

  it('is taken where it is dropped, and saved under a name that fits', async () => {
    const {fake} = await showMember();
    drop(picture('DSC_0042.JPG', 'image/jpeg'));
    expect(await screen.findByText('1200 pixels wide (at least 800)')).toBeTruthy();
    expect(fake.saves[0]!.edits).toMatchObject([
      {kind: 'upload', content: 'cGljdHVyZQ=='},
      {kind: 'set', path: [0, 'image'], value: expect.stringMatching(/^\/img\/team\/asha.*\.jpg$/)},
    ]);
  });

  it('of an iPhone is answered in words before any upload', async () => {
    const {fake} = await showMember();
    drop(picture('IMG_0042.HEIC', ''));
    expect(
      await screen.findByText(
        /“IMG_0042\.HEIC” was not taken\. This is a HEIC picture of an iPhone/,
      ),
    ).toBeTruthy();
    expect(fake.saves).toEqual([]);
  });

  it('larger than 25 megabytes is answered in words before any upload', async () => {
    const {fake} = await showMember();
    const large = picture('scan.png', 'image/png');
    Object.defineProperty(large, 'size', {value: 25_000_001});
    drop(large);
    expect(await screen.findByText(/This picture is larger than 25 megabytes/)).toBeTruthy();
    expect(fake.saves).toEqual([]);
  });

  it('of a new entry has to be chosen again after a reload, and the field is empty', async () => {
    const {user} = await showMember();
    await user.click(button('Add an entry'));
    await user.keyboard('Dipa');
    drop(picture('dipa.jpg', 'image/jpeg'));
    await screen.findByText('1200 pixels wide (at least 800)');
    cleanup();
    const {user: later, fake} = await showMember();
    expect(box('Name: English')).toHaveProperty('value', 'Dipa');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText(/Please choose again: dipa\.jpg$/)).toBeTruthy();
    await later.click(button('Add to the list'));
    await waitFor(() => expect(fake.saves).toHaveLength(1));
    expect(fake.saves[0]!.edits).toEqual([
      expect.objectContaining({
        kind: 'insert',
        value: expect.not.objectContaining({image: expect.anything()}),
      }),
    ]);
  });
});

describe('entries in the order of their days', () => {
  const outlets: Form = {
    kind: 'choice',
    choices: ['daily', 'radio'],
    names: {daily: {en: 'The Daily', ne: 'दैनिक'}, radio: {en: 'Radio', ne: 'रेडियो'}},
  };
  const card = group(
    id,
    field('outlet', outlets),
    field('headline', {kind: 'line'}),
    field('date', {kind: 'line', format: 'date'}),
  );
  const cards = [
    {id: 'daily-2024-12-20', outlet: 'daily', headline: 'Third', date: '2024-12-20'},
    {id: 'radio-2024-06-01', outlet: 'radio', headline: 'Second', date: '2024-06-01'},
    {id: 'daily-2023-01-01', outlet: 'daily', headline: 'First', date: '2023-01-01'},
  ];

  it('puts a new one in its place, with an id from what it is', async () => {
    const fake = serveList(listModel(card, cards));
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: 'Add an entry'}));
    await user.selectOptions(screen.getByRole('combobox', {name: 'Outlet'}), 'Radio');
    await user.type(box('Headline'), 'Between');
    const date = screen.getByLabelText('Date');
    await user.clear(date);
    await user.type(date, '2024-08-09');
    await user.click(button('Add to the list'));
    await waitFor(() => expect(fake.saves).toHaveLength(1));
    expect(fake.saves[0]!.edits).toMatchObject([
      {kind: 'insert', index: 1, value: {id: 'radio-2024-08-09', headline: 'Between'}},
    ]);
    const edit = fake.saves[0]!.edits[0];
    const written = edit?.kind === 'insert' ? edit.value : null;
    expect(Object.keys(written ?? {})).toEqual(['id', 'outlet', 'headline', 'date']);
  });
});

describe('a file of named fields', () => {
  const goal = group(id, text('title'));
  const mission = group(
    text('vision'),
    field('goals', {kind: 'list', item: goal}),
    field('phone', group(field('shown', {kind: 'line'}))),
    field('year', {kind: 'number', least: 0}),
  );
  const value = {
    vision: {en: 'See', ne: 'हेर्नु'},
    goals: [{id: 'one', title: {en: 'One', ne: 'एक'}}],
    phone: {shown: '01'},
    year: 2025,
  };

  it('is one form with groups', async () => {
    const fake = serveList(listModel(mission, value, {shape: 'map'}));
    const {user} = show();
    const phone = await screen.findByRole('group', {name: 'Phone'});
    await user.type(within(phone).getByRole('textbox', {name: 'Shown'}), '2');
    const year = box('Year');
    await user.clear(year);
    await user.type(year, '2026');
    await user.click(button('Save 2 changes'));
    await waitFor(() =>
      expect(fake.model.value).toMatchObject({phone: {shown: '012'}, year: 2026}),
    );
  });

  it('adds an entry to a list within it', async () => {
    const fake = serveList(listModel(mission, value, {shape: 'map'}));
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: 'Add to: Goals'}));
    const form = within(screen.getByRole('region', {name: 'New entry'}));
    await user.type(form.getByRole('textbox', {name: 'Title: English'}), 'Two');
    await user.type(form.getByRole('textbox', {name: 'Title: नेपाली'}), 'दुई');
    await user.click(form.getByRole('button', {name: 'Add to the list'}));
    await waitFor(() => expect(fake.saves).toHaveLength(1));
    expect(fake.saves[0]!.edits).toMatchObject([
      {kind: 'insert', path: ['goals'], index: 1, value: {id: 'two', title: {en: 'Two', ne: 'दुई'}}},
    ]);
  });
});
