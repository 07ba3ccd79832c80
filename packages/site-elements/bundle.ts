import {createHash} from 'node:crypto';
import path from 'node:path';
import {build, type Plugin, stop} from 'esbuild';
import {describeFault, type ElementModule, findElements} from './folders';
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
 * Bundles the modules of a folder, which folders.ts finds, and the style sheets of elements. A module contains all that
 * it imports: a shared chunk would cost a slow phone a second round trip.
 *
 * @param siteDir absolute
 * @param folder from there
 * @param mode of React and the like
 * @throws Error with what is wrong in the folders, or with esbuild's messages
 */
export async function bundleElements(
  siteDir: string,
  folder: string,
  mode: 'production' | 'development',
): Promise<Bundle> {
  const root = path.join(siteDir, folder);
  const {modules, faults} = findElements(root);
  if (faults.length > 0)
    throw new Error(faults.map((fault) => describeFault(fault, folder)).join('\n'));
  const sheets = modules.flatMap(({name, sheet}) => (sheet ? [{name, file: sheet}] : []));
  const options = {
    ...common,
    minify: true,
    outdir: '/',
    define: {'process.env.NODE_ENV': JSON.stringify(mode)},
  };
  const results = await Promise.all([
    build({
      ...options,
      entryPoints: modules.map(({name, file, isElement}) => ({
        in: isElement ? `${DEFINED}${name}` : path.join(root, file),
        out: name,
      })),
      plugins: [defineElements(root, modules)],
      format: 'esm',
      jsx: 'automatic',
      loader: {'.svg': 'text'},
    }),
    build({
      ...options,
      entryPoints: sheets.map(({name, file}) => ({in: path.join(root, file), out: name})),
      target: ['chrome80', 'safari14', 'firefox78'],
    }),
  ]);
  // Its process has 70 MB, which a build needs for other things.
  await stop();
  const files = Object.fromEntries(
    results
      .flatMap(({outputFiles}) => outputFiles)
      .map(({path: name, text}) => [path.basename(name), text.trim()] as const),
  );
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  return {files, version: hash.slice(0, 8), sheets: sheets.map(({name}) => name)};
}

const DEFINED = 'defined:';

/** Modules that define the class of an element by the name of its folder: `defined:site-map`. */
const defineElements = (root: string, modules: readonly ElementModule[]): Plugin => ({
  name: 'define-elements',
  setup({onResolve, onLoad}) {
    onResolve({filter: new RegExp(`^${DEFINED}`)}, ({path: name}) => ({
      path: name.slice(DEFINED.length),
      namespace: DEFINED,
    }));
    onLoad({filter: /.*/, namespace: DEFINED}, ({path: name}) => {
      const {file} = modules.find((one) => one.isElement && one.name === name)!;
      const from = JSON.stringify(path.join(root, file));
      return {
        contents: `import {define} from './element'; import Element from ${from}; define('${name}', Element);`,
        resolveDir: __dirname,
      };
    });
  },
});

/** The loader as an inline script, without its element. @param base as of `loader` */
export function loaderScript(base: string, sheets: readonly string[]): string {
  const values = [base, sheets].map((value) => JSON.stringify(value)).join(', ');
  return inlineScript(`import {loader} from './loader'; loader(${values});`, __dirname);
}
