/** @jest-environment jsdom */
import {mayReload, reloadOnce} from '@site/src/clientModules/chunkErrorReload';

const cameBy = (type: string) => [{type} as unknown as PerformanceEntry];

it.each(['navigate', 'back_forward', 'prerender'])('may reload a page that came by %s', (type) => {
  expect(mayReload(cameBy(type))).toBe(true);
});

it('never reloads a page that came by a reload', () => {
  expect(mayReload(cameBy('reload'))).toBe(false);
});

it('never reloads where the browser does not tell how the page came', async () => {
  const asked = jest.fn();
  Object.assign(globalThis, {fetch: asked});
  Object.assign(performance, {getEntriesByType: () => []});
  await reloadOnce();
  expect(mayReload([])).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});
