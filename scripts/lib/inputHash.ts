import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Everything a build depends on, below the root of the project. */
const INPUTS = [
  'docs',
  'pages',
  'src',
  'static',
  'i18n',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.ts',
];

/** The paths of all files below, with forward slashes, in one order on every system. */
export function filesBelow(root: string, name: string): string[] {
  const full = path.join(root, name);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [name];
  return readdirSync(full)
    .sort()
    .filter((entry) => entry !== '.DS_Store')
    .flatMap((entry) => filesBelow(root, `${name}/${entry}`));
}

/**
 * A hash of everything that shapes a build: two builds with the same one are the same.
 *
 * @param environment the settings from outside, by name; an unset one is like an empty one
 */
export function inputHash(root: string, environment: Record<string, string | undefined>): string {
  const hash = createHash('sha256');
  // Lengths keep apart what would read alike when put in a row.
  const add = (text: string | Buffer) => hash.update(`${Buffer.byteLength(text)}:`).update(text);
  for (const [name, value] of Object.entries(environment).sort()) {
    add(name);
    add(value ?? '');
  }
  for (const file of INPUTS.flatMap((input) => filesBelow(root, input))) {
    add(file);
    add(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
