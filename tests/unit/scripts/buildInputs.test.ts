import {build} from 'esbuild';
import {inputFiles} from '@site/src/lib/buildInputs';
import {inputSettings} from '../../../scripts/build';

it('counts all code that makes a build, so that a change of it makes another one', async () => {
  const {metafile} = await build({
    entryPoints: ['scripts/setup.mjs', 'scripts/build.ts', 'docusaurus.config.ts', 'sidebars.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: {'.yml': 'text'},
    metafile: true,
    write: false,
    outdir: 'build',
    logLevel: 'error',
  });
  const files = inputFiles('.');
  expect(Object.keys(metafile.inputs).length).toBeGreaterThan(5);
  expect(Object.keys(metafile.inputs).filter((file) => !files.includes(file))).toEqual([]);
  // Read by the loaders of TypeScript, and by npm.
  for (const file of ['tsconfig.json', 'package.json', 'package-lock.json'])
    expect(files).toContain(file);
  expect(inputSettings()).toContain(process.version);
});
