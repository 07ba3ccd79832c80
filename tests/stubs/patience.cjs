// Testing Library gives up after a second, which a busy machine needs for one render. A limit against hanging.
if (typeof document !== 'undefined') {
  require('@testing-library/dom').configure({asyncUtilTimeout: 20_000});
  // All browsers have them, jsdom has not.
  const {TextDecoder, TextEncoder} = require('node:util');
  Object.assign(globalThis, {TextDecoder, TextEncoder});
}
