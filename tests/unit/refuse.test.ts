import {refuse} from '@site/src/refuse';

const here = '/home/asha/[a] (b) 100% काम/site';
const right = {baseUrl: '/', themeConfig: {colorMode: {}}};

it('lets the settings of this site pass', () => {
  expect(() => refuse(right, here)).not.toThrow();
});

it.each(['/x/', '/ne/', '', './'])(
  'says that the site is at the root and not at "%s"',
  (baseUrl) => {
    expect(() => refuse({...right, baseUrl}, here)).toThrow(/only at the root of an address/);
  },
);

it('says what to do before Algolia can be used', () => {
  expect(() => refuse({...right, themeConfig: {algolia: {}}}, here)).toThrow(
    /overrides.*npm install/,
  );
});

it.each(['/home/asha/C# projects/site', '/home/asha/site!', 'C:\\a?b\\site'])(
  'names a folder that the bundler cannot read: %s',
  (folder) => {
    expect(() => refuse(right, folder)).toThrow(/lies in .*: rename that folder/);
  },
);
