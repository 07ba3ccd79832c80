import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';

/** Licences of packages that build and test the site, each with the reason why it may be used. */
const ALLOWED = {
  MIT: 'free for every use when its notice is kept',
  'MIT-0': 'MIT without the duty of a notice',
  ISC: 'as MIT',
  '0BSD': 'free for every use',
  'BSD-2-Clause': 'as MIT',
  'BSD-3-Clause': 'as MIT; no advertising with the names of the authors',
  'Apache-2.0': 'free for every use when its notices are kept; grants patents',
  'BlueOak-1.0.0': 'as MIT',
  'CC0-1.0': 'public domain; lists of data',
  'CC-BY-3.0': 'lists of licence names, in tests only',
  'CC-BY-4.0': 'the table of browsers that decides what is compiled; not passed on',
  'Python-2.0': 'as MIT; argparse, at build time',
  'OFL-1.1': 'fonts, free to serve, and to change under another name',
  'MPL-2.0': 'Lightning CSS and axe-core; neither is changed or passed on',
  'LGPL-3.0-or-later':
    'the library inside sharp, at build time; linked, not changed, not passed on',
};

/** Packages that name no licence in the form that npm reads; looked up in their files. */
const LOOKED_UP: Record<string, string> = {
  eval: 'MIT, in LICENSE',
  format: 'MIT, in Readme.md',
  'require-like': 'MIT, in License and Readme.md',
  'svg-tags': 'MIT, in LICENSE',
};

/** The lock of the site, and those of the tools that only tests need. */
const locks = ['.', ...readdirSync('tests/tools').map((name) => `tests/tools/${name}`)].map(
  (folder) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8'),
);

// A lock has the packages of all systems, whatever is installed on this one, and our own.
const packages = locks
  .flatMap((lock) =>
    Object.entries(
      (JSON.parse(lock) as {packages: Record<string, {license?: string; link?: true}>}).packages,
    ),
  )
  .filter(([place, {link}]) => !/^(?:$|packages\/|editor$)/.test(place) && !link)
  .map(([place, {license}]) => ({name: place.split('node_modules/').at(-1)!, license}));

function isAllowed(license: string): boolean {
  try {
    return satisfies(license, Object.keys(ALLOWED));
  } catch {
    return false; // Not an SPDX expression.
  }
}

test('every package has a licence that is allowed', () => {
  const refused = packages.filter(({name, license}) =>
    license ? !isAllowed(license) : !(name in LOOKED_UP),
  );
  expect(refused).toEqual([]);
});

test('no licence is allowed that no package needs', () => {
  const needed = packages.flatMap(({name, license}) => license?.split(/[\s()]+/) ?? [name]);
  const listed = [...Object.keys(ALLOWED), ...Object.keys(LOOKED_UP)];
  expect(listed.filter((name) => !needed.includes(name))).toEqual([]);
});

test('no lock names an address of a registry', () => {
  expect(locks.join()).not.toMatch(/"resolved": *"http/);
});
