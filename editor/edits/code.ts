/* Code in pages, which runs when a site is built or read: writers write none, and that of developers stays. */
import {visit} from 'unist-util-visit';
import {isForeignHtml, isPageField} from 'content/check/rules/wholePage';
import {elementOf, type MarkdownPage} from 'content/read/markdownPage';
import {importedMarkdown, parsePage} from 'content/read/pages';

/** What may be code in a page that cannot be read. */
const SIGNS = /[{}<>]|^\s*(?:import|export)\b|^---/;

/** The pieces of code in the source of a page; where it cannot be read, the lines that may be code. */
export function codeIn(file: string, source: string): string[] {
  const page = parsePage(file, source);
  const lines = source.split(/\r?\n/);
  return page.problems.length > 0 ? lines.filter((line) => SIGNS.test(line)) : codeOf(page);
}

/**
 * In a page that can be read: imports of anything but parts of pages, exports, values in braces, HTML that a check
 * refuses, and settings of Docusaurus above the page.
 */
export function codeOf({source, tree, frontMatter, imports}: MarkdownPage): string[] {
  const settings = [...frontMatter].filter(([key]) => !isPageField(key));
  const code = settings.map(([key, {value}]) => JSON.stringify([key, value]));
  const parts = imports.filter((imported) => importedMarkdown(imported)).map(({from}) => from);
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      const isPart = node.data?.estree?.body.every(
        (one) => one.type === 'ImportDeclaration' && parts.includes(String(one.source.value)),
      );
      if (!isPart) code.push(node.value);
    } else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      // A comment has no statement.
      const isPlain = node.data?.estree?.body.every(
        (one) => one.type === 'ExpressionStatement' && one.expression.type === 'Literal',
      );
      if (!isPlain) code.push(node.value);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const element = elementOf(node);
      const isForeign = isForeignHtml(element);
      for (const {type, value, position} of node.attributes) {
        const isCode = type === 'mdxJsxExpressionAttribute' || typeof value === 'object';
        if (isForeign || (isCode && value !== null))
          code.push(
            `${element.name} ${source.slice(position?.start.offset, position?.end.offset)}`,
          );
      }
      if (isForeign) code.push(element.name);
    }
  });
  return code;
}
