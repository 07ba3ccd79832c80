import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {benchDir, siteDir} from '../../../scripts/lib/paths';
import {type Allowed, readAllowed} from '../../../scripts/supply-chain/allowed';
import {findProblems} from '../../../scripts/supply-chain/findProblems';
import {isAllowedLicence} from '../../../scripts/supply-chain/isAllowedLicence';
import {type LockedPackage, readPackages} from '../../../scripts/supply-chain/readPackages';

const allowed: Allowed = {
  licences: {MIT: 'free'},
  namedElsewhere: {old: 'MIT, in its file LICENSE'},
  installScripts: {tool: {runs: 'node install.js', why: 'looks whether it starts'}},
};
const inOrder: LockedPackage[] = [
  {name: 'tool', version: '1.0.0', licence: 'MIT', runs: 'node install.js'},
  {name: 'old', version: '0.1.0'},
];
const withOne = (more: LockedPackage) => findProblems([...inOrder, more], allowed);

test('every package that is installed is allowed to be', () => {
  const packages = [...readPackages(siteDir), ...readPackages(benchDir)];
  expect(packages.length).toBeGreaterThan(100);
  expect(findProblems(packages, readAllowed())).toEqual([]);
});

test.each([
  ['the site', siteDir],
  ['the benchmark', benchDir],
])('the lock of %s names no address of a registry', (_, folder) => {
  const lock = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  expect(lock).not.toMatch(/"resolved": "http/);
});

test('every entry of the lists says why', () => {
  const {licences, namedElsewhere, installScripts} = readAllowed();
  const reasons = [
    ...Object.values(licences),
    ...Object.values(namedElsewhere),
    ...Object.values(installScripts).map(({why}) => why),
  ];
  expect(reasons.filter((reason) => reason.length < 7)).toEqual([]);
});

describe('findProblems', () => {
  it('has nothing to say of what is on the lists', () => {
    expect(findProblems(inOrder, allowed)).toEqual([]);
  });

  it('stops a new package with an install script', () => {
    expect(withOne({name: 'miner', version: '6.6.6', licence: 'MIT', runs: 'curl | sh'})).toEqual([
      'miner 6.6.6 wants to run this when it is installed: curl | sh. Look at what it does, on every machine that installs the site. If it may, add it to scripts/supply-chain/install-scripts.yml with the reason; if not, choose another package.',
    ]);
  });

  it('stops one that is only for other systems, too', () => {
    expect(withOne({name: 'far', version: '1.0.0', licence: 'MIT', runs: ''})).toEqual([
      expect.stringContaining('far 1.0.0 wants to run this when it is installed: a program that'),
    ]);
  });

  it('stops a script that has changed', () => {
    const changed = {name: 'tool', version: '1.0.1', licence: 'MIT', runs: 'node other.js'};
    expect(withOne(changed)).toEqual([
      'tool 1.0.1 now runs this when it is installed: node other.js. It was allowed to run: node install.js. Look at what changed, then write the new command into scripts/supply-chain/install-scripts.yml.',
    ]);
  });

  it('stops a licence that is not on the list', () => {
    expect(withOne({name: 'viral', version: '2.0.0', licence: 'AGPL-3.0-only'})).toEqual([
      'viral 2.0.0 stands under AGPL-3.0-only, which is not on the list of licences. Read it. If it allows how the package is used here, add it to scripts/supply-chain/licences.yml with the reason; if not, choose another package.',
    ]);
  });

  it('stops a package without a licence', () => {
    expect(withOne({name: 'nobodys', version: '1.0.0'})).toEqual([
      "nobodys 1.0.0 does not say under which licence it stands. Look for it in the package's files. If it may be used, add it to named-elsewhere in scripts/supply-chain/licences.yml with where you found it; if there is none, choose another package.",
    ]);
  });

  it('names entries that nothing needs any more', () => {
    expect(findProblems([{name: 'a', version: '1.0.0', licence: 'MIT'}], allowed)).toEqual([
      'No package needs the entry "tool" in scripts/supply-chain/install-scripts.yml any more. Delete it.',
      'No package needs the entry "old" in scripts/supply-chain/licences.yml any more. Delete it.',
    ]);
  });

  it('is not misled by names of what every object has', () => {
    const problems = withOne({name: 'constructor', version: '1.0.0', runs: 'x'});
    expect(problems).toHaveLength(2);
  });
});

describe('isAllowedLicence', () => {
  const known = new Set(['MIT', 'ISC']);

  it.each(['MIT', '(MIT OR GPL-3.0)', 'GPL-3.0 OR (MIT AND ISC)', 'MIT AND (GPL-3.0 OR ISC)'])(
    'takes %s',
    (expression) => expect(isAllowedLicence(expression, known)).toBe(true),
  );

  it.each([
    'GPL-3.0',
    'MIT AND GPL-3.0',
    'GPL-3.0 AND (MIT OR ISC)',
    'MIT GPL-3.0',
    'MIT OR',
    '(MIT',
    'SEE LICENSE IN LICENSE.md',
    '',
  ])('rejects %j', (expression) => {
    expect(isAllowedLicence(expression, known)).toBe(false);
  });
});

describe('readPackages', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'packages '))));
  afterEach(() => rmSync(root, {recursive: true}));

  function install(place: string, entry: object, manifest?: object, gyp = false): void {
    const file = path.join(root, 'package-lock.json');
    writeFileSync(
      file,
      JSON.stringify({packages: {'': {}, [place]: {version: '1.0.0', ...entry}}}),
    );
    if (!manifest) return;
    mkdirSync(path.join(root, place), {recursive: true});
    writeFileSync(path.join(root, place, 'package.json'), JSON.stringify(manifest));
    if (gyp) writeFileSync(path.join(root, place, 'binding.gyp'), '');
  }

  it('takes the name from the place, also below another package', () => {
    install('node_modules/a/node_modules/@b/c', {license: 'MIT'});
    expect(readPackages(root)).toEqual([
      {name: '@b/c', version: '1.0.0', licence: 'MIT', runs: undefined},
    ]);
  });

  it('believes what is installed before what the lock says', () => {
    const scripts = {postinstall: 'node sneaky.js', test: 'jest'};
    install('node_modules/a', {license: 'MIT'}, {license: 'GPL-3.0', scripts});
    expect(readPackages(root)).toEqual([
      {name: 'a', version: '1.0.0', licence: 'GPL-3.0', runs: 'node sneaky.js'},
    ]);
  });

  it('knows that npm compiles a package with a binding.gyp', () => {
    install('node_modules/a', {license: 'MIT'}, {license: 'MIT'}, true);
    expect(readPackages(root)[0]?.runs).toBe('node-gyp rebuild');
  });

  it('knows of scripts of packages that this system does not install', () => {
    install('node_modules/a', {license: 'MIT', hasInstallScript: true});
    expect(readPackages(root)[0]?.runs).toBe('');
  });
});
