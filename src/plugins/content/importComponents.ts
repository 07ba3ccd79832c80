import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import {pageOf} from './markdownPage';
import {mdxComponents} from './mdxComponents';

/**
 * A remark plugin that adds the import statements that writers leave out, so that a page loads the
 * components it uses and no others.
 */
export default function importComponents() {
  return (tree: Root): void => {
    const imported = pageOf('', '', tree).imports.map(({name}) => name);
    const used = [...usedNames(tree)].filter(
      (name) => Object.hasOwn(mdxComponents, name) && !imported.includes(name),
    );
    // At the end: what Docusaurus looks for at the top of a file, like its heading, stays there.
    tree.children.push(...used.map((name) => importStatement(name, mdxComponents[name]!.module)));
  };
}

const ELEMENTS = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'JSXIdentifier'];

/** The names of all elements, those in braces too: `{items.map((item) => <Fact id={item} />)}`. */
function usedNames(part: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(part)) {
    part.forEach((child) => usedNames(child, names));
  } else if (part && typeof part === 'object') {
    const {type, name} = part as {type?: unknown; name?: unknown};
    if (ELEMENTS.includes(String(type)) && typeof name === 'string') names.add(name);
    Object.values(part).forEach((child) => usedNames(child, names));
  }
  return names;
}

/**
 * A syntax tree (ESTree): MDX does not parse the text of a node that a plugin adds.
 *
 * @param module the folder below src/components, as in mdxComponents
 */
export function importStatement(name: string, module: string): MdxjsEsm {
  const local = {type: 'Identifier' as const, name};
  const declaration = {
    type: 'ImportDeclaration' as const,
    specifiers: [
      module.startsWith('mdx/')
        ? {type: 'ImportSpecifier' as const, local, imported: local}
        : {type: 'ImportDefaultSpecifier' as const, local},
    ],
    source: {type: 'Literal' as const, value: `@site/src/components/${module}`},
    attributes: [],
  };
  const estree = {type: 'Program' as const, sourceType: 'module' as const, body: [declaration]};
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}
