import {visit} from 'unist-util-visit';
import {nearestOf, type Problem} from '../../say/diagnostics';
import {say, type Sentence} from '../../say';
import {signAfterLink} from '../../words/addresses';
import {explainBareLink, type Mistake} from './links';
import {lineIn, type MarkdownPage} from '../../read/markdownPage';
import type {References} from './components';

/** Stars between a sign and a letter: Markdown takes them for the other end of bold words, or for none. */
const STARS_BEFORE_LETTER =
  /(\*\*|\*(?!\())(?![\s*])(\p{P}*)([^*]*?)(\p{P}+)\1(?=[\p{L}\p{M}\p{N}])/gu;
const STARS_AFTER_LETTER =
  /(?<=[\p{L}\p{M}\p{N}])(\*\*|\*(?!\())(\p{P}+)([^*]*?)(\p{P}*)(?<![\s*])\1/gu;

/** A text with such signs outside the stars: `“**bold**”`. */
const signsOutside = (text: string) =>
  [STARS_BEFORE_LETTER, STARS_AFTER_LETTER].reduce(
    (result, pattern) => result.replace(pattern, '$2$1$3$1$4'),
    text,
  );

/** Incomplete markup, which visitors would see; why it is, by the line in the source, and the line as it is right. */
const UNREAD: readonly (readonly [
  is: (text: string) => boolean,
  explain: (line: string) => [Sentence, example: string],
])[] = [
  [
    (text) => text.includes(']('),
    (line) => [
      /\]\([^()]*\S[ \t]+[^()]*\)/.test(line) ? say('markup.linkSpace') : say('markup.link'),
      '[how it works](/how)',
    ],
  ],
  [
    (text) => text.includes('**') || signsOutside(text) !== text,
    (line) => {
      const right = signsOutside(line).trim();
      return right === line.trim()
        ? [say('markup.stars'), '**bold words**']
        : [say('markup.starsInside'), right];
    },
  ],
  [
    (text) => /^#{1,6}\p{L}/u.test(text),
    (line) => [say('markup.heading'), line.trim().replace(/^#+/, '$& ')],
  ],
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
        for (const [is, explain] of UNREAD) {
          const line = lineIn(node) + index;
          if (is(text)) report(line, ...explain(lines[line - 1] ?? text));
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
