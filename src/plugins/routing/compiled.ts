import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from '@swc/core';

/**
 * A file, named from this folder, as JavaScript.
 *
 * @param file must import nothing but types
 * @param type `commonjs` adds what the file exports to a variable `exports`
 */
export function compiled(
  file: string,
  target: 'es5' | 'es2020' | 'es2022',
  type: 'commonjs' | 'es6' = 'commonjs',
): string {
  const source = readFileSync(path.join(__dirname, file), 'utf8');
  return transformSync(source, {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: {parser: {syntax: 'typescript'}, target},
    module: {type},
  }).code;
}
