/** @jest-environment jsdom */
import {cleanup, fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import {withPart} from '../edits/values';
import type {FormField, FieldForm, Json, ListModel, ShownProblem} from '../types';
import {inOrder} from '../ui/lists/forms';
import {ListView} from '../ui/lists/ListView';
import {type FakeList, renderInEditor, serveList} from './support/fakeEditor';

// What eleven tasks in a browser prove, browser/tasks.spec.ts, is not here again.

beforeEach(() => localStorage.clear());

const FILE = 'src/data/team.yml';
const field = (key: string, form: FieldForm, isOptional = false): FormField => ({
  key,
  label: {en: key.charAt(0).toUpperCase() + key.slice(1), ne: `${key} (ने)`},
  isOptional,
  form,
});
const day = field('day', {kind: 'line', format: 'date'});
const group = (...fields: FormField[]): FieldForm => ({kind: 'group', fields});
const id = field('id', {kind: 'line', format: 'id'});
const text = (key: string, isOptional = false) => field(key, {kind: 'text'}, isOptional);
const problem = (place: string, message: string, example?: string): ShownProblem => ({
  file: FILE,
  line: 72,
  place: place.split('.').filter(Boolean),
  message,
  example,
});

const show = () =>
  renderInEditor((address) => (
    <ListView name="team" path={address?.view === 'list' ? address.path : undefined} />
  ));

/** The view of a list that is kept in memory. @param form of an entry, or of all where the value is no list */
function showList(
  form: FieldForm,
  value: Json,
  more: Partial<ListModel> = {},
  problemsOf?: Parameters<typeof serveList>[1],
) {
  const label = {en: 'Team', ne: 'टोली'};
  const whole: FieldForm = Array.isArray(value) ? {kind: 'list', item: form} : form;
  const model = {name: 'team', file: FILE, label, form: whole, value, open: [], problems: []};
  return {fake: serveList({...model, ...more}, problemsOf), ...show()};
}

const button = (name: string | RegExp) => screen.getByRole('button', {name});
const box = (name: string) => screen.getByRole('textbox', {name});
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', {name}));
const savedTimes = (fake: FakeList, times: number) =>
  waitFor(() => expect(fake.saves).toHaveLength(times));
const isFocused = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element));

const person = group(
  id,
  text('name'),
  text('role'),
  text('note', true),
  field('sample', {kind: 'yes'}, true),
);
const entry = (key: string, name: [en: string, ne: string], role: [en: string, ne: string]) => ({
  id: key,
  name: {en: name[0], ne: name[1]},
  role: {en: role[0], ne: role[1]},
});
const asha = entry('asha', ['Asha', 'आशा'], ['Designer', 'डिजाइनर']);
const bina = {...entry('bina', ['Bina', 'बिना'], ['Editor', 'सम्पादक']), sample: true};
const chet = entry('chet', ['Chet', 'चेत'], ['Driver', 'चालक']);
const people = [asha, bina, chet];
const added = (key: string, en: string, ne = '') => entry(key, [en, ne], ['', '']);

it('keeps what is typed when the page is loaded again, gives new entries ids from their English names, and saves all', async () => {
  const {fake, user} = showList(person, people);
  await user.type(await screen.findByRole('textbox', {name: 'Role: English'}), '!');
  await press(user, 'Move down Asha');
  expect(screen.getByText('“Asha” is now number 2 of 3.')).toBeTruthy();
  await press(user, 'Add an entry');
  await isFocused(box('Name: English'));
  await user.keyboard('Dipa Rai');
  cleanup();
  show();
  await press(user, /^Dipa Rai.*Not saved yet/);
  expect(screen.getByText('3 changes from last time, not saved yet')).toBeTruthy();
  await press(user, 'Duplicate Dipa Rai');
  await user.type(box('Name: नेपाली'), 'दिपा राई');
  await press(user, 'Save 4 changes');
  await savedTimes(fake, 1);
  const value = [
    bina,
    withPart(asha, ['role', 'en'], 'Designer!'),
    chet,
    added('dipa-rai', 'Dipa Rai'),
    added('dipa-rai-2', 'Dipa Rai', 'दिपा राई'),
  ];
  const edits = [{kind: 'set', file: FILE, path: [], value, was: people}];
  expect(fake.saves).toEqual([{edits, label: 'Team'}]);
});

it('calls an empty field of a new entry wrong only when a writer has left it, or saves', async () => {
  const {fake, user} = showList(person, people, {}, (value) =>
    (value as Json[]).length < 4
      ? []
      : ['name', 'role'].map((key) => problem(`team.${key}.en`, `The ${key} is empty.`)),
  );
  await press(user, 'Add an entry');
  await user.tab();
  expect(await screen.findByText('The name is empty.')).toBeTruthy();
  expect(screen.queryByText('The role is empty.')).toBeNull();
  await press(user, /^Asha/);
  await press(user, 'Save 1 change');
  expect(await screen.findByText('The role is empty.')).toBeTruthy();
  // What is wrong with another entry than the one on the screen is shown.
  await isFocused(box('Name: English'));
  expect(fake.saves).toEqual([]);
  await press(user, /^Delete\b/);
  expect(screen.queryByText(/^Cannot be saved yet/)).toBeNull();
});

it('brings back what was removed until that is saved, and focuses what is there then', async () => {
  const {fake, user} = showList(person, people);
  await press(user, '+ Note');
  await user.keyboard('Hello');
  await press(user, 'Remove Note');
  await isFocused(button('+ Note'));
  expect(screen.queryByRole('button', {name: /^Save \d/})).toBeNull();
  await press(user, 'Restore what was removed');
  expect(box('Note: English')).toHaveProperty('value', 'Hello');
  await press(user, 'Delete Asha');
  expect(screen.getByText('“Asha” is deleted.')).toBeTruthy();
  await isFocused(screen.getByRole('heading', {level: 2, name: 'Bina'}));
  await press(user, 'Delete Bina');
  await user.type(box('Role: English'), '!');
  await press(user, 'Restore what was removed');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await press(user, 'Delete Asha');
  await press(user, /^Save \d/);
  await savedTimes(fake, 1);
  expect(fake.model.value).toEqual([bina, withPart(chet, ['role', 'en'], 'Driver!')]);
  expect(screen.queryByRole('button', {name: 'Restore what was removed'})).toBeNull();
});

it('shows a problem beside its field, and one of no field that it shows above', async () => {
  const problems = [
    problem('asha.role.ne', 'No danda.', 'चालक'),
    problem('asha.sample', 'Not yes or no.', 'true'),
    problem('asha.age', 'There is no such field.'),
    problem('', 'Two entries are the same.'),
  ];
  showList(person, people, {problems});
  expect(await screen.findByText('Two entries are the same.')).toBeTruthy();
  expect(screen.getByText('There is no such field.')).toBeTruthy();
  expect(box('Role: नेपाली').getAttribute('aria-invalid')).toBe('true');
  expect(button(/^Asha.*To correct/)).toBeTruthy();
  // An example is of use below what is typed.
  expect(screen.getByText('चालक')).toBeTruthy();
  expect(screen.queryByText('true')).toBeNull();
});

it('shows, and focuses, what is about no field of a new entry, until it is discarded', async () => {
  const choice = field('id', {kind: 'choice', choices: ['asha', 'bina', 'palpa']});
  const form = group(choice, text('name'), text('role'));
  const {user} = showList(form, [asha, bina], {}, (value) =>
    (value as Json[]).length < 3 ? [] : [problem('', 'Three is too many.')],
  );
  await press(user, 'Add an entry');
  // Nor is it offered the ids that other entries have.
  const offered = within(screen.getByRole('combobox', {name: 'Id'})).getAllByRole('option');
  expect(offered.map(({textContent}) => textContent)).toEqual(['Choose…', 'Palpa']);
  await press(user, 'Save 1 change');
  const sentence = await screen.findByText('Three is too many.');
  await waitFor(() => expect(document.activeElement?.contains(sentence)).toBe(true));
  await press(user, 'Discard');
  await waitFor(() => expect(screen.queryByText('Three is too many.')).toBeNull());
  expect(screen.queryByText(/^Cannot be saved yet/)).toBeNull();
});

it('brings in what somebody else saves meanwhile, and keeps mine where it is the same text', async () => {
  const {fake, user} = showList(person, people);
  await user.type(await screen.findByRole('textbox', {name: 'Role: English'}), ' of posters');
  await press(user, 'Add an entry');
  await user.keyboard('Dipa');
  const eka = {...chet, id: 'eka'};
  const painter = {...asha, role: {en: 'Painter', ne: 'चित्रकार'}};
  fake.model = {...fake.model, value: [eka, bina, painter, chet]};
  await press(user, 'Save 2 changes');
  await savedTimes(fake, 1);
  expect(fake.saves[0]?.edits).toMatchObject([{base: people}]);
  const both = withPart(painter, ['role', 'en'], 'Designer of posters');
  expect(fake.model.value).toEqual([eka, bina, both, chet, added('dipa', 'Dipa')]);
});

it('is one form with groups, and understands a number as it is typed', async () => {
  const since = field('since', group(field('year', {kind: 'number'})));
  const {fake, user} = showList(group(since), {since: {year: 1}});
  const year = within(await screen.findByRole('group', {name: 'Since'})).getByLabelText('Year');
  const typed = {'२०८२': 2082, '1,25,000': 125_000, '100 000': 100_000, 'about 5': 'about 5'};
  for (const [index, [words, number]] of Object.entries(typed).entries()) {
    await user.clear(year);
    await user.click(year);
    await user.paste(words);
    await press(user, /^Save \d/);
    await savedTimes(fake, index + 1);
    expect(fake.model.value).toEqual({since: {year: number}});
  }
});

it('empties what cannot stay when another kind is chosen', async () => {
  const kind = field('kind', {kind: 'choice', choices: ['count', 'words']});
  const variants = (['number', 'text'] as const).map((of, index) => ({
    value: ['count', 'words'][index]!,
    form: group(kind, field('value', {kind: of}), text('about')),
  }));
  const fee = field('fee', {kind: 'variants', by: 'kind', variants});
  const about = {en: 'All', ne: 'सबै'};
  const {fake, user} = showList(group(fee), {fee: {kind: 'count', value: 5, about}});
  const choice = await screen.findByRole('combobox', {name: 'Kind'});
  for (const [name, value] of [
    ['Words', {en: '', ne: ''}],
    ['Count', undefined],
  ] as const) {
    await user.selectOptions(choice, name);
    await press(user, /^Save \d/);
    await waitFor(() =>
      expect(fake.model.value).toEqual({fee: {kind: name.toLowerCase(), value, about}}),
    );
  }
});

it('saves entries in order of their days, unless somebody has moved one', () => {
  const form: FieldForm = {kind: 'list', item: group(id, day)};
  const [c, b, a] = ['2025-03-01', '2025-02-01', '2025-01-01'].map((on) => ({id: on, day: on}));
  const added = {id: 'new', day: '2025-02-15'};
  const changed = {...b!, day: '2025-04-01'};
  const ordered = (...value: Json[]) => inOrder(form, [c!, b!, a!], value);
  expect(ordered(c!, b!, a!, added)).toEqual([c, added, b, a]);
  expect(ordered(c!, changed, a!, added)).toEqual([changed, c, added, a]);
  expect(ordered(b!, c!, a!, added)).toEqual([b, c, a, added]);
});

it('says that there is no such day, and not that nothing was typed', async () => {
  showList(group(day), {day: '2025-02-01'}, {}, (value) =>
    JSON.stringify(value).includes('""') ? [problem('day', '"" is not a date')] : [],
  );
  const input = await screen.findByLabelText('Day');
  // As a browser answers 30 February.
  Object.defineProperty(input, 'validity', {value: {badInput: true}});
  fireEvent.change(input, {target: {value: ''}});
  expect(await screen.findByText('There is no such day.')).toBeTruthy();
  await screen.findByText(/^Cannot be saved yet/);
  expect(screen.queryByText('"" is not a date')).toBeNull();
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

const picture = (name: string, type = 'image/jpeg') => new File(['picture'], name, {type});
const portrait: FieldForm = {kind: 'picture', least: 800, most: 1600, ratio: 2};
const member = group(id, text('name'), field('file', portrait, true));

/** Chooses a file that a browser reads with this width and 1200 pixels of height; without one it cannot. */
async function choosePicture(file: File, width?: number, meanwhile?: () => void): Promise<void> {
  const canvas = HTMLCanvasElement.prototype;
  canvas.getContext = (() => ({
    drawImage: () => undefined,
    getImageData: () => ({data: [0, 0, 0, 255]}),
  })) as never;
  canvas.toDataURL = (type = '', quality = 1) =>
    // A noisy one, of which only the third quality is small enough.
    `data:${type};base64,${file.name === 'noise.jpg' && quality > 0.7 ? 'A'.repeat(540_000) : btoa(file.name)}`;
  globalThis.createImageBitmap = async () => {
    if (width === undefined) throw new Error('No picture.');
    await Promise.resolve();
    meanwhile?.();
    return {width, height: 1200, close: () => undefined};
  };
  const control = await screen.findByLabelText(/^Choose /);
  await userEvent.setup({applyAccept: false}).upload(control, file);
}

it.each`
  why                                                                   | file                                   | width
  ${'This is a HEIC picture from an iPhone'}                            | ${picture('IMG_0042.HEIC', '')}        | ${1200}
  ${'only 700 pixels wide; it needs at least 800'}                      | ${picture('small.jpg')}                | ${700}
  ${'The file is empty, damaged or too large for this device.'}         | ${picture('letter.jpg')}               | ${undefined}
  ${'This is not a picture that the site can show. Choose a JPEG, PNG'} | ${picture('letter.txt', 'text/plain')} | ${1200}
  ${'This is not a picture that the site can show. Choose a JPEG, PNG'} | ${picture('a.svg', 'image/svg+xml')}   | ${1200}
`(
  'refuses a picture: $why',
  async ({why, file, width}: {why: string; file: File; width?: number}) => {
    const earlier = 'The earlier one is too small.';
    const {fake} = showList(member, [{...asha, file: '/img/team/asha.jpg'}], {
      problems: [problem('asha.file', earlier)],
    });
    await screen.findByText(earlier);
    await choosePicture(file, width);
    const answer = await screen.findByText(new RegExp(`^“${file.name}” was not accepted\\.`));
    expect(answer.textContent).toContain(why);
    expect(screen.queryByText(earlier)).toBeNull();
    expect([fake.saves, fake.checks]).toEqual([[], []]);
  },
);

it('keeps a picture with what is typed, and saves it with its entry, no larger than 400 KB', async () => {
  const {fake, user} = showList(member, [{...asha, file: '/img/team/asha.jpg'}]);
  await choosePicture(picture('noise.jpg'), 3000, () => {
    fireEvent.input(box('Name: English'), {target: {value: 'Asha Rai'}});
  });
  expect(await screen.findByText(/^1600 pixels wide, as large as/)).toBeTruthy();
  // An arrow key moves it: another part, in place of the one before.
  fireEvent.change(screen.getByRole('slider', {name: 'Zoom'}), {target: {value: '2'}});
  expect(await screen.findByText(/^1200 pixels wide/)).toBeTruthy();
  cleanup();
  show();
  const shown = await screen.findByRole<HTMLImageElement>('img', {name: /as it is now/});
  expect(shown.src).toBe(`data:image/jpeg;base64,${btoa('noise.jpg')}`);
  await press(user, /^Save \d/);
  await savedTimes(fake, 1);
  const address = expect.stringMatching(/^\/img\/team\/asha-\w+\.jpg$/);
  expect(fake.model.value).toMatchObject([{name: {en: 'Asha Rai'}, file: address}]);
  const [, ...uploads] = fake.saves[0]!.edits;
  const file = expect.stringMatching(/^static\/img\/team\/asha-\w+\.jpg$/);
  expect(uploads).toEqual([{kind: 'upload', file, content: btoa('noise.jpg')}]);
  // The pages beside do not have it yet.
  expect(shown.isConnected && shown.src).toBe(`data:image/jpeg;base64,${btoa('noise.jpg')}`);
  expect(Object.keys(localStorage).join()).not.toContain('picture');
});

it.each`
  given                             | giveUp
  ${'another one was chosen'}       | ${async () => choosePicture(picture('b.jpg'), 1600)}
  ${'its entry was deleted'}        | ${async (user: UserEvent) => press(user, 'Delete Asha')}
  ${'what was typed was discarded'} | ${async (user: UserEvent) => press(user, 'Discard')}
  ${'its field was taken out'}      | ${async (user: UserEvent) => press(user, /^Remove/)}
`(
  'saves no picture of which $given',
  async ({giveUp}: {giveUp: (user: UserEvent) => Promise<void>}) => {
    const {fake, user} = showList(member, [asha, bina]);
    await choosePicture(picture('a.jpg'), 1600);
    await screen.findByText(/^1600 pixels wide/);
    await giveUp(user);
    await press(user, /^Bina/);
    await user.type(box('Name: English'), '!');
    await press(user, /^Save \d/);
    await savedTimes(fake, 1);
    expect(JSON.stringify(fake.saves)).not.toContain(btoa('a.jpg'));
    expect(Object.keys(localStorage).join()).not.toContain('picture');
  },
);

it('settles the texts of a new entry with one button, once', async () => {
  const form = group(field('people', {kind: 'list', item: person}));
  const texts = ['name', 'role'].map((key): ListModel['open'][number] => {
    const target = {name: 'team', place: key, english: 'a', translation: 'b'};
    return [['people', 0, key], {state: 'new', changes: {en: undefined, ne: undefined}, target}];
  });
  const {fake, user} = showList(form, {people: [asha]}, {open: texts});
  await user.click(await screen.findByText('Asha', {selector: 'summary'}));
  await user.dblClick(button('Both say the same'));
  await waitFor(() => expect(fake.agreed).toEqual(texts.map(([, {target}]) => target)));
});
