import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from '@swc/core';

/**
 * A file, named from this folder, as JavaScript that adds what it exports to a variable `exports`.
 *
 * @param file must import nothing but types
 */
export function compiled(file: string, target: 'es5' | 'es2020' | 'es2022'): string {
  const source = readFileSync(path.join(__dirname, file), 'utf8');
  return transformSync(source, {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: {parser: {syntax: 'typescript'}, target},
    module: {type: 'commonjs'},
  }).code;
}
