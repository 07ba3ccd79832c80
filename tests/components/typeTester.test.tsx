/** @jest-environment jsdom */
import {fireEvent, screen, waitFor} from '@testing-library/react';
import Tester from '@site/src/pages/fonts/_Tester';
import type {TestedFont} from '@site/src/pages/fonts/_Tester/_useTypeface';
import {renderHydrated, renderWithoutScripts} from './support/render';

/** Other files in every test, because a loaded file is not requested again. */
let fonts: TestedFont[];
let folder = 0;

/** Requested files, and how each request ends. */
let requests: string[];
let outcome: () => Promise<void>;

beforeEach(() => {
  sessionStorage.clear();
  folder += 1;
  fonts = ['dewa', 'jhankar'].map((id) => ({
    id,
    name: `JDR ${id}`,
    href: `/${folder}/${id}.ttf`,
    size: '216 KB',
  }));
  requests = [];
  outcome = () => Promise.resolve();
  Object.assign(globalThis, {
    FontFace: class {
      constructor(
        readonly family: string,
        private readonly source: string,
      ) {}
      load() {
        requests.push(this.source);
        return outcome();
      }
    },
  });
  Object.assign(document, {fonts: {add: () => undefined}});
});

const select = () => screen.getByRole<HTMLSelectElement>('combobox', {name: 'Font'});
const userTypes = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', {name: 'Your text'}), {target: {value}});
const changeSize = () =>
  fireEvent.change(screen.getByRole('slider', {name: 'Size'}), {target: {value: '100'}});
const SAMPLE = 'मेरो देश, मेरो सिप';

describe('with scripts', () => {
  it('loads a font when it is chosen and not before, and says so', async () => {
    const {user} = renderHydrated(<Tester fonts={fonts} />);
    expect(requests).toEqual([]);
    await user.selectOptions(select(), 'JDR jhankar');
    expect(requests).toEqual([`url("${fonts[1]!.href}")`]);
    expect(screen.getByRole('status').textContent).toBe('Your text in JDR jhankar.');
    const download = screen.getByRole('link', {name: 'Download Font: JDR jhankar, 216 KB'});
    expect(download.getAttribute('href')).toBe(fonts[1]!.href);
  });

  it.each([
    ['something is typed', () => userTypes('Skills')],
    ['the size is changed', () => changeSize()],
  ])('begins with the first font, and loads it once %s', async (_when, begin) => {
    renderHydrated(<Tester fonts={fonts} />);
    expect(select().value).toBe('dewa');
    screen.getByRole('link', {name: 'Download Font: JDR dewa, 216 KB'});
    expect(screen.getByRole('status').textContent).toMatch(/^JDR dewa loads when you type/);
    begin();
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Your text in JDR dewa.'),
    );
    begin();
    expect(requests).toEqual([`url("${fonts[0]!.href}")`]);
  });

  it('says when a font cannot be loaded, and still offers the download', async () => {
    outcome = () => Promise.reject(new Error('gone'));
    const {user} = renderHydrated(<Tester fonts={fonts} />);
    await user.selectOptions(select(), 'JDR jhankar');
    expect(screen.getByRole('status').textContent).toMatch(/JDR jhankar could not be loaded/);
    screen.getByRole('link', {name: /Download Font: JDR jhankar/});
  });

  it('shows the typed text instead of the sample, in its language', async () => {
    const {user} = renderHydrated(<Tester fonts={fonts} />);
    const text = screen.getByRole('textbox', {name: 'Your text'});
    await user.type(text, 'Skills');
    expect(screen.getByText('Skills', {selector: 'p'}).lang).toBe('');
    await user.clear(text);
    expect(screen.getByText(SAMPLE, {selector: 'p'}).lang).toBe('ne');
  });

  it('shows what was chosen before, also in the other language', async () => {
    const {user, unmount} = renderHydrated(<Tester fonts={fonts} />);
    userTypes('Skills');
    changeSize();
    await user.selectOptions(select(), 'JDR jhankar');
    unmount();
    renderHydrated(<Tester fonts={fonts} />, {locale: 'ne'});
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Your text in JDR jhankar.'),
    );
    screen.getByText('Skills', {selector: 'p'});
    expect(select().value).toBe('jhankar');
    expect(screen.getByRole('slider', {name: 'Size'}).getAttribute('aria-valuetext')).toMatch(
      /^१००/,
    );
  });

  it('announces the size in the digits of the language', () => {
    renderHydrated(<Tester fonts={fonts} />, {locale: 'ne'});
    const size = screen.getByRole('slider', {name: 'Size'});
    expect(size.getAttribute('aria-valuetext')).toBe('८४ pixels');
    fireEvent.change(size, {target: {value: '100'}});
    expect(size.getAttribute('aria-valuetext')).toBe('१०० pixels');
  });
});

describe('without scripts', () => {
  it('shows the sample, has named controls and loads nothing', () => {
    const page = renderWithoutScripts(<Tester fonts={fonts} />);
    expect(page.getByText(SAMPLE).lang).toBe('ne');
    page.getByRole('textbox', {name: 'Your text'});
    page.getByRole('slider', {name: 'Size'});
    expect(page.getAllByRole('option').map(({textContent}) => textContent)).toEqual([
      'JDR dewa',
      'JDR jhankar',
    ]);
    expect(requests).toEqual([]);
  });
});
