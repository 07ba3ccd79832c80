/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import Tester from '@site/src/pages/fonts/_Tester';
import {renderHydrated, renderWithoutScripts} from './support/render';

const fonts = ['dewa', 'jhankar'].map((id) => ({
  id,
  name: `JDR ${id}`,
  href: `/typefaces/${id}.ttf`,
  size: '216 KB',
}));

/** Requested files, and how each request ends. */
let requests: string[];
let outcome: () => Promise<void>;

beforeEach(() => {
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

const select = () => screen.getByRole('combobox', {name: 'Font'});
const SAMPLE = 'मेरो देश, मेरो सिप';

describe('with scripts', () => {
  it('loads a font when it is chosen and not before, and says so', async () => {
    const {user} = renderHydrated(<Tester fonts={fonts} />);
    expect(requests).toEqual([]);
    await user.selectOptions(select(), 'JDR dewa');
    expect(requests).toEqual(['url("/typefaces/dewa.ttf")']);
    expect(screen.getByRole('status').textContent).toBe('Your text in JDR dewa.');
    const download = screen.getByRole('link', {name: 'Download Font: JDR dewa (216 KB)'});
    expect(download.getAttribute('href')).toBe('/typefaces/dewa.ttf');
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

  it('announces the size in the digits of the language', () => {
    renderHydrated(<Tester fonts={fonts} />, {locale: 'ne'});
    const size = screen.getByRole('slider', {name: 'Size'});
    expect(size.getAttribute('aria-valuetext')).toBe('६४ pixels');
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
      'Choose a font',
      'JDR dewa',
      'JDR jhankar',
    ]);
    expect(requests).toEqual([]);
  });
});
