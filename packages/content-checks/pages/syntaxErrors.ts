import type {Problem} from '../diagnostics';
import {say, type Sentence} from '../sentences';
import {mdxComponents} from './components';

interface SyntaxError {
  /** Where the MDX parser stopped: the end of the file when something is never closed. */
  line: number;
  column: number;
  source: string;
}

/** With the line where it is another than the parser's. */
type Explained = Sentence & Pick<Problem, 'example'> & {line?: number};

/** @returns undefined when unknown */
type Explain = (error: SyntaxError, match: RegExpExecArray) => Explained | undefined;

/** HTML elements without an end tag. */
const VOID = ['br', 'hr', 'img', 'wbr'];

/** The messages of the MDX parser, in a writer's words. The first pattern that matches is used. */
const explanations: [RegExp, Explain][] = [
  [/^Expected a closing tag for `<([\w.-]*)>` \((\d+):/, explainUnclosed],
  [/^Unexpected closing tag `<\/([\w.-]*)>`, .* for `<([\w.-]*)>` \((\d+):/, explainCrossed],
  [
    /in name,.*`\[text\]\(url\)`/,
    () => ({...say('mdx.email'), example: '<Contact part="email" />'}),
  ],
  [
    /before local name/,
    ({line, source}) => {
      const url = /<(https?:[^>\s]*)/.exec(lineAt(source, line))?.[1] ?? 'https://…';
      return {...say('mdx.url'), example: `[words to click](${url})`};
    },
  ],
  [/(?:before|in) attribute value/, explainAttribute],
  [/(?:before|in) name|attribute name/, explainTag],
  [/in expression/, ({source}) => ({...say('mdx.openBrace'), line: lineOfOpenBrace(source)})],
  [/Could not parse expression/, () => ({...say('mdx.braces'), example: '<Fact id="fee" />'})],
  [/import\/exports/, () => say('mdx.import')],
  [/^Unexpected closing slash/, explainUnopened],
];

/** What an error of the MDX parser means. */
export function explainSyntaxError(error: unknown, source: string): Explained & {line: number} {
  const {
    reason = String(error),
    line = 1,
    column = 1,
  } = error as Partial<SyntaxError & {reason: string}>;
  for (const [pattern, explain] of explanations) {
    const match = pattern.exec(reason);
    const found = match && explain({line, column, source}, match);
    if (found) return {line, ...found};
  }
  return {line, ...say('mdx.unknown')};
}

function explainUnclosed({source}: SyntaxError, [, name = '', opened]: RegExpExecArray): Explained {
  const line = Number(opened);
  const component = mdxComponents[name];
  if (VOID.includes(name) || (component && !component.wraps)) {
    const tag = new RegExp(`<${name}[^>]*`).exec(lineAt(source, line))?.[0] ?? `<${name}`;
    return {...say('mdx.void', {name}), example: `${tag.trim()} />`, line};
  }
  return {...say('mdx.open', {name}), example: exampleOf(name), line};
}

function explainCrossed(
  {line}: SyntaxError,
  [, closed = '', name = '', opened]: RegExpExecArray,
): Explained {
  return closed.toLowerCase() === name.toLowerCase()
    ? {...say('mdx.otherName', {name}), example: `</${name}>`}
    : {
        ...say('mdx.crossed', {name, closed, line}),
        example: exampleOf(name),
        line: Number(opened),
      };
}

function explainUnopened({line, source}: SyntaxError): Explained {
  const [, name = ''] = /<\/\s*([\w.-]*)/.exec(lineAt(source, line)) ?? [];
  return {...say('mdx.unopened', {name}), example: exampleOf(name)};
}

function explainAttribute({line, source}: SyntaxError): Explained {
  const written = /([\w-]+)=\s*["'“”‘’]?([^"'“”‘’\s/>]*)/.exec(lineAt(source, line));
  const [, name = 'id', value = ''] = written ?? [];
  return {...say('mdx.attribute'), example: `${name}="${value || '…'}"`};
}

function explainTag({line, column, source}: SyntaxError): Explained | undefined {
  const read = [...source.split('\n').slice(0, line - 1), lineAt(source, line).slice(0, column)];
  const start = read.join('\n').lastIndexOf('<');
  const at = lineOf(source, start);
  const after = /^[^\s.,;:/>]*/.exec(source.slice(start + 1))?.[0] ?? '';
  const [, name] = /([\w-]+)="[^"]*"(?![\w-]+=)[^\s"/>][^"]*"/.exec(lineAt(source, at)) ?? [];
  if (name) return {...say('mdx.quoteWithin', {name}), line: at};
  return after.startsWith('!')
    ? undefined
    : {...say('mdx.less'), example: `&lt;${after}`, line: at};
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
