import path from 'node:path';
import {build} from 'esbuild';
import {findElements} from 'site-elements/folders';
import {notices, PACKAGES} from '@site/src/publish/notices';

const components = path.resolve('src/components');

test('every package in the bundles of elements is named with its licence', async () => {
  const {metafile} = await build({
    entryPoints: findElements(components)
      .modules.flatMap(({file, sheet = []}) => [file, sheet].flat())
      .map((file) => path.join(components, file)),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'elements',
    format: 'esm',
    jsx: 'automatic',
    loader: {'.svg': 'text'},
    define: {'process.env.NODE_ENV': '"production"'},
  });
  const files = Object.values(metafile.outputs).flatMap(({inputs}) =>
    Object.entries(inputs).flatMap(([file, {bytesInOutput}]) => (bytesInOutput > 0 ? file : [])),
  );
  const used = files.flatMap(
    (file) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
  );
  expect(used).toContain('swiper');
  expect([...new Set(used)].filter((name) => !PACKAGES.includes(name))).toEqual([]);
});

test('the notices are in order, each with the text of a licence', () => {
  const [, ...found] = notices()
    ['/third-party-notices.txt']!.toString()
    .split(/\n\n-{80}\n/);
  const names = found.map((notice) => /^(\S+) \d+\.\S+ \(.+\)\n\n/.exec(notice)?.[1]);
  expect(names).toEqual([...PACKAGES, '@tabler/icons-react', 'country-flag-icons'].sort());
  expect(found.filter((notice) => notice.length < 300)).toEqual([]);
});
