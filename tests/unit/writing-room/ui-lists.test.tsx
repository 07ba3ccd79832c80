/** @jest-environment jsdom */
import {cleanup, fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import {withPart} from 'minimal-edits/values';
import type {Field, Form, Json, ListModel, OpenText, Problem} from '@site/writing-room/protocol';
import {ListView} from '@site/writing-room/ui/lists/ListView';
import {titleOf} from '@site/writing-room/ui/lists/forms';
import {type FakeList, renderInRoom, serveList} from './support/fakeRoom';

// What eleven tasks in a browser prove, tests/writing-room/tasks.spec.ts, is not here again.

beforeAll(() => {
  // jsdom has neither this nor pictures.
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

const show = () =>
  renderInRoom((address) => (
    <ListView name="team" path={address?.view === 'list' ? address.path : undefined} />
  ));

/** The view of a list that is kept in memory. */
function showList(
  form: Form,
  value: Json,
  more: Partial<ListModel> = {},
  problemsOf?: Parameters<typeof serveList>[1],
) {
  const label = {en: 'Team', ne: 'टोली'};
  const model = {name: 'team', file: FILE, label, shape: 'list', form, value} as const;
  const fake = serveList({...model, open: {}, problems: [], ...more}, problemsOf);
  return {fake, ...show()};
}

const button = (name: string | RegExp) => screen.getByRole('button', {name});
const box = (name: string) => screen.getByRole('textbox', {name});
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', {name}));
const saved = async (user: UserEvent, fake: FakeList, times = 1) => {
  await press(user, /^Save \d/);
  await waitFor(() => expect(fake.saves).toHaveLength(times));
};
const ids = (fake: FakeList) => (fake.model.value as readonly {id: string}[]).map((one) => one.id);

const person = group(
  id,
  text('name'),
  text('role'),
  text('note', true),
  field('standin', {kind: 'yes'}, true),
);
const asha = {id: 'asha', name: {en: 'Asha', ne: 'आशा'}, role: {en: 'Designer', ne: 'डिजाइनर'}};
const bina = {id: 'bina', name: {en: 'Bina', ne: 'बिना'}, role: {en: 'Editor', ne: 'सम्पादक'}};
const chet = {id: 'chet', name: {en: 'Chet', ne: 'चेत'}, role: {en: 'Driver', ne: 'चालक'}};
const people = [asha, {...bina, standin: true}, chet];

describe('a list of entries', () => {
  it('saves what is typed into the chosen entry', async () => {
    const {fake, user} = showList(person, people);
    await press(user, /^Bina/);
    expect(box('Name: नेपाली').lang).toBe('ne');
    expect(screen.getByRole('checkbox', {name: 'Standin'})).toHaveProperty('checked', true);
    await user.type(box('Role: English'), ' and baker');
    await saved(user, fake);
    const value = withPart(people, [1, 'role', 'en'], 'Editor and baker');
    expect(fake.saves).toEqual([
      {edits: [{kind: 'set', file: FILE, path: [], value, was: people}], label: 'Team'},
    ]);
    expect(await screen.findByText('Saved')).toBeTruthy();
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
    const role = {en: '', ne: ''};
    expect(fake.model.value).toEqual([
      withPart(asha, ['role', 'en'], 'Designer!'),
      ...people.slice(1),
      {id: 'dipa-rai', name: {en: 'Dipa Rai', ne: ''}, role},
      {id: 'dipa-rai-2', name: {en: 'Dipa Rai', ne: 'दिपा राई'}, role},
    ]);
  });

  it('calls an empty field of a new entry wrong only when a writer has left it, or saves', async () => {
    const {fake, user} = showList(person, people, {}, (value) =>
      (value as Json[]).length < 4
        ? []
        : ['name', 'role'].map((key) => problem(['team', key, 'en'], `The ${key} is empty.`)),
    );
    await press(user, 'Add an entry');
    await user.tab();
    expect(await screen.findByText('The name is empty.')).toBeTruthy();
    expect(screen.queryByText('The role is empty.')).toBeNull();
    await press(user, /^Asha/);
    await press(user, 'Save 1 change');
    expect(await screen.findByText('The role is empty.')).toBeTruthy();
    // What is wrong with another entry than the one on the screen is shown.
    await waitFor(() => expect(document.activeElement).toBe(box('Name: English')));
    expect(fake.saves).toEqual([]);
    await press(user, /^Delete\b/);
    expect(screen.queryByText(/^Cannot be saved yet/)).toBeNull();
  });

  it('keeps everything that is not saved when the page is loaded again', async () => {
    const {user} = showList(person, people);
    await press(user, 'Move down Asha');
    expect(screen.getByText('“Asha” is now number 2 of 3.')).toBeTruthy();
    await press(user, 'Add an entry');
    await user.keyboard('Dipa');
    cleanup();
    show();
    await press(userEvent.setup(), /^Dipa/);
    expect(box('Name: English')).toHaveProperty('value', 'Dipa');
    expect(screen.getByText('2 changes from last time, not saved yet')).toBeTruthy();
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Bina');
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
    expect(ids(fake)).toEqual(['bina', 'chet']);
    expect(fake.model.value).toMatchObject([{}, {role: {en: 'Driver!'}}]);
    expect(screen.queryByRole('button', {name: /^Bring back/})).toBeNull();
  });

  it('adds and removes an optional field', async () => {
    const {user} = showList(person, people);
    await press(user, '+ Note');
    await user.keyboard('Hello');
    await press(user, 'Remove Note');
    expect(document.activeElement).toBe(button('+ Note'));
    expect(screen.queryByRole('button', {name: /^Save \d/})).toBeNull();
    await press(user, 'Bring back what was removed');
    expect(box('Note: English')).toHaveProperty('value', 'Hello');
  });

  it('shows a problem beside its field, and one of no field at the top', async () => {
    const message = 'Two entries are the same.';
    const problems = [
      problem(['asha', 'role', 'ne'], 'No danda.', 'चालक'),
      problem(['asha', 'standin'], 'Not yes or no.', 'true'),
      problem([], message),
    ];
    showList(person, people, {problems});
    expect(await screen.findByText(message)).toBeTruthy();
    expect(box('Role: नेपाली').getAttribute('aria-invalid')).toBe('true');
    expect(button(/^Asha.*To correct/)).toBeTruthy();
    // An example is of use below what is typed.
    expect(screen.getByText('चालक', {selector: 'code'})).toBeTruthy();
    expect(screen.getByText('Not yes or no.').textContent).toBe('Not yes or no.');
  });

  it('finds entries by any of their words', async () => {
    const many = Array.from({length: 7}, (_, index) => withPart(asha, ['id'], `asha-${index}`));
    const {user} = showList(person, [...many, chet]);
    await user.type(await screen.findByRole('searchbox', {name: 'Find in this list'}), 'चालक');
    expect(screen.getByText('1 found')).toBeTruthy();
    expect(button(/^Chet/)).toBeTruthy();
  });

  it('calls an entry that is a choice by the name of what was chosen', () => {
    const names = {'/team': {en: 'Team', ne: 'टोली'}};
    expect(titleOf({kind: 'choice', choices: ['/team'], names}, '/team', 'ne')).toBe('टोली');
    expect(titleOf({kind: 'line'}, '/team', 'ne')).toBe('/team');
  });
});

describe('a new entry that is rejected', () => {
  const whenThree =
    (...found: Parameters<typeof problem>) =>
    (value: Json) =>
      Array.isArray(value) && value.length === 3 ? [problem(...found)] : [];

  it.each([
    ['an id that another entry has, too', ['bina', 'id']],
    ['its number', ['entry 3', 'id']],
    ['its number in Nepali', ['प्रविष्टि ३', 'id']],
  ])('says so at its field, which the check names by %s', async (_, place) => {
    const message = 'It is there already.';
    const {user} = showList(person, people.slice(0, 2), {}, whenThree(place, message));
    await press(user, 'Add an entry');
    const idBox = screen.getByRole('textbox', {name: 'Id', hidden: true});
    fireEvent.change(idBox, {target: {value: 'bina'}});
    await press(user, 'Save 1 change');
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(idBox));
    expect(idBox.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^Cannot be saved yet/)).toBeTruthy();
  });

  it('shows, and focuses, what is about no field of its, until it is discarded', async () => {
    const choice = field('id', {kind: 'choice', choices: ['asha', 'bina', 'palpa']});
    const form = group(choice, text('name'), text('role'));
    const {user} = showList(form, [asha, bina], {}, whenThree([], 'Three is too many.'));
    await press(user, 'Add an entry');
    // Nor is it offered the ids that other entries have.
    const offered = within(screen.getByRole('combobox', {name: 'Id'})).getAllByRole('option');
    expect(offered.map(({textContent}) => textContent)).toEqual(['Choose …', 'Palpa']);
    await press(user, 'Save 1 change');
    const sentence = await screen.findByText('Three is too many.');
    await waitFor(() => expect(document.activeElement?.contains(sentence)).toBe(true));
    await press(user, 'Discard');
    await waitFor(() => expect(screen.queryByText('Three is too many.')).toBeNull());
    expect(screen.queryByText(/^Cannot be saved yet/)).toBeNull();
  });
});

describe('when somebody else saves the same list meanwhile', () => {
  async function changed(theirs: Json) {
    const room = showList(person, people);
    const role = await screen.findByRole('textbox', {name: 'Role: English'});
    await room.user.type(role, ' of posters');
    await press(room.user, 'Add an entry');
    await room.user.keyboard('Dipa');
    room.fake.model = {...room.fake.model, value: theirs};
    await press(room.user, 'Save 2 changes');
    return room;
  }
  const dipa = {id: 'dipa', name: {en: 'Dipa', ne: ''}, role: {en: '', ne: ''}};
  const mine = withPart(asha, ['role', 'en'], 'Designer of posters');
  const painter = withPart(people, [0, 'role', 'en'], 'Painter');

  it('brings both together by itself where the texts are not the same', async () => {
    const eka = {...chet, id: 'eka'};
    const {fake} = await changed([eka, people[1]!, withPart(asha, ['role', 'ne'], 'नयाँ'), chet]);
    await waitFor(() => expect(fake.saves).toHaveLength(1));
    const both = withPart(mine, ['role', 'ne'], 'नयाँ');
    expect(fake.model.value).toEqual([eka, people[1], both, chet, dipa]);
  });

  it('shows both texts where they are the same, and keeps mine one step away from theirs', async () => {
    const {fake, user} = await changed(painter);
    const dialog = await screen.findByRole('dialog', {hidden: true});
    expect(dialog.textContent).toMatch(
      /Asha › Role › EnglishThere nowPainterYou typedDesigner of posters/,
    );
    await user.click(screen.getByText('Take theirs'));
    await press(user, /^Asha/);
    expect(box('Role: English')).toHaveProperty('value', 'Painter');
    await press(user, 'Bring back what was removed');
    await saved(user, fake);
    expect(fake.model.value).toEqual([mine, ...people.slice(1), dipa]);
  });

  it('puts mine in its place', async () => {
    const {fake, user} = await changed(painter);
    await user.click(await screen.findByText('Put mine in its place'));
    await waitFor(() => expect(fake.saves).toHaveLength(1));
    expect(fake.model.value).toEqual([mine, ...people.slice(1), dipa]);
    expect(screen.queryByRole('dialog', {hidden: true})).toBeNull();
  });
});

describe('a file of named fields', () => {
  it.each([
    ['२०८२', 2082],
    ['1,25,000', 125_000],
    ['100 000', 100_000],
    ['about 5', 'about 5'],
  ])(
    'is one form with groups, and understands a number as it is typed: %s',
    async (typed, year) => {
      const since = field('since', group(field('year', {kind: 'number', least: 0})));
      const {fake, user} = showList(group(since), {since: {year: 1}}, {shape: 'map'});
      const inGroup = within(await screen.findByRole('group', {name: 'Since'}));
      await user.clear(inGroup.getByRole('textbox', {name: 'Year'}));
      await user.click(box('Year'));
      await user.paste(typed);
      await saved(user, fake);
      expect(fake.model.value).toEqual({since: {year}});
    },
  );

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
});

describe('a file', () => {
  const earlier = 'The earlier one is too small.';
  const picture = (name: string, type = 'image/jpeg') => new File(['picture'], name, {type});
  const large = picture('scan.png', 'image/png');
  Object.defineProperty(large, 'size', {value: 25_000_001});

  /** What a writer chooses for an entry with a picture or a font. @param width of a picture, 0 if it cannot be read */
  async function choose(file: File, form: Form, width: number) {
    globalThis.createImageBitmap = () =>
      width === 0
        ? Promise.reject(new Error('No picture.'))
        : Promise.resolve({width, height: 1200, close: () => undefined});
    const member = group(id, text('name'), field('file', form, true));
    const problems = [problem(['asha', 'file'], earlier)];
    const room = showList(member, [{...asha, file: '/img/team/asha.jpg'}], {problems});
    room.fake.taken = ['static/img/team/asha.jpg'];
    const control = await screen.findByLabelText(/^Choose /);
    await userEvent.setup({applyAccept: false}).upload(control, file);
    return room;
  }

  it('is written at once, under a name that fits and is free', async () => {
    const {fake, user} = await choose(picture('DSC_0042.JPG'), {kind: 'picture', least: 800}, 1200);
    expect(await screen.findByText('1200 pixels wide (at least 800)')).toBeTruthy();
    const file = 'static/img/team/asha-2.jpg';
    expect(fake.saves[0]!.edits).toEqual([{kind: 'upload', file, content: 'cGljdHVyZQ=='}]);
    const shown = screen.getByRole('img', {name: /as it is now/});
    expect(shown).toHaveProperty('src', 'data:image/jpeg;base64,cGljdHVyZQ==');
    await saved(user, fake, 2);
    expect(fake.model.value).toMatchObject([{file: '/img/team/asha-2.jpg'}]);
  });

  const PICTURE: Form = {kind: 'picture', least: 800};
  it.each<[string, File, Form, number]>([
    ['This is a HEIC picture of an iPhone', picture('IMG_0042.HEIC', ''), PICTURE, 0],
    ['This picture is larger than 25 megabytes', large, PICTURE, 1200],
    ['700 pixels wide (at least 800)', picture('small.jpg'), PICTURE, 700],
    ['This picture cannot be read', picture('letter.jpg'), PICTURE, 0],
    ['This is not a picture', picture('letter.txt', 'text/plain'), PICTURE, 0],
    ['This is not a font', new File(['text'], 'अमृत Bold.ttf'), {kind: 'typeface'}, 0],
  ])(
    'that is refused is answered in words before any upload: %s',
    async (why, file, form, width) => {
      const {fake} = await choose(file, form, width);
      const answer = await screen.findByText(/ was not taken\./);
      expect(answer.textContent).toContain(`“${file.name}” was not taken. ${why}`);
      // In place of what was wrong with an earlier one.
      expect(screen.queryByText(earlier)).toBeNull();
      expect(fake.saves).toEqual([]);
    },
  );
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
    await press(user, 'Both say the same');
    await waitFor(() => expect(screen.queryByText('better')).toBeNull());
    expect(fake.agreed).toEqual([role.target]);
  });

  it('of a new entry are settled with one button, once', async () => {
    const form = group(field('people', {kind: 'list', item: person}));
    const open = {'people.0.name': openText('name'), 'people.0.role': openText('role')};
    const {fake, user} = showList(form, {people: [asha]}, {shape: 'map', open});
    await user.click(await screen.findByText('Asha', {selector: 'summary'}));
    await user.dblClick(button('Both say the same'));
    const targets = Object.values(open).map(({target}) => target);
    await waitFor(() => expect(fake.agreed).toEqual(targets));
  });
});
