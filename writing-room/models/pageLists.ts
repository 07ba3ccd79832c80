/* Which lists a page shows, by what its code imports. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {collections} from '../../src/collections';
import {mdxComponents} from '../../src/plugins/content/mdxComponents';

const IMPORT = /\bfrom\s*['"]([^'"]+)['"]/g;
const COMPONENT = /<([A-Z]\w*)/g;

/**
 * The lists that a page shows: those that its code below src/pages and the components that it imports
 * itself name. The words of pages are not among them.
 *
 * @returns a function for each page of the site, which reads each component once.
 *   route: of the page. markdown: the files of the page that are written in Markdown
 */
export function pageLists(
  siteDir: string,
): (route: string, markdown: readonly string[]) => readonly string[] {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const known = new Map<string, readonly string[]>();

  /** The imports of a component; those of a folder, of all in it. */
  function importsOf(component: string): readonly string[] {
    const imports = known.get(component) ?? codeIn(siteDir, component).map(read).flatMap(importsIn);
    known.set(component, imports);
    return imports;
  }

  return (route, markdown) => {
    const code = (route === '/' ? ['index.tsx', '_home'] : [route.slice(1)]).flatMap((name) =>
      codeIn(siteDir, `src/pages/${name}`),
    );
    const own = [...code, ...markdown].map(read);
    const imports = own.flatMap(importsIn);
    const components = new Set([
      ...imports.flatMap(componentOf),
      ...own.flatMap((source) => [...source.matchAll(COMPONENT)].flatMap(([, name]) => ours(name))),
    ]);
    const named = new Set([...imports, ...[...components].flatMap(importsOf)].flatMap(listOf));
    return Object.keys(collections)
      .filter((name) => named.has(name))
      .sort();
  };
}

const importsIn = (source: string): string[] =>
  [...source.matchAll(IMPORT)].flatMap(([, from]) => from ?? []);

/** From the site's folder, without the ending of a file. */
function componentOf(from: string): string[] {
  return from.startsWith('@site/src/components/') ? [from.slice('@site/'.length)] : [];
}

/** A component that Markdown uses without an import. */
function ours(name = ''): string[] {
  const component = Object.hasOwn(mdxComponents, name) ? mdxComponents[name] : undefined;
  return component ? [`src/components/${component.module}`] : [];
}

function listOf(from: string): string[] {
  const name = /^@site\/src\/data\/(.*)\.yml$/.exec(from)?.[1];
  return name && !name.startsWith('pages/') ? [name] : [];
}

/** The TypeScript files of a folder and those below it, or a single one. */
function codeIn(siteDir: string, name: string): string[] {
  const place = path.join(siteDir, name);
  if (existsSync(place) && statSync(place).isDirectory()) {
    return readdirSync(place, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file))
      .sort()
      .map((file) => path.join(name, file));
  }
  return ['', '.ts', '.tsx'].map((end) => name + end).filter((file) => isFile(siteDir, file));
}

function isFile(siteDir: string, name: string): boolean {
  return Boolean(statSync(path.join(siteDir, name), {throwIfNoEntry: false})?.isFile());
}
