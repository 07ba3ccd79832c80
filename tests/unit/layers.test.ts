import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {circles, importsOf, importsUp, isIn, type Layers, show, valuesOf} from './layers';

const {down, typesOnly} = parse(readFileSync('layers.yml', 'utf8')) as {
  down: Layers;
  typesOnly: readonly {into: readonly string[]; except?: readonly string[]; from: string}[];
};

const CODE = /\.(?:[cm]?[jt]sx?)$/;
const SKIPPED = /^(?:\..*|build.*|node_modules|coverage|test-results)$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    return SKIPPED.test(entry.name) ? [] : filesIn(file);
  });

const files = new Set(filesIn('.'));
const code = [...files].filter((file) => CODE.test(file)).sort();
const textOf = (file: string) => readFileSync(file, 'utf8');
const imports = code.flatMap((file) => importsOf(file, textOf(file), files));

it('sees the imports of the repository', () => {
  expect(imports.map(show)).toEqual(
    expect.arrayContaining([
      'editor/site.ts imports editor.config.ts',
      'packages/content/say/index.ts imports packages/nepali-text/digits.ts',
      'src/data/lists.ts imports packages/content/lists/contract.ts',
      'src/components/Lightbox/frame.tsx imports src/icons/x.svg',
      'src/pages/team/index.tsx imports src/data/team.yml',
      // In a string.
      'src/publish/hosts/index.ts imports src/page-scripts/missingAddress.ts',
    ]),
  );
});

it('has the order that ARCHITECTURE.md shows', () => {
  const folders = (row: string | readonly string[]) =>
    [row].flat().filter((part) => !path.extname(part));
  const lines = Object.entries(down).map(([folder, rows]) => {
    const order = rows.map((row) => folders(row).join(', ')).filter(Boolean);
    return `${folder === '.' ? 'repository' : folder}: ${order.join(' → ')}`;
  });
  const map = textOf('ARCHITECTURE.md').split('\n');
  expect(lines.filter((line) => !map.includes(line))).toEqual([]);
});

it('has no circle of files or folders', () => {
  expect(circles(imports, down)).toEqual({});
});

it('has no import that goes up or to the side', () => {
  expect(importsUp(imports, down)).toEqual([]);
});

it('keeps values out of where only types may come in', () => {
  for (const {into, except = [], from} of typesOnly) {
    const isAny = (file: string, folders: readonly string[]) =>
      folders.some((folder) => isIn(file, folder));
    const wrong = imports
      .filter((edge) => isAny(edge.from, into) && !isAny(edge.from, except))
      .filter(({to}) => isIn(to, from) && CODE.test(to))
      .filter(({from: file, to}) =>
        importsOf(file, valuesOf(file, textOf(file)), files).some((value) => value.to === to),
      );
    expect(wrong.map(show)).toEqual([]);
  }
});

describe('in a small repository', () => {
  /** Files that import the others in their texts. */
  const importsIn = (texts: Readonly<Record<string, string>>) => {
    const all = new Set(Object.keys(texts));
    return Object.entries(texts).flatMap(([file, text]) => importsOf(file, text, all));
  };
  const layers = {'.': ['tests', 'src'], src: [['pages', 'theme'], 'lib']};

  it.each([
    [
      'values',
      {
        'src/lib/one.ts': "import {other} from './other';",
        'src/lib/other.ts': "import {one} from '@site/src/lib/one';",
      },
      'src/lib',
    ],
    [
      'types',
      {
        'src/lib/one.ts': "import type {Other} from './other';",
        'src/lib/other.ts': "export type One = import('./one').One;",
      },
      'src/lib',
    ],
    [
      'folders',
      {
        'bench/draw/one.ts': "import '../read/other';",
        'bench/read/other.ts': '',
        'bench/read/third.ts': "export * from '../draw/fourth';",
        'bench/draw/fourth.ts': '',
      },
      'bench',
    ],
  ])('finds a circle of %s, with its files', (_, texts, folder) => {
    const all = importsIn(texts);
    expect(all).toHaveLength(2);
    expect(circles(all, layers)).toEqual({[folder]: all.map(show)});
    expect(importsUp(all, layers)).toEqual([]);
  });

  it.each([
    ['up', 'src/lib/one.ts', 'src/pages/other.ts'],
    ['to the side', 'src/theme/one.ts', 'src/pages/other.ts'],
    ['to a test', 'src/pages/one.ts', 'tests/other.ts'],
    ['from a part without a row', 'src/new/one.ts', 'src/lib/other.ts'],
  ])('finds an import %s', (_, from, to) => {
    const all = importsIn({[from]: `import type {Other} from '@site/${to}';`, [to]: ''});
    expect(importsUp(all, layers)).toEqual([`${from} imports ${to}`]);
    expect(circles(all, layers)).toEqual({});
  });

  it('lets a folder and what lies beside it import each other’s files without a circle', () => {
    const all = importsIn({
      'src/lib/index.ts': "import './draw/line';",
      'src/lib/draw/line.ts': "import '../size';",
      'src/lib/size.ts': '',
    });
    expect(all).toHaveLength(2);
    expect([circles(all, layers), importsUp(all, layers)]).toEqual([{}, []]);
  });

  it('tells types from values', () => {
    const text = "import {type One, two} from './a';\nimport type {Three} from './b';\ntwo();";
    const values = importsOf('x.ts', valuesOf('x.ts', text), new Set(['a.ts', 'b.ts']));
    expect(values.map(({to}) => to)).toEqual(['a.ts']);
  });
});
