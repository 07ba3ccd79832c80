import {readdirSync, readFileSync} from 'node:fs';
import {ICONS} from 'content/lists/contract';
import {drawingNames} from 'content/lists/inspect';

// A name without a file stops the build: see src/components/Icon.
it('draws every icon of src/icons somewhere, as its table is sent whole', () => {
  const text = ['src', 'docs', 'pages']
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(?:tsx?|yml|mdx?)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unused = drawingNames('.', ICONS).filter(
    (name) => !new RegExp(`['"/]${name}(?:\\.svg\\?text)?['"]|icon: ${name}\\b`).test(text),
  );
  expect(unused).toEqual([]);
});
