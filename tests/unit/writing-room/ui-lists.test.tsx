/** @jest-environment jsdom */
import {cleanup, fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import type {Field, Form, Json, ListModel, OpenText, Problem} from '@site/writing-room/protocol';
import {ListView} from '@site/writing-room/ui/lists/ListView';
import {withPart} from 'minimal-edits/values';
import {emptyOverview, type FakeList, renderInRoom, serveList} from './support/fakeRoom';

beforeAll(() => {
  // jsdom has neither.
  HTMLDialogElement.prototype.showModal = () => undefined;
});
beforeEach(() => localStorage.clear());

const FILE = 'src/data/team.yml';
const field = (key: string, form: Form, isOptional = false): Field => ({
  key,
  label: {en: key.charAt(0).toUpperCase() + key.slice(1), ne: `${key} (ने)`},
  isOptional,
  form,
});
const group = (...fields: Field[]): Form => ({kind: 'group', fields});
const id = field('id', {kind: 'line', format: 'id'});
const text = (key: string, isOptional = false) => field(key, {kind: 'text'}, isOptional);
const problem = (place: readonly string[], message: string, example?: string): Problem => ({
  file: FILE,
  line: 72,
  place,
  message,
  example,
});

const show = (room: Parameters<typeof renderInRoom>[1] = {}) =>
  renderInRoom(
    (address) => (
      <ListView name="team" path={address?.view === 'list' ? address.path : undefined} />
    ),
    room,
  );

const listModel = (form: Form, value: Json, more: Partial<ListModel> = {}): ListModel => ({
  name: 'team',
  file: FILE,
  label: {en: 'Team', ne: 'टोली'},
  help: '',
  shape: 'list',
  form,
  value,
  open: {},
  comments: {},
  problems: [],
  ...more,
});

/** The view of a list that is kept in memory. */
const showList = (
  form: Form,
  value: Json,
  more: Partial<ListModel> = {},
  problemsOf?: Parameters<typeof serveList>[1],
) => ({fake: serveList(listModel(form, value, more), problemsOf), ...show()});

const button = (name: string | RegExp) => screen.getByRole('button', {name});
const box = (name: string) => screen.getByRole('textbox', {name});
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', {name}));

const person = group(
  id,
  text('name'),
  text('role'),
  text('note', true),
  field('standin', {kind: 'yes'}, true),
);
const people: readonly Json[] = [
  {id: 'asha', name: {en: 'Asha', ne: 'आशा'}, role: {en: 'Designer', ne: 'डिजाइनर'}},
  {id: 'bina', name: {en: 'Bina', ne: 'बिना'}, role: {en: 'Editor', ne: 'सम्पादक'}, standin: true},
  {id: 'chet', name: {en: 'Chet', ne: 'चेत'}, role: {en: 'Driver', ne: 'चालक'}},
];

const names = (fake: FakeList) =>
  (fake.model.value as typeof people).map((entry) => (entry as {id: string}).id);
const saved = async (user: UserEvent, fake: FakeList, times = 1) => {
  await user.click(button(/^Save \d/));
  await waitFor(() => expect(fake.saves).toHaveLength(times));
};

describe('a list of entries', () => {
  it('shows the form of the chosen entry in both languages, and saves what is typed', async () => {
    const {fake, user} = showList(person, people);
    await user.click(await screen.findByRole('button', {name: /^Bina/}));
    expect(box('Name: English')).toHaveProperty('value', 'Bina');
    expect(box('Name: नेपाली')).toHaveProperty('value', 'बिना');
    expect(box('Name: नेपाली').lang).toBe('ne');
    expect(screen.getByRole('checkbox', {name: 'Sample'})).toHaveProperty('checked', true);
    await user.type(box('Role: English'), ' and baker');
    await user.click(button('Save 1 change'));
    await waitFor(() => expect(fake.saves).toHaveLength(1));
    const value = withPart(people, [1, 'role', 'en'], 'Editor and baker');
    expect(fake.saves[0]).toEqual({
      edits: [{kind: 'set', file: FILE, path: [], value, was: people}],
      label: 'Team',
    });
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('shows the first page that shows the list', async () => {
    const page = {name: {en: '', ne: ''}, parts: [], lists: []};
    const pages = [
      {...page, route: '/faq'},
      {...page, route: '/about', lists: ['team']},
      {...page, route: '/team', lists: ['team']},
    ];
    const showPage = jest.fn();
    serveList(listModel(person, people));
    show({overview: {...emptyOverview, pages}, showPage});
    await screen.findByRole('button', {name: /^Bina/});
    expect(showPage.mock.calls).toEqual([['/about']]);
  });

  it('adds entries with ids from their English names, and saves them with what else was typed', async () => {
    const {fake, user} = showList(person, people);
    await user.type(await screen.findByRole('textbox', {name: 'Role: English'}), '!');
    await press(user, 'Add an entry');
    expect(document.activeElement).toBe(box('Name: English'));
    await user.keyboard('Dipa Rai');
    await press(user, 'Duplicate Dipa Rai');
    await user.type(box('Name: नेपाली'), 'दिपा राई');
    expect(screen.getAllByRole('button', {name: /^Dipa Rai.*Not saved yet/})).toHaveLength(2);
    await saved(user, fake);
    expect(fake.model.value).toEqual([
      {...Object(people[0]), role: {en: 'Designer!', ne: 'डिजाइनर'}},
      ...people.slice(1),
      {id: 'dipa-rai', name: {en: 'Dipa Rai', ne: ''}, role: {en: '', ne: ''}},
      {id: 'dipa-rai-2', name: {en: 'Dipa Rai', ne: 'दिपा राई'}, role: {en: '', ne: ''}},
    ]);
  });

  it('puts a new entry where its day belongs when it is saved', async () => {
    const news = group(
      id,
      field('day', {kind: 'line', format: 'date'}),
      text('title', true),
      text('text'),
    );
    const days = ['2025-03-01', '2025-02-01', '2025-01-01'];
    const entries = days.map((day) => ({id: day, day, text: {en: day, ne: day}}));
    const {fake, user, address} = showList(news, entries);
    await press(user, 'Add an entry');
    fireEvent.change(screen.getByLabelText('Day'), {target: {value: '2025-01-15'}});
    await user.type(box('Text: English'), 'It rained');
    await user.click(button('+ Title'));
    await user.keyboard('Rain');
    await saved(user, fake);
    expect(names(fake)).toEqual([days[0], days[1], 'rain', days[2]]);
    expect(address()).toEqual({view: 'list', name: 'team', path: [2]});
  });

  it('calls an empty field of a new entry wrong only when a writer has left it, or saves', async () => {
    const {fake, user} = showList(person, people, {}, (value) =>
      (value as Json[]).length < 4
        ? []
        : ['name', 'role'].map((key) => problem(['entry 4', key, 'en'], `The ${key} is empty.`)),
    );
    await press(user, 'Add an entry');
    await user.tab();
    expect(await screen.findByText('The name is empty.')).toBeTruthy();
    expect(screen.queryByText('The role is empty.')).toBeNull();
    await user.click(button(/^Asha/));
    await user.click(button('Save 1 change'));
    expect(await screen.findByText('The role is empty.')).toBeTruthy();
    // What is wrong with another entry than the one on the screen is shown.
    await waitFor(() => expect(document.activeElement).toBe(box('Name: English')));
    expect(fake.saves).toEqual([]);
  });

  it('keeps everything that is not saved when the page is loaded again', async () => {
    const {user} = showList(person, people);
    await press(user, 'Move down Asha');
    await press(user, 'Add an entry');
    await user.keyboard('Dipa');
    cleanup();
    show();
    await userEvent.click(await screen.findByRole('button', {name: /^Dipa/}));
    expect(box('Name: English')).toHaveProperty('value', 'Dipa');
    expect(screen.getByText('2 changes from last time, not saved yet')).toBeTruthy();
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Bina');
  });

  it('moves an entry and says where it is', async () => {
    const {fake, user} = showList(person, people);
    await press(user, 'Move down Asha');
    expect(screen.getByText('“Asha” is now number 2 of 3.')).toBeTruthy();
    expect(screen.getByRole('heading', {level: 2, name: 'Asha'})).toBeTruthy();
    await saved(user, fake);
    expect(names(fake)).toEqual(['bina', 'asha', 'chet']);
  });

  it('brings back what was deleted until that is saved, and focuses the neighbour', async () => {
    const {fake, user} = showList(person, people);
    await press(user, 'Delete Asha');
    expect(screen.getByText('“Asha” is deleted.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', {level: 2, name: 'Bina'}));
    await press(user, 'Delete Bina');
    await user.type(box('Role: English'), '!');
    await press(user, 'Bring back what was removed');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await press(user, 'Delete Asha');
    await saved(user, fake);
    expect(names(fake)).toEqual(['bina', 'chet']);
    expect(fake.model.value).toMatchObject([{}, {role: {en: 'Driver!'}}]);
    expect(screen.queryByRole('button', {name: /^Bring back/})).toBeNull();
  });

  it('adds and removes an optional field', async () => {
    const {user} = showList(person, people);
    await press(user, '+ Note');
    expect(document.activeElement).toBe(box('Note: English'));
    await user.keyboard('Hello');
    await user.click(button('Remove Note'));
    expect(screen.queryByRole('textbox', {name: 'Note: English'})).toBeNull();
    expect(document.activeElement).toBe(button('+ Note'));
    expect(screen.queryByRole('button', {name: /^Save \d/})).toBeNull();
    await press(user, 'Bring back what was removed');
    expect(box('Note: English')).toHaveProperty('value', 'Hello');
  });

  it('shows a problem beside its field, and one of no field at the top', async () => {
    const message = 'Two entries are the same.';
    const problems = [problem(['asha', 'role', 'ne'], 'No danda.'), problem([], message)];
    showList(person, people, {problems});
    expect(await screen.findByText(message)).toBeTruthy();
    expect(box('Role: नेपाली').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('button', {name: /^Asha.*To correct/})).toBeTruthy();
  });

  it('finds entries by any of their words', async () => {
    const many = Array.from({length: 70}, (_, index) => ({
      id: `entry-${index}`,
      name: {en: `Person ${index}`, ne: `व्यक्ति ${index}`},
      role: {en: 'Helper', ne: index === 42 ? 'ड्राइभर' : 'सहायक'},
    }));
    const {user} = showList(person, many);
    await user.type(await screen.findByRole('searchbox', {name: 'Find in this list'}), 'ड्राइभर');
    expect(screen.getByText('1 found')).toBeTruthy();
    expect(screen.getByRole('button', {name: /^Person 42/})).toBeTruthy();
  });

  it('says when a list is empty', async () => {
    showList(person, []);
    expect(await screen.findByText('This list is empty.')).toBeTruthy();
  });
});

describe('a new entry that is rejected', () => {
  const city = group(
    field('id', {kind: 'choice', choices: ['butwal', 'dharan', 'palpa']}),
    text('name'),
  );
  const cities = [
    {id: 'butwal', name: {en: 'Butwal', ne: 'बुटवल'}},
    {id: 'dharan', name: {en: 'Dharan', ne: 'धरान'}},
  ];
  const whenThree =
    (...found: Parameters<typeof problem>) =>
    (value: Json) =>
      Array.isArray(value) && value.length === 3 ? [problem(...found)] : [];

  it.each([
    ['an id that another entry has, too', ['dharan', 'id']],
    ['its number', ['entry 3', 'id']],
    ['its number in Nepali', ['प्रविष्टि ३', 'id']],
  ])('says so at its field, which the check names by %s', async (_, place) => {
    const message = 'It is there already.';
    const {user} = showList(group(id, text('name')), cities, {}, whenThree(place, message));
    await press(user, 'Add an entry');
    const idBox = screen.getByRole('textbox', {name: 'Id', hidden: true});
    fireEvent.change(idBox, {target: {value: 'dharan'}});
    await user.click(button('Save 1 change'));
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(idBox));
    expect(idBox.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^Cannot be saved yet/)).toBeTruthy();
  });

  it('shows, and focuses, what is about no field of its, until it is discarded', async () => {
    const {user} = showList(city, cities, {}, whenThree([], 'Three is too many.'));
    await press(user, 'Add an entry');
    // Nor is it offered the ids that other entries have.
    const offered = within(screen.getByRole('combobox', {name: 'Id'})).getAllByRole('option');
    expect(offered.map(({textContent}) => textContent)).toEqual(['Choose …', 'Palpa']);
    await user.click(button('Save 1 change'));
    const sentence = await screen.findByText('Three is too many.');
    await waitFor(() => expect(document.activeElement?.contains(sentence)).toBe(true));
    await user.click(button('Discard'));
    await waitFor(() => expect(screen.queryByText('Three is too many.')).toBeNull());
    expect(screen.queryByText(/^Cannot be saved yet/)).toBeNull();
  });
});

describe('when somebody else saves the same list meanwhile', () => {
  async function changed(theirs: Json) {
    const room = showList(person, people);
    await room.user.type(
      await screen.findByRole('textbox', {name: 'Role: English'}),
      ' of posters',
    );
    await press(room.user, 'Add an entry');
    await room.user.keyboard('Dipa');
    room.fake.model = {...room.fake.model, value: theirs};
    await room.user.click(button('Save 2 changes'));
    return room;
  }
  const dipa = {id: 'dipa', name: {en: 'Dipa', ne: ''}, role: {en: '', ne: ''}};
  const mine = {en: 'Designer of posters', ne: 'डिजाइनर'};

  it('brings both together by itself where the texts are not the same', async () => {
    const eka = {id: 'eka', name: {en: 'Eka', ne: 'एका'}, role: {en: 'Cook', ne: 'भान्से'}};
    const [asha, bina, chet] = people as Record<string, Json>[];
    const {fake} = await changed([eka, bina!, {...asha, role: {en: 'Designer', ne: 'नयाँ'}}, chet!]);
    await waitFor(() => expect(fake.saves).toHaveLength(1));
    const role = {en: mine.en, ne: 'नयाँ'};
    expect(fake.model.value).toEqual([eka, bina, {...asha, role}, chet, dipa]);
  });

  const theirs = withPart(people, [0, 'role', 'en'], 'Painter');
  const typed = () => screen.getByText('You typed').nextSibling?.textContent;

  it('shows both texts where they are the same, and keeps mine one step away from theirs', async () => {
    const {fake, user} = await changed(theirs);
    const dialog = await screen.findByRole('dialog', {hidden: true});
    expect(within(dialog).getByRole('heading', {level: 3, hidden: true}).textContent).toBe(
      'Asha › Role › English',
    );
    expect(dialog.textContent).toContain('There nowPainter');
    expect(typed()).toBe(mine.en);
    await user.click(screen.getByText('Take theirs'));
    await user.click(await screen.findByRole('button', {name: /^Asha/}));
    expect(box('Role: English')).toHaveProperty('value', 'Painter');
    await press(user, 'Bring back what was removed');
    expect(box('Role: English')).toHaveProperty('value', mine.en);
    await saved(user, fake);
    expect(fake.model.value).toEqual([
      {...Object(people[0]), role: mine},
      ...people.slice(1),
      dipa,
    ]);
  });

  it('puts mine in its place', async () => {
    const {fake, user} = await changed(theirs);
    await user.click(await screen.findByText('Put mine in its place'));
    await waitFor(() => expect(fake.saves).toHaveLength(1));
    expect(fake.model.value).toMatchObject([{role: mine}, {}, {}, dipa]);
    expect(screen.queryByRole('dialog', {hidden: true})).toBeNull();
  });
});

describe('a file of named fields', () => {
  const figures = group(field('year', {kind: 'number', least: 0}));

  it('is one form with groups', async () => {
    const phone = field('phone', group(field('shown', {kind: 'line'})));
    const mission = group(phone, field('year', {kind: 'number', least: 0}));
    const {fake, user} = showList(mission, {phone: {shown: '01'}, year: 2025}, {shape: 'map'});
    const inPhone = within(await screen.findByRole('group', {name: 'Phone'}));
    await user.type(inPhone.getByRole('textbox', {name: 'Shown'}), '2');
    await user.clear(box('Year'));
    await user.type(box('Year'), '2026');
    await user.click(button('Save 2 changes'));
    await waitFor(() =>
      expect(fake.model.value).toMatchObject({phone: {shown: '012'}, year: 2026}),
    );
  });

  it.each([
    ['२०८२', 2082],
    ['1,25,000', 125_000],
    ['100 000', 100_000],
  ])('understands a number as it is typed: %s', async (typed, number) => {
    const {fake, user} = showList(figures, {year: 1}, {shape: 'map'});
    await user.clear(await screen.findByRole('textbox', {name: 'Year'}));
    await user.click(box('Year'));
    await user.paste(typed);
    await user.click(button('Save 1 change'));
    await waitFor(() => expect(fake.model.value).toEqual({year: number}));
  });

  it('leaves what is no number as it was typed, with the sentence of the check', async () => {
    const {user} = showList(figures, {year: 1}, {shape: 'map'}, (value) =>
      JSON.stringify(value).includes('about') ? [problem(['year'], 'This is not a number.')] : [],
    );
    await user.clear(await screen.findByRole('textbox', {name: 'Year'}));
    await user.type(box('Year'), 'about 5');
    expect(await screen.findByText('This is not a number.')).toBeTruthy();
    expect(box('Year')).toHaveProperty('value', 'about 5');
  });

  it('says that there is no such day, and not that nothing was typed', async () => {
    const dates = group(field('day', {kind: 'line', format: 'date'}));
    showList(dates, {day: '2025-02-01'}, {shape: 'map'}, (value) =>
      JSON.stringify(value).includes('""') ? [problem(['day'], '"" is not a date')] : [],
    );
    const day = await screen.findByLabelText('Day');
    // As a browser answers 30 February.
    Object.defineProperty(day, 'validity', {value: {badInput: true}});
    fireEvent.change(day, {target: {value: ''}});
    expect(await screen.findByText('There is no such day.')).toBeTruthy();
    await screen.findByText(/^Cannot be saved yet/);
    expect(screen.queryByText('"" is not a date')).toBeNull();
    expect(day.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows an example below what is typed, not below what is ticked', async () => {
    const problems = [
      problem(['name', 'en'], 'Empty.', 'Asha Tamang'),
      problem(['sure'], 'Not yes or no.', 'true'),
    ];
    const form = group(text('name'), field('sure', {kind: 'yes'}));
    showList(form, {name: {en: 'A', ne: 'अ'}, sure: false}, {shape: 'map', problems});
    expect(await screen.findByText('Asha Tamang')).toBeTruthy();
    expect(screen.getByText('Not yes or no.')).toBeTruthy();
    expect(screen.queryByText('true')).toBeNull();
  });
});

describe('a file', () => {
  const member = group(id, text('name'), field('image', {kind: 'picture', least: 800}, true));
  const asha = {id: 'asha', name: {en: 'Asha', ne: 'आशा'}};
  const picture = (name: string, type: string) => new File(['picture'], name, {type});
  const drop = (file: File) =>
    fireEvent.drop(screen.getByLabelText(/^Choose /), {dataTransfer: {files: [file]}});

  beforeEach(() => {
    // jsdom does not read pictures.
    globalThis.createImageBitmap = () =>
      Promise.resolve({width: 1200, height: 1200, close: () => undefined});
  });

  async function showMember(more: Partial<ListModel> = {}) {
    const room = showList(member, [{...asha, image: '/img/team/asha.jpg'}], more);
    await screen.findByRole('textbox', {name: 'Name: English'});
    return room;
  }

  it('is written where it is dropped, under a name that fits and is free', async () => {
    const {fake, user} = await showMember();
    fake.taken = ['static/img/team/asha.jpg'];
    drop(picture('DSC_0042.JPG', 'image/jpeg'));
    expect(await screen.findByText('1200 pixels wide (at least 800)')).toBeTruthy();
    const file = 'static/img/team/asha-2.jpg';
    expect(fake.saves[0]!.edits).toEqual([{kind: 'upload', file, content: 'cGljdHVyZQ=='}]);
    expect(screen.getByRole('img', {name: /as it is now/})).toHaveProperty(
      'src',
      'data:image/jpeg;base64,cGljdHVyZQ==',
    );
    await saved(user, fake, 2);
    expect(fake.model.value).toMatchObject([{image: '/img/team/asha-2.jpg'}]);
  });

  const large = picture('scan.png', 'image/png');
  Object.defineProperty(large, 'size', {value: 25_000_001});
  it.each([
    [picture('IMG_0042.HEIC', ''), 'This is a HEIC picture of an iPhone'],
    [large, 'This picture is larger than 25 megabytes'],
    [picture('small.png', 'image/png'), '700 pixels wide \\(at least 800\\)', 700],
  ])('that is refused is answered in words before any upload', async (file, why, width = 1200) => {
    globalThis.createImageBitmap = () =>
      Promise.resolve({width, height: 1200, close: () => undefined});
    const message = 'The earlier one is too small.';
    const {fake} = await showMember({problems: [problem(['asha', 'image'], message)]});
    expect(screen.getByText(message)).toBeTruthy();
    drop(file);
    expect(
      await screen.findByText(new RegExp(`“${file.name}” was not taken. ${why}`)),
    ).toBeTruthy();
    // In place of what was wrong with an earlier one.
    expect(screen.queryByText(message)).toBeNull();
    expect(fake.saves).toEqual([]);
  });

  it('that is no picture is refused, too', async () => {
    await showMember();
    globalThis.createImageBitmap = () => Promise.reject(new Error('No picture.'));
    drop(picture('letter.jpg', 'image/jpeg'));
    expect(await screen.findByText(/^“letter\.jpg” was not taken\./)).toBeTruthy();
  });

  it('that is no font is refused, whatever its name', async () => {
    const form = group(id, text('name'), field('file', {kind: 'typeface'}, true));
    const {fake} = showList(form, [{...asha, file: 'old.ttf'}]);
    await screen.findByRole('textbox', {name: 'Name: English'});
    drop(new File(['text'], 'अमृत Bold.ttf'));
    expect(
      await screen.findByText(/“अमृत Bold\.ttf” was not taken\. This is not a font/),
    ).toBeTruthy();
    expect(fake.saves).toEqual([]);
  });
});

describe('texts that are not agreed', () => {
  const openText = (place: string, more: Partial<OpenText> = {}): OpenText => ({
    state: 'new',
    changes: {en: undefined, ne: undefined},
    target: {name: 'team', place, english: 'a', twin: 'b'},
    ...more,
  });

  it('are shown with what has changed in one language, and settled', async () => {
    const changes = {en: 'a [good → better] day', ne: undefined};
    const role = openText('x', {state: 'english', changes});
    const {fake, user} = showList(person, people, {open: {'0.role': role}});
    expect((await screen.findByText('better')).tagName).toBe('INS');
    await user.click(button('Both say the same'));
    await waitFor(() => expect(screen.queryByText('better')).toBeNull());
    expect(fake.agreed).toEqual([role.target]);
  });

  it('of a new entry are settled with one button, which cannot be pressed again while it works', async () => {
    const form = group(
      field('people', {kind: 'list', item: group(id, text('name'), text('role'))}),
    );
    const open = {'people.0.name': openText('name'), 'people.0.role': openText('role')};
    const {fake, user} = showList(form, {people: people.slice(0, 1)}, {shape: 'map', open});
    await user.click(await screen.findByText('Asha', {selector: 'summary'}));
    const agree = button('Both say the same');
    const answer = global.fetch;
    let release: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    global.fetch = jest.fn(async (...request: Parameters<typeof fetch>) => {
      await waiting;
      return answer(...request);
    }) as never;
    fireEvent.click(agree);
    expect(agree).toHaveProperty('disabled', true);
    fireEvent.click(agree);
    release();
    const targets = Object.values(open).map(({target}) => target);
    await waitFor(() => expect(fake.agreed).toEqual(targets));
    await waitFor(() => expect(agree.isConnected).toBe(false));
  });
});
