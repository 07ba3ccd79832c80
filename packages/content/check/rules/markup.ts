import {visit} from 'unist-util-visit';
import {nearestOf, type Problem} from '../diagnostics';
import {say, type Sentence} from '../sentences';
import {explainBareLink, type Mistake, signAfterLink} from './links';
import {lineIn, type MarkdownPage} from '../../read/markdownPage';
import type {References} from './components';

/** Incomplete markup, which visitors would see; with an example for the line. */
const UNREAD: readonly (readonly [RegExp, Sentence, example: (line: string) => string])[] = [
  [/\]\(\S*/, say('markup.link'), () => '[how it works](/how)'],
  [/\*\*/, say('markup.stars'), () => '**bold words**'],
  [/^#{1,6}\p{L}.*/u, say('markup.heading'), (line) => line.trim().replace(/^#+/, '$& ')],
];

/** Markup that Markdown does not recognise, and values in braces that do not exist. */
export function checkMarkup(
  {file, source, tree, imports, links}: MarkdownPage,
  {facts = {}}: References,
): Problem[] {
  const lines = source.split(/\r?\n/);
  const problems: Problem[] = [];
  const report = (line: number, sentence: Mistake | undefined, example?: string) => {
    if (sentence) problems.push({file, line, ...sentence, ...(example && {example})});
  };
  const bare = new Set<string>();

  visit(tree, (node, _, parent) => {
    if (node.type === 'text') {
      node.value.split('\n').forEach((text, index) => {
        for (const [pattern, sentence, exampleFor] of UNREAD) {
          const line = lineIn(node) + index;
          if (pattern.test(text)) report(line, sentence, exampleFor(lines[line - 1] ?? text));
        }
      });
    } else if (node.type === 'link') {
      const mistake = explainBareLink(node, source);
      if (mistake) bare.add(node.url);
      // What GFM finds in the middle of a text has no place.
      report(lineIn(node.position || !parent ? node : parent), mistake);
    } else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const [statement] = node.data?.estree?.body ?? [];
      if (statement?.type !== 'ExpressionStatement') return;
      const {expression} = statement;
      if (expression.type !== 'Identifier') return;
      if (imports.some(({name}) => name === expression.name)) return;
      const {name} = expression;
      const example = `<Fact id="${nearestOf(name, Object.keys(facts)) ?? 'fee'}" />`;
      report(lineIn(node), say('markup.value', {name}), example);
    }
  });
  for (const {line, target} of links) {
    if (!bare.has(target)) report(line, signAfterLink(target));
  }
  return problems;
}
