/** @jest-environment jsdom */
import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import type {Field, Form, Json, ListModel, OpenText, Problem} from '@site/writing-room/protocol';
import {ListView} from '@site/writing-room/ui/lists/ListView';
import {renderInRoom, serveList} from './support/fakeRoom';

beforeAll(() => {
  // jsdom has neither.
  globalThis.CSS = {escape: (text: string) => text.replace(/[^\w-]/g, '\\$&')} as typeof CSS;
  globalThis.createImageBitmap = () => Promise.reject(new Error('No picture.'));
});
beforeEach(() => localStorage.clear());

const FILE = 'src/data/cities.yml';
const field = (key: string, form: Form, isOptional = false): Field => ({
  key,
  label: {en: key, ne: key},
  isOptional,
  form,
});
const group = (...fields: Field[]): Form => ({kind: 'group', fields});
const id = field('id', {kind: 'line', format: 'id'});
const name = field('name', {kind: 'text'});

const listModel = (form: Form, value: Json, more: Partial<ListModel> = {}): ListModel => ({
  name: 'cities',
  file: FILE,
  version: '0',
  label: {en: 'Cities', ne: 'सहरहरू'},
  help: '',
  shape: 'list',
  form,
  value,
  open: {},
  comments: {},
  problems: [],
  ...more,
});

const problem = (place: readonly string[], message: string, example?: string): Problem => ({
  file: FILE,
  line: 72,
  place,
  message,
  example,
});

const show = () =>
  renderInRoom((address) => (
    <ListView name="cities" path={address?.view === 'list' ? address.path : undefined} />
  ));
const button = (label: string | RegExp) => screen.getByRole('button', {name: label});

describe('a new entry that is rejected', () => {
  const city = group(field('id', {kind: 'choice', choices: ['butwal', 'dharan', 'palpa']}), name);
  const cities = [
    {id: 'butwal', name: {en: 'Butwal', ne: 'बुटवल'}},
    {id: 'dharan', name: {en: 'Dharan', ne: 'धरान'}},
  ];

  it.each([
    ['an id that another entry has, too', ['dharan', 'id']],
    ['its number', ['entry 3', 'id']],
    ['its number in Nepali', ['प्रविष्टि ३', 'id']],
  ])('says so at its field, which the check names by %s', async (_, place) => {
    serveList(listModel(group(id, name), cities), (value) =>
      Array.isArray(value) && value.length > 2 ? [problem(place, 'It is there already.')] : [],
    );
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: 'Add an entry'}));
    const form = within(screen.getByRole('region', {name: 'New entry'}));
    const box = form.getByRole('textbox', {name: 'id', hidden: true});
    fireEvent.change(box, {target: {value: 'dharan'}});
    await user.click(button('Add to the list'));
    expect(await form.findByText('It is there already.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows at its top, and focuses, what is about no field of its', async () => {
    serveList(listModel(city, cities), (value) =>
      Array.isArray(value) && value.length > 2 ? [problem([], 'Three is too many.')] : [],
    );
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: 'Add an entry'}));
    await user.click(button('Add to the list'));
    const form = screen.getByRole('region', {name: 'New entry'});
    const sentence = await within(form).findByText('Three is too many.');
    await waitFor(() => expect(document.activeElement?.contains(sentence)).toBe(true));
  });

  it('does not say it any more as soon as the entry is changed', async () => {
    serveList(listModel(city, cities), (value) =>
      JSON.stringify(value).includes('Bad') ? [problem(['entry 3', 'name', 'en'], 'No.')] : [],
    );
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: 'Add an entry'}));
    const box = screen.getByRole('textbox', {name: 'name: English'});
    await user.type(box, 'Bad');
    await user.click(button('Add to the list'));
    expect(await screen.findByText('No.')).toBeTruthy();
    await user.clear(box);
    await user.type(box, 'Good');
    await waitFor(() => expect(screen.queryByText('No.')).toBeNull());
    expect(screen.queryByText(/^Cannot be saved yet/)).toBeNull();
  });

  it('is not offered the ids that other entries have', async () => {
    serveList(listModel(city, cities));
    const {user} = show();
    await user.click(await screen.findByRole('button', {name: 'Add an entry'}));
    const choice = screen.getByRole('combobox', {name: 'id'});
    const offered = within(choice).getAllByRole('option');
    expect(offered.map(({textContent}) => textContent)).toEqual(['Choose …', 'Palpa']);
  });
});

describe('a number', () => {
  const figures = group(field('year', {kind: 'number', least: 0}));

  it.each([
    ['२०८२', 2082],
    ['1,25,000', 125_000],
    ['100 000', 100_000],
  ])('is understood as it is typed: %s', async (typed, number) => {
    const fake = serveList(listModel(figures, {year: 1}, {shape: 'map'}));
    const {user} = show();
    const box = await screen.findByRole('textbox', {name: 'year'});
    await user.clear(box);
    await user.click(box);
    await user.paste(typed);
    await user.click(button('Save 1 change'));
    await waitFor(() => expect(fake.saves).toHaveLength(1));
    expect(fake.saves[0]!.edits).toMatchObject([{kind: 'set', path: ['year'], value: number}]);
  });

  it('that is none stays as it was typed, with the sentence of the check', async () => {
    serveList(listModel(figures, {year: 1}, {shape: 'map'}), (value) =>
      JSON.stringify(value).includes('about') ? [problem(['year'], 'This is not a number.')] : [],
    );
    const {user} = show();
    const box = await screen.findByRole('textbox', {name: 'year'});
    await user.clear(box);
    await user.type(box, 'about 5');
    expect(await screen.findByText('This is not a number.')).toBeTruthy();
    expect(box).toHaveProperty('value', 'about 5');
  });
});

it('says that there is no such day, and not that nothing was typed', async () => {
  const dates = group(field('day', {kind: 'line', format: 'date'}));
  const wrong = problem(['day'], '"" is not a date');
  serveList(listModel(dates, {day: '2025-02-01'}, {shape: 'map'}), (value) =>
    JSON.stringify(value).includes('""') ? [wrong] : [],
  );
  show();
  const box = await screen.findByLabelText('day');
  // As a browser answers 30 February.
  Object.defineProperty(box, 'validity', {value: {badInput: true}});
  fireEvent.change(box, {target: {value: ''}});
  expect(await screen.findByText('There is no such day.')).toBeTruthy();
  await screen.findByText(/^Cannot be saved yet/);
  expect(screen.queryByText('"" is not a date')).toBeNull();
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

it('shows an example below what is typed, not below what is ticked', async () => {
  const problems = [
    problem(['name', 'en'], 'Empty.', 'Asha Tamang'),
    problem(['sure'], 'Not yes or no.', 'true'),
  ];
  const form = group(name, field('sure', {kind: 'yes'}));
  serveList(listModel(form, {name: {en: 'A', ne: 'अ'}, sure: false}, {shape: 'map', problems}));
  show();
  expect(await screen.findByText('Asha Tamang')).toBeTruthy();
  expect(screen.getByText('Not yes or no.')).toBeTruthy();
  expect(screen.queryByText('true')).toBeNull();
});

describe('a file', () => {
  const value = [{id: 'amrit', name: {en: 'Amrit', ne: 'अमृत'}}];
  const choose = (file: File) =>
    fireEvent.drop(screen.getByLabelText(/^Choose /), {dataTransfer: {files: [file]}});

  it('that is refused is named, in place of what was wrong with an earlier one', async () => {
    const form = group(id, name, field('image', {kind: 'picture', least: 800}, true));
    const problems = [problem(['amrit', 'image'], 'The earlier one is too small.')];
    serveList(listModel(form, value, {problems}));
    show();
    await screen.findByText('The earlier one is too small.');
    choose(new File(['text'], 'letter.jpg', {type: 'image/jpeg'}));
    expect(await screen.findByText(/^“letter\.jpg” was not taken\./)).toBeTruthy();
    expect(screen.queryByText('The earlier one is too small.')).toBeNull();
  });

  it('that the check rejects has the name by which the writer knows it', async () => {
    const form = group(id, name, field('file', {kind: 'typeface'}, true));
    serveList(listModel(form, [{...value[0]!, file: 'old.ttf'}]), (_, edits) =>
      edits.some(({kind}) => kind === 'set')
        ? [problem(['amrit', 'file'], '"amrit.ttf" is not a font.')]
        : [],
    );
    show();
    await screen.findByRole('textbox', {name: 'name: English'});
    choose(new File(['text'], 'अमृत Bold.ttf'));
    expect(await screen.findByText('"अमृत Bold.ttf" is not a font.')).toBeTruthy();
    expect(screen.queryByText(/picture/)).toBeNull();
  });

  it('of a font gets the name of its entry', async () => {
    const form = group(id, name, field('file', {kind: 'typeface'}, true));
    const fake = serveList(listModel(form, [{...value[0]!, file: 'old.ttf'}]));
    show();
    await screen.findByRole('textbox', {name: 'name: English'});
    choose(new File(['font'], 'अमृत Bold.ttf'));
    await waitFor(() => expect(fake.saves).toHaveLength(1));
    expect(fake.saves[0]!.edits).toMatchObject([
      {kind: 'upload', file: 'src/data/typefaces/amrit.ttf'},
      {kind: 'set', value: 'amrit.ttf'},
    ]);
  });
});

describe('the texts of a new entry', () => {
  const target = (place: string) => ({
    locale: 'ne' as const,
    name: 'cities',
    place,
    english: 'a',
    twin: 'b',
  });
  const open = (place: string): OpenText => ({
    state: 'new',
    changes: {en: undefined, ne: undefined},
    target: target(place),
  });

  it('are settled with one button, in a list within a file, too', async () => {
    const city = group(id, name, field('text', {kind: 'text'}));
    const cities = [{id: 'palpa', name: {en: 'Palpa', ne: 'पाल्पा'}, text: {en: 'A', ne: 'अ'}}];
    const fake = serveList(
      listModel(
        group(field('cities', {kind: 'list', item: city})),
        {cities},
        {
          shape: 'map',
          open: {'cities.0.name': open('name'), 'cities.0.text': open('text')},
        },
      ),
    );
    const {user} = show();
    await user.click(await screen.findByText('Palpa', {selector: 'summary'}));
    const agree = button('Both say the same');
    await user.click(agree);
    expect(fake.agreed).toEqual([target('name'), target('text')]);
    await waitFor(() => expect(agree.isConnected).toBe(false));
  });

  it('have a button that cannot be pressed again while it works', async () => {
    const form = group(id, name);
    const fake = serveList(
      listModel(form, [{id: 'a', name: {en: 'A', ne: 'अ'}}], {open: {'0.name': open('name')}}),
    );
    const answer = global.fetch;
    let release: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    show();
    const agree = await screen.findByRole('button', {name: 'Both say the same'});
    global.fetch = jest.fn(async (...request: Parameters<typeof fetch>) => {
      await waiting;
      return answer(...request);
    }) as never;
    fireEvent.click(agree);
    expect(agree).toHaveProperty('disabled', true);
    fireEvent.click(agree);
    release();
    await waitFor(() => expect(fake.agreed).toEqual([target('name')]));
    await waitFor(() => expect(agree.isConnected).toBe(false));
  });
});
