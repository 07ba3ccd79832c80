import {visit} from 'unist-util-visit';
import {nearestOf, type Problem} from '../../../lib/diagnostics';
import {lineIn, type MarkdownPage} from '../markdownPage';
import type {KnownLists} from './components';

/** Markup that is shown to visitors, because something is missing in it. */
const UNREAD: {
  pattern: RegExp;
  /** @param line of the file */
  explain: (line: string) => Pick<Problem, 'message' | 'example'>;
}[] = [
  {
    pattern: /\]\(\S*/,
    explain: () => ({
      message: 'A bracket of this link is missing, so visitors see its markup.',
      example: '[how it works](/how)',
    }),
  },
  {
    pattern: /\*\*/,
    explain: () => ({
      message:
        'Visitors see these two stars. Bold words have two at both ends, without a space between stars and words.',
      example: '**bold words**',
    }),
  },
  {
    pattern: /^#{1,6}\p{L}.*/u,
    explain: (line) => ({
      message: 'A heading has a space after its #. Without it, visitors see the #.',
      example: line.trim().replace(/^#+/, '$& '),
    }),
  },
];

/** Markup that is not read as such, and values in braces that do not exist. */
export function checkMarkup(
  {file, source, tree, imports}: MarkdownPage,
  {facts = {}}: KnownLists,
): Problem[] {
  const lines = source.split(/\r?\n/);
  const problems: Problem[] = [];
  const report = (line: number, problem: Pick<Problem, 'message' | 'example'>) =>
    problems.push({file, line, place: [], ...problem});

  visit(tree, (node) => {
    if (node.type === 'text') {
      node.value.split('\n').forEach((text, index) => {
        for (const {pattern, explain} of UNREAD) {
          const line = lineIn(node) + index;
          if (pattern.test(text)) report(line, explain(lines[line - 1] ?? text));
        }
      });
    } else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const [statement] = node.data?.estree?.body ?? [];
      if (statement?.type !== 'ExpressionStatement') return;
      const {expression} = statement;
      if (expression.type !== 'Identifier') return;
      if (imports.some(({name}) => name === expression.name)) return;
      report(lineIn(node), {
        message: `Words in braces are code, and there is no value "${expression.name}". Write a figure or date of src/data/facts.yml as a component, and other words without braces.`,
        example: `<Fact id="${nearestOf(expression.name, Object.keys(facts)) ?? 'fee'}" />`,
      });
    }
  });
  return problems;
}
