import path from 'node:path';
import {minifySync} from '@swc/core';
import {type BuildOptions, buildSync} from 'esbuild';

const folder = path.join(__dirname, '../plugins');

/**
 * Code with everything that it imports, as one script.
 *
 * @param contents its imports are named from src/plugins
 */
export function bundle(contents: string, options?: Omit<BuildOptions, 'write'>): string {
  const {outputFiles} = buildSync({
    stdin: {contents, loader: 'ts', resolveDir: folder},
    bundle: true,
    write: false,
    legalComments: 'none',
    charset: 'utf8',
    // Named browsers would have esbuild lower what they have, such as destructuring, and it cannot.
    target: 'es2020',
    logLevel: 'silent',
    ...options,
  });
  return outputFiles[0]!.text.trim();
}

/** A script for a document, without its element. esbuild's own minifier leaves 0.3 KB more in every page. */
export function inlineScript(contents: string): string {
  const {code} = minifySync(bundle(contents), {compress: {ecma: 2020}, mangle: true, ecma: 2020});
  return code.trim().replaceAll('</', '<\\/');
}
