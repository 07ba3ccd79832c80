import {load, type YAMLException} from 'js-yaml';
import type {Heading as HeadingNode, Node, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../say/diagnostics';
import type {MdxElement} from './markdown';
import {say} from '../say';
import {lineOf, parseYamlFile, type YamlFile} from './yaml';

/** A part of a page. Lines are counted from 1 in the whole file. */
interface Part {
  file: string;
  line: number;
}

export interface PageHeading extends Part {
  level: number;
  id?: string;
  /** As it is written, without the id. */
  text: string;
}

/** A component of ours (`<Fact id="fee" />`) or an HTML element. */
export interface PageElement extends Part {
  lastLine: number;
  name: string;
  /** Attribute → its text; null without a value or with a {value} in braces. */
  attributes: Readonly<Record<string, string | null>>;
  isEmpty: boolean;
}

export interface PageLink extends Part {
  target: string;
}

export interface PageImport extends Part {
  name: string;
  from: string;
}

interface FrontMatterField {
  value: unknown;
  line: number;
}

export type FrontMatter = ReadonlyMap<string, FrontMatterField>;

export interface MarkdownPage {
  /** From the site's folder: `docs/faq.mdx`. */
  file: string;
  /** With escaped ids of headings and without a byte order mark; offsets in the tree count in it. */
  source: string;
  tree: Root;
  frontMatter: FrontMatter;
  headings: readonly PageHeading[];
  elements: readonly PageElement[];
  links: readonly PageLink[];
  imports: readonly PageImport[];
  /** Mistakes for which the file, or its front matter, cannot be read. */
  problems: readonly Problem[];
}

export const isComponent = ({name}: Pick<PageElement, 'name'>) => /^[A-Z]/.test(name);

/** The id of a component that becomes the address of its place in the page. */
export function anchorOf({
  name,
  attributes: {id},
}: Pick<PageElement, 'name' | 'attributes'>): string | undefined {
  return ['BigFact', 'Fact', 'Lang'].includes(name) ? undefined : (id ?? undefined);
}

export function markdownPage(file: string, source: string, tree: Root): MarkdownPage {
  const headings: PageHeading[] = [];
  const elements: PageElement[] = [];
  const links: PageLink[] = [];
  const imports: PageImport[] = [];
  visit(tree, (node) => {
    const line = lineIn(node);
    switch (node.type) {
      case 'heading':
        headings.push({file, line, level: node.depth, ...headingOf(node, source)});
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const element = {file, line, ...elementOf(node)};
        const {to, href} = element.attributes;
        elements.push(element);
        links.push(...[to, href].flatMap((target) => (target ? {file, line, target} : [])));
        break;
      }
      case 'link':
      case 'image':
        links.push({file, line, target: node.url});
        break;
      case 'mdxjsEsm':
        for (const statement of node.data?.estree?.body ?? []) {
          if (statement.type !== 'ImportDeclaration') continue;
          const from = String(statement.source.value);
          const at = statement.loc?.start.line ?? line;
          imports.push(
            ...statement.specifiers.map(({local: {name}}) => ({file, line: at, name, from})),
          );
        }
    }
  });
  return {
    file,
    source,
    tree,
    headings,
    elements,
    links,
    imports,
    ...readFrontMatter(file, source, tree),
  };
}

/** Why a page is not MDX, in the words of its parser. */
export function syntaxProblem(file: string, error: unknown): Problem {
  const {reason = String(error), line} = error as {reason?: string; line?: number};
  // An unclosed tag has its place in the message only: "a closing tag for `<Note>` (16:1-16:7)".
  const named = Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
  return {file, line: line ?? named, ...say('file.syntax', {message: reason})};
}

export function lineIn(node: Node): number {
  return node.position?.start.line ?? 1;
}

/** The text and the id of a heading. The id is a comment at its end. */
export function headingOf(
  {children, position}: HeadingNode,
  source: string,
): Pick<PageHeading, 'id' | 'text'> {
  const [first, last] = [children[0], children.at(-1)];
  const comment = last?.type === 'mdxTextExpression' ? last.value : '';
  const id = /^\s*\/\*\s*#([\w-]+)\s*\*\/\s*$/.exec(comment)?.[1];
  const end = id ? last?.position?.start : position?.end;
  const text = source.slice(first?.position?.start.offset, end?.offset).trim();
  return id ? {text, id} : {text};
}

export function elementOf({name, attributes, children, position}: MdxElement) {
  const values = attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? [attribute.name, typeof attribute.value === 'string' ? attribute.value : null]
      : ['…', null],
  );
  return {
    name: name ?? '',
    lastLine: position?.end.line ?? 1,
    isEmpty: children.length === 0,
    attributes: Object.fromEntries(values) as PageElement['attributes'],
  };
}

/** The fields at the top as a YAML file. Its line 1 is line 2 of the page: the first is "---". */
export function yamlOf({file, tree}: Pick<MarkdownPage, 'file' | 'tree'>): YamlFile {
  const [first] = tree.children;
  const matter = first?.type === 'yaml' ? first.value : '';
  return parseYamlFile('front matter', file, new TextEncoder().encode(matter));
}

/** Reads the fields with js-yaml, as Docusaurus does: it reads more words as numbers and days than YAML 1.2. */
function readFrontMatter(file: string, source: string, tree: Root) {
  const yaml = yamlOf({file, tree});
  const frontMatter = new Map<string, FrontMatterField>();
  if (!yaml.source && /^---\r?\n/.test(source)) {
    return {frontMatter, problems: [{file, line: 1, ...say('matter.end')}]};
  }
  const problems = yaml.problems.map((problem) => ({...problem, line: problem.line + 1}));
  if (problems.length > 0) return {frontMatter, problems};
  try {
    const fields = (load(yaml.source) ?? {}) as Record<string, unknown>;
    for (const [key, value] of Object.entries(fields)) {
      frontMatter.set(key, {value, line: lineOf(yaml, [key]) + 1});
    }
  } catch (error) {
    const {reason = String(error), mark} = error as Partial<YAMLException & {reason: string}>;
    const line = mark ? mark.line + 2 : 1;
    problems.push({file, line, ...say('file.syntax', {message: reason})});
  }
  return {frontMatter, problems};
}
