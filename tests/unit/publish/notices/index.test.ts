import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type Configuration, rspack} from '@rspack/core';
import {notices} from '@site/src/publish/notices';

let site: string;
beforeEach(() => (site = mkdtempSync(path.join(tmpdir(), 'notices-'))));
afterEach(() => rmSync(site, {recursive: true}));

function write(file: string, content: string): void {
  const target = path.join(site, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content);
}

function install(name: string, files: Record<string, string>): void {
  const manifest = {name, version: '1.2.3', license: 'MIT', sideEffects: false};
  write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
  for (const [file, content] of Object.entries(files))
    write(`node_modules/${name}/${file}`, content);
}

/** Compiles the site with the plugin. @returns the built files by name */
async function build(): Promise<Record<string, string>> {
  const added = notices('/ne/')(
    {mode: 'production'},
    false,
    {currentBundler: {name: 'rspack', instance: rspack}} as never,
    undefined,
  ) as Configuration;
  const compiler = rspack({
    mode: 'production',
    context: site,
    entry: {main: './main.js'},
    output: {path: path.join(site, 'build'), filename: 'js/[name].[contenthash:8].js'},
    plugins: added.plugins,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? stats?.toJson({all: false, errors: true}).errors?.[0];
      compiler.close(() => (problem ? reject(new Error(problem.message)) : resolve()));
    });
  });
  const folder = path.join(site, 'build');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.\w+$/.test(file),
  );
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

beforeEach(() => {
  write('package.json', JSON.stringify({name: 'site', version: '0.1.0', license: 'UNLICENSED'}));
  write(
    'main.js',
    "import {a, b} from 'a';\nconsole.log(a, b);\nimport('later').then(console.log);\n",
  );
  install('a', {
    'index.js': "export {b} from '@b/c';\nexport const a = Math.random();",
    LICENSE: 'The words of a.',
  });
  install('@b/c', {
    'index.js': 'export const b = Math.random();\nexport const unused = 1;',
    'LICENSE.md': 'The words of c.\r\nTo the end.',
  });
  install('later', {'index.js': 'export default 1;', 'License.txt': 'The words of later.'});
  install('absent', {'index.js': 'export default 1;', LICENSE: 'The words of absent.'});
});

test('every package in the scripts is listed once with its licence, in order, and no other', async () => {
  const files = await build();
  const text = files['third-party-notices.txt']!;
  const listed = [...text.matchAll(/^(\S+ [\d.]+) \((.+)\)$/gm)].map(([, name]) => name);
  const fromHere = listed.filter((name) => name?.endsWith(' 1.2.3'));
  expect(fromHere).toEqual(['@b/c 1.2.3', 'a 1.2.3', 'later 1.2.3']);
  expect(listed).toEqual([...listed].sort());
  expect(text).toContain('@b/c 1.2.3 (MIT)\n\nThe words of c.\nTo the end.\n');
  expect(text).toContain('The words of later.');
  expect(text).not.toContain('site 0.1.0');
});

test('a licence at the end of a README is found', async () => {
  rmSync(path.join(site, 'node_modules/later/License.txt'));
  const words = 'Permission is granted. '.repeat(20).trim();
  write('node_modules/later/README.md', `# later\n\nUsage.\n\n## License\n\n${words}\n`);
  expect((await build())['third-party-notices.txt']).toContain(`later 1.2.3 (MIT)\n\n${words}\n`);
});

test('a package without the text of its licence stops the build', async () => {
  rmSync(path.join(site, 'node_modules/later/License.txt'));
  write('node_modules/later/README.md', '# later\n\n## License\n\nMIT\n');
  await expect(build()).rejects.toThrow(
    'later is in the scripts of the site, but has no text of its licence',
  );
});
