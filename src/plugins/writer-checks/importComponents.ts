import {type MarkdownNode, importedNames} from './markdown';
import {type ComponentSource, componentModules} from './modules';

/**
 * A remark plugin that writes the import lines that writers leave out, so that a page carries the
 * components it uses and no others.
 */
export default function importComponents() {
  return (tree: MarkdownNode): void => {
    const imported = importedNames(tree);
    const used = [...usedNames(tree)].filter(
      (name) => Object.hasOwn(componentModules, name) && !imported.includes(name),
    );
    // At the end: what Docusaurus looks for at the top of a file, like its heading, stays there.
    tree.children?.push(...used.map((name) => importLine(name, componentModules[name]!)));
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

/** The line as the syntax tree (ESTree) that MDX reads; it does not read the text of a new node. */
function importLine(name: string, source: ComponentSource): MarkdownNode {
  const local = {type: 'Identifier', name};
  const specifier =
    source.export === 'default'
      ? {type: 'ImportDefaultSpecifier', local}
      : {type: 'ImportSpecifier', local, imported: {type: 'Identifier', name: source.export}};
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source: {type: 'Literal', value: `@site/src/components/${source.module}`},
    attributes: [],
  };
  const estree = {type: 'Program', sourceType: 'module', body: [declaration]};
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}
