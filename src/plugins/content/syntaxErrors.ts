import type {Problem} from '../../lib/diagnostics';
import {mdxComponents} from './mdxComponents';

interface SyntaxError {
  /** Where the MDX parser stopped: the end of the file when something is never closed. */
  line: number;
  column: number;
  source: string;
}

/** @returns the message, an example, and the line when it is another than the parser's; undefined when unknown */
type Explain = (
  error: SyntaxError,
  match: RegExpExecArray,
) => [message: string, example?: string | undefined, line?: number] | undefined;

/** HTML elements without an end tag. */
const VOID = ['br', 'hr', 'img', 'wbr'];

/** The messages of the MDX parser, in a writer's words. The first pattern that matches is used. */
const explanations: [RegExp, Explain][] = [
  [/^Expected a closing tag for `<([\w.-]*)>` \((\d+):/, explainUnclosed],
  [/^Unexpected closing tag `<\/([\w.-]*)>`, .* for `<([\w.-]*)>` \((\d+):/, explainCrossed],
  [
    /in name,.*`\[text\]\(url\)`/,
    () => ['An e-mail address between < and > is read as a component.', '<Contact part="email" />'],
  ],
  [
    /before local name/,
    ({line, source}) => {
      const url = /<(https?:[^>\s]*)/.exec(lineAt(source, line))?.[1] ?? 'https://…';
      return [
        'A web address between < and > is read as a component. Write a link.',
        `[words to click](${url})`,
      ];
    },
  ],
  [/(?:before|in) attribute value/, explainAttribute],
  [/(?:before|in) name|attribute name/, explainTag],
  [
    /in expression/,
    ({source}) => [
      'A { is opened here and not closed. Braces are for notes and for the ids of headings.',
      undefined,
      lineOfOpenBrace(source),
    ],
  ],
  [
    /Could not parse expression/,
    () => [
      'Words in braces are read as code. Leave out { and }. For a number of the site, write a component (in the writing room: + Insert).',
      '<Fact id="fee" />',
    ],
  ],
  [
    /import\/exports/,
    () => [
      'Lines that begin with "import" or "export" are code, up to the next empty line. Begin a sentence with another word, or correct the code.',
    ],
  ],
];

/** What an error of the MDX parser means. */
export function explainSyntaxError(
  error: unknown,
  source: string,
): Pick<Problem, 'line' | 'message' | 'example'> {
  const {
    reason = String(error),
    line = 1,
    column = 1,
  } = error as Partial<SyntaxError & {reason: string}>;
  for (const [pattern, explain] of explanations) {
    const match = pattern.exec(reason);
    const found = match && explain({line, column, source}, match);
    if (!found) continue;
    const [message, example, at = line] = found;
    return {line: at, message, ...(example === undefined ? {} : {example})};
  }
  return {line, message: `The page cannot be read from here on. ${reason}.`};
}

function explainUnclosed(
  {source}: SyntaxError,
  [, name = '', opened]: RegExpExecArray,
): ReturnType<Explain> {
  const line = Number(opened);
  const component = mdxComponents[name];
  if (VOID.includes(name) || (component && !component.wraps)) {
    const tag = new RegExp(`<${name}[^>]*`).exec(lineAt(source, line))?.[0] ?? `<${name}`;
    return [`<${name}> has no content, so it ends with />.`, `${tag.trim()} />`, line];
  }
  return [`<${name}> is opened here and never closed.`, exampleOf(name), line];
}

function explainCrossed(
  {line}: SyntaxError,
  [, closed = '', name = '', opened]: RegExpExecArray,
): ReturnType<Explain> {
  if (closed.toLowerCase() === name.toLowerCase()) {
    return [`<${name}> is closed here under another name.`, `</${name}>`];
  }
  const message = `<${name}> is opened here and not closed before </${closed}> in line ${line}.`;
  return [message, exampleOf(name), Number(opened)];
}

function explainAttribute({line, source}: SyntaxError): ReturnType<Explain> {
  const written = /([\w-]+)=\s*["'“”‘’]?([^"'“”‘’\s/>]*)/.exec(lineAt(source, line));
  const [, name = 'id', value = ''] = written ?? [];
  return [
    'The value of an attribute must be between two straight quotation marks.',
    `${name}="${value || '…'}"`,
  ];
}

function explainTag({line, column, source}: SyntaxError): ReturnType<Explain> {
  const read = [...source.split('\n').slice(0, line - 1), lineAt(source, line).slice(0, column)];
  const start = read.join('\n').lastIndexOf('<');
  const after = /^[^\s.,;:/>]*/.exec(source.slice(start + 1))?.[0] ?? '';
  const inside = /([\w-]+)="[^"]*"(?![\w-]+=)[^\s"/>][^"]*"/.exec(
    lineAt(source, lineOf(source, start)),
  );
  if (inside) {
    const message = `The value of ${inside[1]}="…" ends at its next straight quotation mark. Within it, write curved ones: “ and ”.`;
    return [message, undefined, lineOf(source, start)];
  }
  if (after.startsWith('!')) return undefined;
  const message =
    'A < in a sentence is read as the beginning of a component. Write it in words, or as &lt;.';
  return [message, `&lt;${after}`, lineOf(source, start)];
}

function exampleOf(name: string): string {
  return mdxComponents[name]?.example ?? `<${name}>\n\nYour words.\n\n</${name}>`;
}

function lineAt(source: string, line: number): string {
  return source.split('\n')[line - 1] ?? '';
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** The line of the first brace that is never closed. */
function lineOfOpenBrace(source: string): number {
  const open: number[] = [];
  for (const {0: brace, index} of source.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else open.pop();
  }
  return lineOf(source, open[0] ?? 0);
}
