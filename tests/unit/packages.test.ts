import {readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';

interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

const own = readdirSync('packages');

const dependenciesOf = (name: string): string[] => {
  const manifest = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as Manifest;
  return Object.keys({...manifest.dependencies, ...manifest.peerDependencies});
};

/** What the code of a package imports, but for types of other packages than ours. */
function importsOf(name: string): {file: string; from: string}[] {
  return readdirSync(`packages/${name}`, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(`packages/${name}/${file}`, 'utf8');
      const imports = code.matchAll(
        /^(?:import|export) (type )?(?:[^'"]*? from )?'([^']+)'|import\('([^']+)'\)/gm,
      );
      return [...imports]
        .map(([, isType, from, later]) => ({isType, from: from ?? later ?? ''}))
        .filter(({isType, from}) => !isType || own.some((one) => from.startsWith(one)))
        .map(({from}) => ({file, from}));
    });
}

it.each(own)('%s imports itself and what its package.json names, and nothing else', (name) => {
  const allowed = dependenciesOf(name);
  const strange = importsOf(name).filter(({file, from}) => {
    if (from.startsWith('.')) return path.join(path.dirname(file), from).startsWith('..');
    const [scope = '', rest = ''] = from.split('/');
    const wanted = from.startsWith('@') ? `${scope}/${rest}` : scope;
    return !isBuiltin(from) && !allowed.includes(wanted);
  });
  expect(strange).toEqual([]);
});

it('has no packages that need each other', () => {
  const needed = (name: string, by: readonly string[] = []): string[] =>
    by.includes(name)
      ? [[...by, name].join(' → ')]
      : dependenciesOf(name)
          .filter((one) => own.includes(one))
          .flatMap((one) => needed(one, [...by, name]));
  expect(own.flatMap((name) => needed(name))).toEqual([]);
});
