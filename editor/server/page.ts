/* The page of the room: HTML, one script and one style sheet, made from editor/ui in memory. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {parse} from 'yaml';
import {site} from '../site';
import {STYLE_NONCE} from './http';

/** What the room's address begins with. */
export const BASE = '/__write/';

const root = path.resolve(__dirname, '../..');

export const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${STYLE_NONCE}">
<title>Writing room</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${BASE}room.css">
<script type="module" src="${BASE}room.js"></script>
</head>
<body>
<div id="room"></div>
<noscript>The writing room needs JavaScript.</noscript>
</body>
</html>
`;

/** A YAML file as the value that it holds. */
const yaml: Plugin = {
  name: 'yaml',
  setup({onLoad}) {
    onLoad({filter: /\.yml$/}, async ({path: file}) => ({
      contents: JSON.stringify(parse(await readFile(file, 'utf8'))),
      loader: 'json',
    }));
  },
};

/** @throws esbuild's error, whose message names the file and the line */
export async function bundlePage() {
  const {outputFiles} = await build({
    stdin: {
      contents: [...site.styles, 'editor/ui/index.tsx']
        .map((file) => `import './${file}';`)
        .join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    outdir: path.join(root, '.cache/writing-room/page'),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: {'process.env.NODE_ENV': '"production"'},
    loader: {'.svg': 'dataurl', '.woff2': 'dataurl'},
    plugins: [yaml],
    logLevel: 'silent',
  });
  const textOf = (ending: string) =>
    outputFiles.find(({path: file}) => file.endsWith(ending))!.text;
  return {script: textOf('.js'), styles: textOf('.css')};
}
