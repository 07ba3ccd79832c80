import comment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm} from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The syntax that the MDX loader of Docusaurus reads, without directives, which the site does not use. */
const reader = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(comment)
  .freeze();

/**
 * Reads a Markdown file with components.
 *
 * @throws a VFileMessage when the file is not valid MDX
 */
export function parseMarkdown(source: string): Root {
  return reader.parse(source);
}

/** Escapes the brace of `## Words {#id}`, which is invalid MDX, as Docusaurus does before it parses a file. */
export function escapeHeadingIds(source: string): string {
  return source.replace(/^(#{1,6}[ \t].*?)\\?\{#/gm, '$1\\{#');
}

/**
 * A syntax tree (ESTree): MDX does not parse the text of a node that a plugin adds.
 *
 * @param isDefault whether the component is the default of the module, else it is exported by its name
 */
export function importStatement(name: string, module: string, isDefault = true): MdxjsEsm {
  const local = {type: 'Identifier' as const, name};
  const declaration = {
    type: 'ImportDeclaration' as const,
    specifiers: [
      isDefault
        ? {type: 'ImportDefaultSpecifier' as const, local}
        : {type: 'ImportSpecifier' as const, local, imported: local},
    ],
    source: {type: 'Literal' as const, value: module},
    attributes: [],
  };
  const estree = {type: 'Program' as const, sourceType: 'module' as const, body: [declaration]};
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}
