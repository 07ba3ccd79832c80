/** @jest-environment jsdom */
import {screen, waitFor} from '@testing-library/react';
import ThemeError from '@site/src/theme/Error';
import {renderHydrated} from '../support/render';

it('keeps the language of the document and a way home when the layout has failed', async () => {
  document.documentElement.removeAttribute('lang');
  renderHydrated(
    <ThemeError
      error={Object.assign(new Error('The list is gone'), {status: 503})}
      tryAgain={jest.fn()}
    />,
  );
  await waitFor(() => expect(document.documentElement.lang).toBe('ne'));
  expect(document.documentElement.dir).toBe('ltr');
  expect(document.title).toBe('Brand | Unexpected Application Error!');
  expect(document.querySelector('meta[name=viewport]')).not.toBeNull();
  expect(document.querySelector('header a')?.textContent).toBe('Brand');
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe('Unexpected Application Error!');
  expect(screen.getByRole('alert').textContent).toBe('Status: 503The list is gone');
});
