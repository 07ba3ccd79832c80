import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {common, inlineScript} from './inline';

/** The modules of all elements. */
export interface Bundle {
  /** By name: `site-map.js`, `site-map.css`. */
  files: Readonly<Record<string, string>>;
  /** Changes when a file changes. */
  version: string;
  /** The elements that have a style sheet. */
  sheets: readonly string[];
}

/**
 * Bundles each module of the folders, and the style sheet of the same name beside it: `site-map.ts` defines
 * `<site-map>`, and `site-map.css` has the rules that only its states need. A module contains all that it imports: a
 * shared chunk would cost a slow phone a second round trip. A module without a hyphen in its name is no element, but
 * another one can load it, such as one with React.
 *
 * @param folders absolute paths. A file whose name begins with `_` is a part of others
 * @param mode of React and the like
 * @throws Error with esbuild's messages
 */
export async function bundleElements(
  folders: readonly string[],
  mode: 'production' | 'development',
): Promise<Bundle> {
  const inputs = folders
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => /^[^_.][^.]*\.(?:tsx?|css)$/.test(path.basename(file)))
    .sort();
  const isSheet = (file: string) => file.endsWith('.css');
  const options = {
    ...common,
    minify: true,
    outdir: '/',
    entryNames: '[name]',
    define: {'process.env.NODE_ENV': JSON.stringify(mode)},
  };
  const results = await Promise.all([
    build({
      ...options,
      entryPoints: inputs.filter((file) => !isSheet(file)),
      format: 'esm',
      jsx: 'automatic',
      loader: {'.svg': 'text'},
    }),
    build({
      ...options,
      entryPoints: inputs.filter(isSheet),
      target: ['chrome80', 'safari14', 'firefox78'],
    }),
  ]);
  const files = Object.fromEntries(
    results
      .flatMap(({outputFiles}) => outputFiles)
      .map(({path: name, text}) => [path.basename(name), text.trim()] as const),
  );
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  return {
    files,
    version: hash.slice(0, 8),
    sheets: inputs.filter(isSheet).map((file) => path.basename(file, '.css')),
  };
}

/** The loader as an inline script, without its element. @param base as of `loader` */
export function loaderScript(base: string, sheets: readonly string[]): string {
  const values = [base, sheets].map((value) => JSON.stringify(value)).join(', ');
  return inlineScript(`import {loader} from './loader'; loader(${values});`, __dirname);
}
