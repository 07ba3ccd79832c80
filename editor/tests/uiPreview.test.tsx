/** @jest-environment jsdom */
import {act, cleanup, screen} from '@testing-library/react';
import {Preview} from '../ui/preview/Preview';
import {wordIn} from '../ui/words';
import {renderInEditor, serve} from './support/fakeEditor';

it('asks for the complete page only as long as it is shown, so that its server can end', async () => {
  let asked = 0;
  let answer: () => void;
  serve({
    unpublished: () => ({texts: []}),
    preview() {
      asked += 1;
      return new Promise((resolve) => (answer = () => resolve({state: 'ready'}))) as never;
    },
  });
  const {user} = renderInEditor(() => <Preview route="/about" />);
  await user.click(screen.getByRole('button', {name: wordIn('en', 'preview.live')}));
  jest.useFakeTimers();
  cleanup();
  answer!();
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(asked).toBe(1);
});
