/** @jest-environment jsdom */
import {passOverDeniedStorages} from '@site/src/clientModules/storageDenied';

it('leaves a storage alone that works', () => {
  const {localStorage, sessionStorage} = window;
  passOverDeniedStorages(window);
  expect(window.localStorage).toBe(localStorage);
  expect(window.sessionStorage).toBe(sessionStorage);
});

it('makes a denied storage null for all code', () => {
  const scope = Object.defineProperty({sessionStorage: 'works'}, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
  }) as unknown as Window;
  passOverDeniedStorages(scope);
  expect(scope.localStorage).toBeNull();
  expect(scope.sessionStorage).toBe('works');
});
