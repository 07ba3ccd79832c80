import {refuse} from '@site/src/refuse';

const right = {baseUrl: '/', themeConfig: {colorMode: {}}};

it('lets the settings of this site pass', () => {
  expect(() => refuse(right)).not.toThrow();
});

it.each(['/x/', '/ne/', '', './'])(
  'says that the site is at the root and not at "%s"',
  (baseUrl) => {
    expect(() => refuse({...right, baseUrl})).toThrow(/only at the root of an address/);
  },
);

it('says what to do before Algolia can be used', () => {
  expect(() => refuse({...right, themeConfig: {algolia: {}}})).toThrow(/overrides.*npm install/);
});
