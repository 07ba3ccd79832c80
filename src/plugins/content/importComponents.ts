import type {Root} from 'mdast';
import {importStatement} from 'content-checks/markdown';
import {pageOf} from 'content-checks/pages/markdownPage';
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
    tree.children.push(...used.map((name) => importOf(name, mdxComponents[name]!.module)));
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

const importOf = (name: string, module: string) =>
  importStatement(name, `@site/src/components/${module}`, !module.startsWith('mdx/'));
