import path from 'node:path';
import ts from 'typescript';

/** What one file imports, by their paths from the root. */
export interface Import {
  from: string;
  to: string;
}

/** As layers.yml says: rows of parts by their folder, the highest first. */
export type Layers = Readonly<Record<string, readonly (string | readonly string[])[]>>;

/** Code in strings, which is bundled for a page, imports in the same words. */
const IN_STRINGS = /\bfrom '(\.[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs', '.d.ts', '/index.ts', '/index.tsx'];

/** What a file imports of these files, types included. */
export function importsOf(from: string, text: string, files: ReadonlySet<string>): Import[] {
  const written = ts.preProcessFile(text, true, true).importedFiles.map(({fileName}) => fileName);
  const inStrings = [...text.matchAll(IN_STRINGS)].map(([, name = '']) => name);
  return [...new Set([...written, ...inStrings])].flatMap((name) => {
    const target = name.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), name)
      : // As `imports` of package.json has it outside of the worker.
        name.replace('@site/', '').replace(/^#native$/, 'src/data/native');
    const to = [target, `packages/${target}`]
      .flatMap((stem) => ENDINGS.map((ending) => stem.replace(/\?.*/, '') + ending))
      .find((file) => files.has(file));
    return to ? [{from, to}] : [];
  });
}

/** The text of a file without what it imports for its types. */
export const valuesOf = (file: string, text: string): string =>
  ts.transpile(
    text,
    {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve},
    file,
  );

export const show = ({from, to}: Import): string => `${from} imports ${to}`;

export const isIn = (file: string, folder: string): boolean =>
  folder === '.' || `${file}/`.startsWith(`${folder}/`);

/** The part of a folder that a file lies in: the longest of these names, or else the next name of its path. */
function partOf(file: string, folder: string, names: readonly string[]): string {
  const inside = path.posix.relative(folder, file);
  const around = names.filter((name) => isIn(inside, name));
  return around.sort((a, b) => b.length - a.length)[0] ?? inside.split('/')[0]!;
}

/** The parts of one folder, what each imports of the others, and an import that shows it. */
type Graph = Map<string, Map<string, Import>>;

/** The folders around both files of an import, with `.` for the root. */
function foldersAround({from, to}: Import): string[] {
  const names = path.posix.dirname(from).split('/');
  const folders = names.map((_, index) => names.slice(0, index + 1).join('/'));
  return [...new Set(['.', ...folders])].filter((folder) => isIn(to, folder));
}

/** Imports that do not go down, as `from imports to`. */
export function importsUp(imports: readonly Import[], layers: Layers): string[] {
  return imports.flatMap((edge) => {
    const isUp = foldersAround(edge).some((folder) => {
      const rows = layers[folder]?.map((row) => [row].flat());
      if (!rows) return false;
      const parts = [edge.from, edge.to].map((file) => partOf(file, folder, rows.flat()));
      const [high = -1, low = -1] = parts.map((part) =>
        rows.findIndex((row) => row.includes(part)),
      );
      // A part without a row is to be given one.
      return parts[0] !== parts[1] && (high < 0 || high >= low);
    });
    return isUp ? [show(edge)] : [];
  });
}

/** By its folder, a circle of files and folders that lie in it, as the imports that make it. */
export function circles(imports: readonly Import[], layers: Layers): Record<string, string[]> {
  const graphs = new Map<string, Graph>();
  for (const edge of imports) {
    for (const folder of foldersAround(edge)) {
      const names = layers[folder]?.flat() ?? [];
      const [from, to] = [edge.from, edge.to].map((file) => partOf(file, folder, names));
      const graph = graphs.get(folder) ?? (new Map() as Graph);
      graphs.set(folder, graph);
      if (from !== to) graph.set(from!, (graph.get(from!) ?? new Map()).set(to!, edge));
    }
  }
  const found = [...graphs].sort().map(([folder, graph]) => [folder, circleIn(graph)] as const);
  return Object.fromEntries(found.filter(([, circle]) => circle.length > 0));
}

function circleIn(graph: Graph): string[] {
  const left = new Set(graph.keys());
  const next = (part: string) =>
    [...graph.get(part)!.keys()].find((imported) => left.has(imported));
  // Without what imports nothing that is left, again and again, circles are left, and what leads to them.
  for (let end; (end = [...left].find((part) => !next(part))) !== undefined;) left.delete(end);
  const way: string[] = [];
  let [part] = left;
  for (; part !== undefined && !way.includes(part); part = next(part)) way.push(part);
  const circle = part === undefined ? [] : [...way.slice(way.indexOf(part)), part];
  return circle.slice(1).map((to, index) => show(graph.get(circle[index]!)!.get(to)!));
}
