/** @jest-environment jsdom */
import {fireEvent, screen, waitFor} from '@testing-library/react';
import Tester from '@site/src/pages/fonts/_Tester';
import {renderHydrated} from './support/render';

it('loads the first font once the size is changed, and says which one the text is in', async () => {
  const load = jest.fn(() => Promise.resolve());
  Object.assign(globalThis, {FontFace: jest.fn((_family, source) => ({source, load}))});
  Object.assign(document, {fonts: {add: () => undefined}});
  const font = {id: 'dewa', name: 'JDR dewa', href: '/dewa.ttf', size: '216 KB'};
  renderHydrated(<Tester fonts={[font, {...font, id: 'jhankar'}]} />, {locale: 'ne'});
  screen.getByRole('link', {name: 'Download Font: JDR dewa, 216 KB'});
  const status = screen.getByRole('status');
  expect(status.textContent).toMatch(/^JDR dewa loads when you type/);
  const size = screen.getByRole('slider', {name: 'Size'});
  expect(size.getAttribute('aria-valuetext')).toBe('८४ pixels');
  fireEvent.change(size, {target: {value: '100'}});
  expect(size.getAttribute('aria-valuetext')).toBe('१०० pixels');
  await waitFor(() => expect(status.textContent).toBe('Your text in JDR dewa.'));
  expect(load).toHaveBeenCalledTimes(1);
});
