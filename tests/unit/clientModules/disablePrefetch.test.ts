import {withoutPrefetch} from '../../../src/clientModules/disablePrefetch';

it('fetches nothing for a link in view, and the page when a pointer is on the link', () => {
  const preload = jest.fn().mockResolvedValue([]);
  const prefetch = jest.fn();
  const client = withoutPrefetch(Object.freeze({prefetch, preload}));
  expect(client.prefetch('/about')).toBe(false);
  expect(prefetch).not.toHaveBeenCalled();
  void client.preload('/about');
  expect(preload).toHaveBeenCalledWith('/about');
});
