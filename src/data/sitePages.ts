/* The pages of the site, with the files that their words are in. */
import type {ContentFiles} from 'content/read/files';
import {isPartial, readEnglish, routeOf, withParts} from 'content/read/pages';
import type {Contracts} from 'content/lists/siteContracts';
import {mdxComponents} from 'content/read/components';

/** The addresses that the site promises for good: programs, papers and other sites lead to them. */
export const LASTING_ROUTES =
  `/ /about /team /faq /how /press /vmgo /welcome /certificate /fonts /video /media
  /feedback /timeline /features /services /city /contact /app /privacy /tos /accessibility`.split(
    /\s+/,
  );

export interface SitePage {
  /** In English: "/", "/team". */
  route: string;
  /** Whether it can be neither deleted nor moved: it is code, or promised. */
  isLasting: boolean;
  /** The English file of a page in Markdown, and those that it imports. */
  markdown: readonly string[];
  /** The list with the words of the page: "pages/team". */
  copy?: string;
  /** The lists that its code and the components that it imports itself name: "team". */
  lists: readonly string[];
}

const IMPORT = /\bfrom\s*['"]([^'"]+)['"]/g;
const COMPONENT = /<([A-Z]\w*)/g;

/** What each file of code imports, by the name of the file, in alphabetical order. */
export type CodeImports = Readonly<Record<string, readonly string[]>>;

/** @param routes those of pages that are code */
export function sitePages(
  site: ContentFiles,
  routes: readonly string[],
  {collections, reads}: Contracts,
  code: CodeImports,
): SitePage[] {
  const copies = reads();
  const english = readEnglish(site);

  /** What the code of a folder, or one file without its ending, imports. */
  const importsOf = (name: string): readonly string[] =>
    Object.entries(code).flatMap(([file, imports]) =>
      file.startsWith(`${name}/`) || file.replace(/\.tsx?$/, '') === name ? imports : [],
    );

  return [...new Set([...routes, ...english.filter(isArticle).map(({file}) => routeOf(file))])].map(
    (route): SitePage => {
      const article = english.find((page) => isArticle(page) && routeOf(page.file) === route);
      const pages = article ? withParts(site, article) : [];
      const folders = route === '/' ? ['index', '_home'] : [route.slice(1)];
      const imports = [
        ...folders.flatMap((name) => importsOf(`src/pages/${name}`)),
        ...pages.flatMap(({source}) => importsIn(source)),
      ];
      const used = [...imports, ...pages.flatMap(({source}) => componentsIn(source))]
        .filter((from) => from.startsWith('@site/src/components/'))
        .flatMap((from) => importsOf(from.slice('@site/'.length)));
      const named = new Set([...imports, ...used].map(listOf));
      const copy = `pages/${route === '/' ? 'home' : route.slice(1)}`;
      return {
        route,
        isLasting: !article || LASTING_ROUTES.includes(route),
        markdown: pages.map(({file}) => file),
        ...(Object.hasOwn(copies, copy) && {copy}),
        lists: Object.keys(collections)
          .filter((name) => named.has(name))
          .sort(),
      };
    },
  );
}

const isArticle = ({file}: {file: string}) => !isPartial(file);

export const importsIn = (source: string): string[] =>
  [...source.matchAll(IMPORT)].flatMap(([, from]) => from ?? []);

/** The modules of components that Markdown uses without an import. */
function componentsIn(source: string): string[] {
  return [...source.matchAll(COMPONENT)].flatMap(([, name = '']) => {
    const component = Object.hasOwn(mdxComponents, name) ? mdxComponents[name] : undefined;
    return component ? [`@site/src/components/${component.module}`] : [];
  });
}

const listOf = (from: string) => /^@site\/src\/data\/(.*)\.yml$/.exec(from)?.[1];
