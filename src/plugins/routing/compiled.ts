import {readFileSync} from 'node:fs';
import path from 'node:path';
import {minifySync, transformSync} from '@swc/core';

/**
 * A file, named from this folder, as JavaScript.
 *
 * @param file must import nothing but types, or be compiled together with what it imports
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

/**
 * Several files as one minified script that runs at once.
 *
 * @param files named from this folder, each after those that it imports; their names must differ
 * @param call what to do at the end, in JavaScript
 */
export function standaloneScript(files: readonly string[], call: string): string {
  const code = files
    .map((file) => compiled(file, 'es2020', 'es6'))
    .join('')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/\bexport (?=(?:async )?function |const )/g, '');
  const source = `(function () { ${code}; ${call}; })();`;
  return minifySync(source, {
    // Without `toplevel`, which would make everything global.
    compress: {ecma: 2020},
    mangle: true,
    ecma: 2020,
  }).code.trim();
}
