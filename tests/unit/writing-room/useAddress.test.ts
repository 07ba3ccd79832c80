/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useAddress} from '@site/writing-room/ui/useAddress';

it('shows another view before anything else happens, so that nothing is typed into the old one', () => {
  const {result} = renderHook(useAddress);
  const [, go] = result.current;
  act(() => go({view: 'list', name: 'team', path: [2]}));
  expect(result.current[0]).toEqual({view: 'list', name: 'team', path: [2]});
});
