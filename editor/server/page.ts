/* The page of the editor: HTML, scripts and style sheets, made from editor/ui and editor/worker in memory. */
import {randomBytes} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type Plugin, stop} from 'esbuild';
import {parse} from 'yaml';
import host from '../../editor.server.config';

export const BASE = '/__write/';

/** Of the sheets that CodeMirror makes in the page; another one each time the server starts. */
export const STYLE_NONCE = randomBytes(16).toString('base64');

export interface Answer {
  status?: number;
  type: string;
  body: string | Uint8Array;
  /** How long a browser keeps it; not at all by default. */
  cache?: string;
}

const root = path.resolve(__dirname, '../..');

/** What takes the place of modules that only Node has. */
const REPLACED: Readonly<Record<string, string>> = {
  'node:path': 'path-browserify',
  'node:crypto': './editor/worker/crypto.ts',
  'node:fs': './editor/worker/files.cjs',
  'node:fs/promises': './editor/worker/files.cjs',
  'node:child_process': './editor/worker/files.cjs',
};

const yaml: Plugin = {
  name: 'yaml',
  setup({onLoad}) {
    onLoad({filter: /\.yml$/}, async ({path: file}) => ({
      contents: JSON.stringify(parse(await readFile(file, 'utf8'))),
      loader: 'json',
    }));
  },
};

const TYPES: Readonly<Record<string, string>> = {'.css': 'text/css', '.woff2': 'font/woff2'};

const addressOf = (file: string) => BASE + path.basename(file);

async function bundlePage(): Promise<ReadonlyMap<string, Answer>> {
  const imports = [...host.styles, 'editor/ui/index.ts'].map((file) => `import './${file}';`);
  const {outputFiles, metafile} = await build({
    stdin: {contents: imports.join('\n'), resolveDir: root},
    entryPoints: {worker: 'editor/worker/index.ts'},
    absWorkingDir: root,
    outdir: '.cache/editor-page',
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
    alias: REPLACED,
    // Some packages, and `#native`, have code of their own for where there is no document.
    conditions: ['worker'],
    plugins: [yaml],
    logLevel: 'silent',
  });
  // Its process needs 30 MB. Another build at the same time would never end by it.
  void stop();
  const answers = new Map<string, Answer>();
  for (const {path: file, contents} of outputFiles) {
    const type = TYPES[path.extname(file)] ?? 'text/javascript';
    answers.set(addressOf(file), {type, body: contents, cache: 'max-age=31536000, immutable'});
  }
  const names = Object.keys(metafile.outputs);
  const madeFrom = (entry: string) =>
    names.find((name) => metafile.outputs[name]!.entryPoint === entry)!;
  const [script, worker] = [madeFrom('<stdin>'), madeFrom('editor/worker/index.ts')];
  /** The scripts without which one does not run. */
  const partsOf = (name: string): string[] =>
    metafile.outputs[name]!.imports.flatMap(({path: part, kind}) =>
      kind === 'import-statement' ? [part, ...partsOf(part)] : [],
    );
  // What the first texts need, in the page and in its worker.
  const parts = new Set([script, worker].flatMap(partsOf));
  // What follows them, while the server is asked for them.
  const app = madeFrom('editor/ui/App.tsx');
  const later = new Set([app, ...partsOf(app)].filter((name) => !parts.has(name)));
  const link = (kind: string, name: string) => `<link ${kind} href="${addressOf(name)}">`;
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${STYLE_NONCE}">
<title>Writing room</title>
<link rel="icon" href="data:,">
${names
  // Those of parts that are loaded later, too: their scripts do not load them.
  .filter((name) => name.endsWith('.css'))
  .map((name) => link('rel="stylesheet"', name))
  .join('\n')}
${Array.from(parts, (name) => link('rel="modulepreload"', name)).join('\n')}
${Array.from(later, (name) => link('rel="modulepreload" fetchpriority="low"', name)).join('\n')}
<link data-worker rel="modulepreload" href="${addressOf(worker)}">
<script type="module" src="${addressOf(script)}"></script>
</head>
<body>
<div id="first"></div>
<div id="editor"></div>
<noscript>The writing room needs JavaScript.</noscript>
</body>
</html>
`;
  answers.set(BASE, {type: 'text/html', body, cache: 'no-cache'});
  const description = JSON.stringify(host.describeSite());
  return answers.set(`${BASE}site.json`, {
    type: 'application/json',
    body: description,
    cache: 'no-cache',
  });
}

let bundling: ReturnType<typeof bundlePage> | undefined;

/**
 * The answers by their addresses, the same for all who ask.
 *
 * @throws esbuild's error, whose message names the file and the line; it may be corrected until the next question
 */
export const pageAnswers = () =>
  (bundling ??= bundlePage().catch((error: unknown) => {
    bundling = undefined;
    throw error;
  }));
