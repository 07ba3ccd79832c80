/* The page of the editor: HTML, scripts and style sheets, made from editor/ui and editor/worker in memory. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type Plugin, stop} from 'esbuild';
import {parse} from 'yaml';
import {host} from './host';
import {type Answer, STYLE_NONCE} from './http';

/** What the address of the editor begins with. */
export const BASE = '/__write/';

const root = path.resolve(__dirname, '../..');
const FOLDER = path.join(root, '.cache/editor-page');

/** What takes the place of a module of Node in the browser. */
const REPLACED: Readonly<Record<string, string>> = {
  'node:path': require.resolve('path-browserify'),
  'node:crypto': path.join(root, 'editor/worker/crypto.ts'),
};
const NATIVE = /^(?:node:.*|sharp|fontkit|wawoff2|@swc\/core)$/;
const READ_TEXT = /readFileSync\(path\.join\(__dirname, '([^']+)'\), 'utf8'\)/g;

/** Code that was written for Node, in a browser: what it reads beside itself is in it, the rest is not there. */
const forBrowser: Plugin = {
  name: 'for-browser',
  setup({onLoad, onResolve}) {
    onResolve({filter: NATIVE}, ({path: name}) =>
      REPLACED[name] ? {path: REPLACED[name]} : {path: name, namespace: 'nothing'},
    );
    onLoad({filter: /./, namespace: 'nothing'}, () => ({contents: 'module.exports = {};'}));
    onResolve({filter: /^\.\/native$/}, ({resolveDir}) =>
      resolveDir === path.join(root, 'src/data')
        ? {path: path.join(root, 'editor/worker/native.ts')}
        : undefined,
    );
    onLoad({filter: /\.yml$/}, async ({path: file}) => ({
      contents: JSON.stringify(parse(await readFile(file, 'utf8'))),
      loader: 'json',
    }));
    onLoad({filter: /\.ts$/}, async ({path: file}) => {
      let contents = await readFile(file, 'utf8');
      for (const [call, name = ''] of contents.matchAll(READ_TEXT)) {
        const text = await readFile(path.join(path.dirname(file), name), 'utf8');
        contents = contents.replace(call, () => JSON.stringify(text));
      }
      return {contents, loader: 'ts'};
    });
  },
};

const TYPES: Readonly<Record<string, Answer['type']>> = {
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const htmlOf = (tags: readonly string[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${STYLE_NONCE}">
<title>Writing room</title>
<link rel="icon" href="data:,">
${tags.join('\n')}
</head>
<body>
<div id="first"></div>
<div id="room"></div>
<noscript>The writing room needs JavaScript.</noscript>
</body>
</html>
`;

/** The answers by their addresses. @throws esbuild's error, whose message names the file and the line */
export async function bundlePage(): Promise<ReadonlyMap<string, Answer>> {
  const imports = [...host.styles, 'editor/ui/index.ts'].map((file) => `import './${file}';`);
  const {outputFiles, metafile} = await build({
    stdin: {contents: imports.join('\n'), resolveDir: root},
    entryPoints: {worker: path.join(root, 'editor/worker/index.ts')},
    absWorkingDir: root,
    outdir: FOLDER,
    entryNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: {'process.env.NODE_ENV': '"production"', __dirname: '"/"'},
    loader: {'.svg': 'dataurl', '.woff2': 'file'},
    // Some packages have code of their own for where there is no document.
    conditions: ['worker'],
    plugins: [forBrowser],
    logLevel: 'silent',
  });
  // Its process needs 30 MB.
  void stop();
  const answers = new Map<string, Answer>();
  const headers = {'cache-control': 'max-age=31536000, immutable'};
  for (const {path: file, contents} of outputFiles) {
    const type = TYPES[path.extname(file)] ?? 'text/javascript';
    const body = Buffer.from(contents);
    answers.set(BASE + path.relative(FOLDER, file), {type, body, headers, compressed: new Map()});
  }
  const outputs = Object.entries(metafile.outputs);
  const addressOf = (name: string) => BASE + path.relative(FOLDER, path.join(root, name));
  const outputOf = (entry: string) =>
    outputs.find(([, {entryPoint}]) => entryPoint === entry)?.[0] ?? '';
  const [page, worker] = [outputOf('<stdin>'), outputOf('editor/worker/index.ts')];
  /** The scripts without which one does not run. */
  const partsOf = (name: string): string[] =>
    (metafile.outputs[name]?.imports ?? []).flatMap(({path: part, kind}) =>
      kind === 'import-statement' ? [part, ...partsOf(part)] : [],
    );
  const link = (rel: string, name: string) => `<link rel="${rel}" href="${addressOf(name)}">`;
  const html = htmlOf([
    // Those of parts that are loaded later, too: their scripts do not load them.
    ...outputs.flatMap(([name]) => (name.endsWith('.css') ? link('stylesheet', name) : [])),
    // What the first texts need, in the page and in its worker.
    ...new Set([page, worker].flatMap(partsOf).map((name) => link('modulepreload', name))),
    link('modulepreload', worker).replace('<link', '<link data-worker'),
    `<script type="module" src="${addressOf(page)}"></script>`,
  ]);
  const asked = {headers: {'cache-control': 'no-cache'}, compressed: new Map()};
  answers.set(BASE, {type: 'text/html', body: html, ...asked});
  const description = JSON.stringify(host.describeSite());
  answers.set(`${BASE}site.json`, {
    type: 'application/json',
    body: description,
    ...asked,
    compressed: new Map(),
  });
  return answers;
}
