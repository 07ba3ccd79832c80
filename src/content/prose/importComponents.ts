import type {Root} from 'mdast';
import {importStatement} from 'content/read/markdown';
import {markdownPage} from 'content/read/markdownPage';
import {mdxComponents} from 'content/read/components';

/**
 * A remark plugin that adds the import statements that writers leave out, so that a page loads the
 * components it uses and no others.
 */
export default function importComponents() {
  return (tree: Root): void => {
    const {imports, elements} = markdownPage('', '', tree);
    const imported = new Set(imports.map(({name}) => name));
    for (const name of new Set(elements.map((element) => element.name))) {
      if (!Object.hasOwn(mdxComponents, name) || imported.has(name)) continue;
      const {module} = mdxComponents[name]!;
      // At the end: Docusaurus looks for some nodes, such as the heading, at the top of a file.
      tree.children.push(
        importStatement(name, `@site/src/components/${module}`, !module.startsWith('mdx/')),
      );
    }
  };
}
